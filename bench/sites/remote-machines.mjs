import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProcess } from '../measure/run-process.mjs'

const DOCGEN = fileURLToPath(new URL('../../packages/cli/bin/docgen.js', import.meta.url))
const TOKEN = 'secret'

/**
 * @typedef {object} Server a Turborepo remote cache
 * @property {string} name
 * @property {string} url
 * @property {Map<string, Buffer>} [artifacts] by path; absent if another program is the server
 * @property {() => void} stop
 */

/** Starts a server in memory. @returns {Promise<Server>} */
async function startMemoryServer() {
  const artifacts = new Map()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://server')
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    if (request.method === 'PUT') artifacts.set(pathname, Buffer.concat(chunks))
    const bytes = artifacts.get(pathname)
    response.writeHead(bytes ? 200 : 404).end(request.method === 'GET' ? bytes : undefined)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${server.address().port}`
  return { name: 'a server in memory', url, artifacts, stop: () => server.close() }
}

/** Starts an installed turborepo-remote-cache. @param {string} program its folder @param {string} store @returns {Promise<Server>} */
async function startTurboServer(program, store) {
  const port = await new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address()
      socket.close(() => resolve(port))
    })
  })
  const child = spawn(process.execPath, [join(program, 'dist/cli.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TURBO_TOKEN: TOKEN,
      HOST: '127.0.0.1',
      PORT: String(port),
      STORAGE_PATH: store,
      STORAGE_PATH_USE_TMP_FOLDER: 'false',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await fetch(`${url}/v8/artifacts/status`).catch(() => undefined)) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { name: 'turborepo-remote-cache', url, stop: () => child.kill() }
}

/** @returns {{publicKey: string, privateKey: string}} */
export function createKeys() {
  return JSON.parse(execFileSync(process.execPath, [DOCGEN, 'cache', 'keygen', '--json'], { encoding: 'utf8' }))
}

/**
 * A repository with a site, a remote cache, and machines that clone and build it.
 *
 * @param {object} options
 * @param {(docs: string) => void} options.writeDocs writes the pages of the first commit into a folder
 * @param {string} [options.program] folder of an installed turborepo-remote-cache; by default, a server in memory
 */
export async function openRemoteMachines({ writeDocs, program }) {
  const root = mkdtempSync(join(tmpdir(), 'docgen-remote-'))
  const server = program ? await startTurboServer(program, join(root, 'store')) : await startMemoryServer()
  const { publicKey, privateKey } = createKeys()
  const origin = join(root, 'origin')
  const git = (...args) =>
    execFileSync('git', ['-C', origin, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  mkdirSync(join(origin, 'docs'), { recursive: true })
  writeDocs(join(origin, 'docs'))
  writeFileSync(join(origin, '.gitignore'), '.docgen\ndist\n')
  writeFileSync(
    join(origin, 'site.config.ts'),
    `export default {
  title: 'Bench',
  url: 'https://docs.example',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenImages: 'ignore',
  cache: { remote: { url: '${server.url}', slug: 'bench', publicKey: '${publicKey}' } },
}\n`,
  )
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'Add the pages')

  let clones = 0
  return {
    server,
    origin,
    git,
    /** Environment of a job that may download only. */
    reading: { TURBO_TOKEN: TOKEN },
    /** Environment of a job whose uploads others trust. */
    signing: { TURBO_TOKEN: TOKEN, DOCGEN_CACHE_KEY: privateKey },
    /** Clones the repository, and returns the folder. @param {string} [branch] */
    clone(branch = 'main') {
      const folder = join(root, `clone-${clones++}`)
      execFileSync('git', ['clone', '-q', '--branch', branch, origin, folder])
      return folder
    },
    /** Builds a clone. @param {string} folder @param {Record<string, string>} [env] @param {string[]} [args] */
    async build(folder, env = {}, args = []) {
      const { TURBO_TOKEN: _token, DOCGEN_CACHE_KEY: _key, ...inherited } = process.env
      const run = await runProcess({
        command: process.execPath,
        args: [DOCGEN, 'build', folder, '--json', '--quiet', ...args],
        cwd: root,
        env: { ...inherited, ...env },
      })
      if (run.exitCode !== 0) throw new Error(`docgen ended with ${run.exitCode}: ${run.stderr}${run.stdout}`)
      const { pages, diagnostics } = JSON.parse(run.stdout)
      const warnings = diagnostics.filter(({ code }) => code === 'remote-cache').map(({ message }) => message)
      return { cpuMs: run.cpuMs, wallMs: run.wallMs, pages, warnings }
    },
    remove: (folder) => rmSync(folder, { recursive: true, force: true }),
    close() {
      server.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Hashes all files of a built site. @param {string} folder of the site @returns {string} */
export function hashOutput(folder) {
  const hash = createHash('sha256')
  const list = (path) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? list(join(path, entry.name)) : [join(path, entry.name)],
    )
  for (const file of list(join(folder, 'dist')).sort()) {
    hash.update(file.slice(folder.length))
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
