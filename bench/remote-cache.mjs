// What the remote cache saves: a second machine, and four machines that share a build. See bench/README.md.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocket } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generatePages, OWN_FOLDERS } from './generate-pages.mjs'
import { runProcess } from './measure/run-process.mjs'

const USAGE = `Builds generated pages cold, on a second machine with the remote cache, and in shards.

  --pages 4000     number of pages
  --shards 4       number of shards
  --commits 0      then simulates this many commits, each built in a new clone and compared with a clean build
  --server folder  folder of an installed turborepo-remote-cache; without it, a server in this process
  --out file       appends the result to this file, as Markdown
`
const DOCGEN = fileURLToPath(new URL('../packages/cli/bin/docgen.js', import.meta.url))

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '4000' },
    shards: { type: 'string', default: '4' },
    commits: { type: 'string', default: '0' },
    server: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const root = mkdtempSync(join(tmpdir(), 'docgen-remote-'))
const git = (folder, ...args) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })

/** Starts a server, and returns its URL and a function that stops it. */
async function startServer() {
  if (values.server === undefined) {
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
    return { url: `http://127.0.0.1:${server.address().port}`, stop: () => server.close(), name: 'a server in memory' }
  }
  const port = await new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address()
      socket.close(() => resolve(port))
    })
  })
  const child = spawn(process.execPath, [join(values.server, 'dist/cli.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TURBO_TOKEN: 'secret',
      HOST: '127.0.0.1',
      PORT: String(port),
      STORAGE_PATH: join(root, 'store'),
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
  return { url, stop: () => child.kill(), name: 'turborepo-remote-cache' }
}

const { url, stop, name: serverName } = await startServer()
const { publicKey, privateKey } = JSON.parse(
  execFileSync(process.execPath, [DOCGEN, 'cache', 'keygen', '--json'], { encoding: 'utf8' }),
)
const origin = join(root, 'origin')
mkdirSync(origin)
generatePages({ count: Number(values.pages), folder: join(origin, 'docs'), corpusFolders: OWN_FOLDERS })
writeFileSync(join(origin, '.gitignore'), '.docgen\ndist\n')
writeFileSync(
  join(origin, 'site.config.ts'),
  `export default {
  title: 'Bench',
  url: 'https://docs.example',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenImages: 'ignore',
  cache: { remote: { url: '${url}', slug: 'bench', publicKey: '${publicKey}' } },
}\n`,
)
git(origin, 'init', '-q', '-b', 'main')
git(origin, 'add', '-A')
git(origin, 'commit', '-qm', 'Generate pages')

let clones = 0
function clone() {
  const folder = join(root, `clone-${clones++}`)
  git(root, 'clone', '-q', origin, folder)
  return folder
}

/** Builds a clone, and returns what it took. `env` has the token and the key. */
async function build(folder, env = {}, args = []) {
  const { TURBO_TOKEN: _token, DOCGEN_CACHE_KEY: _key, ...inherited } = process.env
  const run = await runProcess({
    command: process.execPath,
    args: [DOCGEN, 'build', folder, '--json', '--quiet', ...args],
    cwd: root,
    env: { ...inherited, ...env },
  })
  if (run.exitCode !== 0) throw new Error(`docgen ended with ${run.exitCode}: ${run.stderr}`)
  const report = JSON.parse(run.stdout)
  const problems = report.diagnostics.filter(({ code }) => code === 'remote-cache')
  if (problems.length > 0) console.log(`  ${problems[0].message}`)
  return { cpuMs: run.cpuMs, wallMs: run.wallMs, pages: report.pages }
}

/** A hash of all files of a built site. */
function hashOutput(folder) {
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

const rows = []
const load = () => loadavg()[0].toFixed(1)
function report(label, { cpuMs, wallMs, pages }, cold, isSame) {
  const ratio = cold ? (cpuMs / cold).toFixed(2) : '1'
  rows.push([label, (cpuMs / 1000).toFixed(1), ratio, (wallMs / 1000).toFixed(1), pages.compiled, isSame, load()])
  console.log(`${label}: ${rows.at(-1).slice(1).join(', ')}`)
}

const READ = { TURBO_TOKEN: 'secret' }
const SIGN = { ...READ, DOCGEN_CACHE_KEY: privateKey }
const remove = (folder) => rmSync(folder, { recursive: true, force: true })

try {
  const coldFolder = clone()
  const cold = await build(coldFolder)
  const expected = hashOutput(coldFolder)
  const same = (folder) => (hashOutput(folder) === expected ? 'yes' : 'NO')
  report('cold, without the server', cold, undefined, 'yes')
  remove(coldFolder)

  const count = Number(values.shards)
  for (let number = 1; number <= count; number += 1) {
    const folder = clone()
    report(`shard ${number}/${count}`, await build(folder, SIGN, ['--shard', `${number}/${count}`]), cold.cpuMs, '')
    remove(folder)
  }
  const last = clone()
  report('the site from the shards', await build(last, SIGN), cold.cpuMs, same(last))
  remove(last)
  const second = clone()
  report('a second machine', await build(second, READ), cold.cpuMs, same(second))
  remove(second)

  const shares = []
  let different = 0
  for (let commit = 0; commit < Number(values.commits); commit += 1) {
    // Edits on main, and on one of 20 branches, whose jobs have the token but not the key.
    const isMain = commit % 3 !== 0
    const branch = isMain ? 'main' : `branch-${commit % 20}`
    git(origin, 'checkout', '-q', '-B', branch, ...(isMain ? ['main'] : []))
    const files = git(origin, 'ls-files', 'docs').trim().split('\n')
    const file = files[(commit * 7919) % files.length]
    appendFileSync(join(origin, file), `\nEdit ${commit}.\n`)
    git(origin, 'commit', '-qam', `Edit ${commit}`)
    const folder = clone()
    const clean = clone()
    const built = await build(folder, isMain ? SIGN : READ)
    await build(clean, {}, ['--no-cache'])
    if (hashOutput(folder) !== hashOutput(clean)) different += 1
    shares.push(built.pages.compiled / built.pages.total)
    remove(folder)
    remove(clean)
    if (!isMain) git(origin, 'checkout', '-q', 'main')
  }
  if (shares.length > 0) {
    const median = shares.sort((a, b) => a - b)[Math.floor(shares.length / 2)]
    console.log(`${shares.length} commits: ${different} outputs differ, median share compiled ${median.toFixed(4)}`)
    rows.push([
      `${shares.length} commits: median share compiled ${median.toFixed(4)}`,
      '',
      '',
      '',
      '',
      different === 0 ? 'yes' : `${different} differ`,
      load(),
    ])
  }
} finally {
  stop()
  remove(root)
}

if (values.out !== undefined) {
  const head = ['build', 'CPU s', 'of cold', 'wall s', 'pages compiled', 'same bytes', 'load']
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${values.pages} pages, Node ${process.versions.node}, ${cpus().length} processors, ${serverName}`
  appendFileSync(values.out, `## ${date}: ${machine}\n\n${table}\n`)
}
