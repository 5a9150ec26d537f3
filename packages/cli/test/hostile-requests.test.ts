import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { createDiskStore } from '../src/serve/create-disk-store.js'
import { createListener } from '../src/serve/http/create-listener.js'
import { createSiteHandler } from '../src/serve/http/handle-request.js'
import { type OpenServer, openServer } from '../src/serve/http/open-server.js'
import { createHostileRequests, type HostileRequest } from './hostile-requests.js'

const SECRET = 'nobody outside may read this'
const folder = mkdtempSync(join(realpathSync(tmpdir()), 'docgen-hostile-'))
const errors: unknown[] = []
let server: OpenServer

beforeAll(async () => {
  const files: Readonly<Record<string, string>> = {
    'secret.txt': SECRET,
    'site.config.ts': SECRET,
    '.git/config': SECRET,
    'private/secret.txt': SECRET,
    'dist/index.html': '<h1>Start</h1>',
    'dist/guide.html': '<h1>Guide</h1>',
    'dist/404.html': '<h1>Not found</h1>',
    'dist/assets/app.js': 'let a',
    'dist/docgen-manifest.json': '{"version":1,"baseUrl":"/","files":{}}',
    'dist/_headers': `/*\n  X-Rules: ${SECRET}\n`,
    'dist/_redirects': '/old /guide 301\n',
  }
  writeTestFiles(folder, files)
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/link.txt'))
  symlinkSync(join(folder, 'private'), join(folder, 'dist/linked'))
  const respond = createSiteHandler(createDiskStore(join(folder, 'dist')))
  const listener = createListener({ respond, names: new Set(), onError: (error) => errors.push(error) })
  server = await openServer({ listener, port: 0, isStrictPort: true, host: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('hostile requests', () => {
  it('are rejected, each with its status, and receive no data', async () => {
    const requests = createHostileRequests(server.port)
    expect(requests.length).toBeGreaterThanOrEqual(1000)
    expect(new Set(requests.map(({ bytes }) => bytes)).size).toBe(requests.length)
    const wrong: string[] = []
    const check = async ({ name, bytes, statuses }: HostileRequest): Promise<void> => {
      const respond = await send(bytes)
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(respond)?.[1])
      const body = respond.slice(respond.indexOf('\r\n\r\n'))
      if (!statuses.includes(status)) wrong.push(`${name}: ${status}, not ${statuses.join(' or ')}`)
      if (body.includes(SECRET) || respond.includes(folder) || /set-cookie|^\s+at /im.test(respond))
        wrong.push(`${name}: leaks`)
    }
    for (let start = 0; start < requests.length; start += 32) {
      await Promise.all(requests.slice(start, start + 32).map(check))
    }
    expect(wrong).toEqual([])
    expect(errors).toEqual([])
  })

  it('do not affect the server', async () => {
    expect(await send('GET /guide HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 OK[\s\S]*<h1>Guide<\/h1>$/,
    )
  })
})

function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1')
    let respond = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      respond += chunk
    })
    // The server may close the connection while the request is still being sent.
    socket.on('error', (error) => (respond === '' ? reject(error) : resolve(respond)))
    socket.on('close', () => resolve(respond))
    socket.write(bytes, 'latin1')
  })
}
