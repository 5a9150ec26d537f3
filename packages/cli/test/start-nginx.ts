import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'

/** Whether nginx is in the PATH. */
export const hasNginx = process.platform !== 'win32' && spawnSync('nginx', ['-v']).status === 0

/** The status and headers of a response. */
export interface NginxResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A running nginx. */
export interface Nginx {
  readonly read: (path: string, headers?: Readonly<Record<string, string>>) => Promise<NginxResponse>
  readonly stop: () => Promise<void>
}

const MEDIA_TYPES = 'text/html html; text/css css; application/javascript js; image/svg+xml svg;'

/** Starts nginx in a folder with the content of its `http` block, whose servers listen to a socket in the folder. */
export async function startNginx(folder: string, rules: string): Promise<Nginx> {
  const socket = join(folder, 'socket')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/t;`)
  const rulesHere = rules
    .replace('server {', `server {\n  listen unix:${socket};`)
    // Its place differs between systems.
    .replace('include /etc/nginx/mime.types;', `types { ${MEDIA_TYPES} }`)
  const http = `access_log off; ${temporary.join(' ')}\n${rulesHere}`
  // One process, of the user who runs the test: others may not read the folder.
  const head = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;`
  writeTestFiles(folder, { 'nginx.conf': `${head}\nevents {}\nhttp {\n${http}\n}\n` })
  const server = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  server.stderr?.on('data', (chunk) => {
    errors += String(chunk)
  })
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null
  await vi
    .waitUntil(() => existsSync(socket) || hasEnded(), { timeout: 60_000 })
    .catch((error) => {
      server.kill()
      throw error
    })
  if (hasEnded()) throw new Error(errors)
  return {
    read: (path, headers) =>
      new Promise((resolve, reject) => {
        request({ socketPath: socket, path, headers: { host: 'docs', ...headers } }, (response) => {
          response.resume()
          resolve({ status: response.statusCode ?? 0, headers: response.headers })
        })
          .on('error', reject)
          .end()
      }),
    stop: async () => {
      if (hasEnded()) return
      server.kill()
      await once(server, 'exit')
    },
  }
}

const DEPLOY = fileURLToPath(new URL('../../../docs/docs/build/deploy.md', import.meta.url))

/** Starts nginx for the built site in `siteDir`, with the rules of the manual and its script for redirects. */
export async function startNginxOfManual(siteDir: string): Promise<Nginx> {
  const manual = readFileSync(DEPLOY, 'utf8')
  const [, rules = ''] = /^```nginx title="docs.conf"\n(server \{\n[\s\S]*?)^```$/m.exec(manual) ?? []
  const script = [...manual.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].find(([, code]) => code?.includes('location ='))
  execFileSync('bash', ['-ec', script?.[1] ?? 'false'], { cwd: siteDir })
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const server = await startNginx(folder, rules.replaceAll('/srv/docs', siteDir)).catch((error: unknown) => {
    remove()
    throw error
  })
  return { ...server, stop: () => server.stop().finally(remove) }
}
