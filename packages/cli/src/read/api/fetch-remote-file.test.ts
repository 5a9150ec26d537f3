import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createTestCache } from '../../cache/create-test-cache.js'
import { createMemo } from '../../cache/memo.js'
import { fetchRemoteFile } from './fetch-remote-file.js'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Starts a server on a free port of this machine, and returns its URL. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

it('fetches a file', async () => {
  const origin = await serve((_request, response) => response.end('a: 1'))
  expect(await fetchRemoteFile({ url: `${origin}/a.yaml` })).toMatchObject({ text: 'a: 1', hash: expect.any(String) })
})

it('revalidates a known file', async () => {
  const requests: unknown[] = []
  const origin = await serve(({ headers }, response) => {
    requests.push(headers['if-none-match'])
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end('a: 1')
  })
  const memo = createMemo({ cache: createTestCache() })
  const url = `${origin}/a.yaml`
  expect(await fetchRemoteFile({ url, memo })).toEqual(await fetchRemoteFile({ url, memo }))
  expect(requests).toEqual([undefined, '"1"'])
})

it.each<[string, RequestListener, RegExp]>([
  ['a page that is gone', (_request, response) => response.writeHead(404).end(), /^the server answered 404$/],
  ['a server that breaks', (_request, response) => response.writeHead(500).end(), /^the server answered 500$/],
  [
    'a redirect',
    (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    /redirects/,
  ],
  ['a server that never answers', () => {}, /^the server did not respond within 0.05 seconds$/],
  ['a cut connection', (request) => request.socket.destroy(), /^the (?:request failed|connection was interrupted)/],
  ['too much', (_request, response) => response.end(Buffer.alloc(17 * 1024 * 1024)), /more than 16 MiB/],
])('reports %s', async (_name, listener, expected) => {
  const origin = await serve(listener)
  const timeoutMs = listener.length === 0 ? 50 : 10_000
  expect(await fetchRemoteFile({ url: `${origin}/a.yaml`, timeoutMs })).toMatch(expected)
})

it('reports a refused connection', async () => {
  const origin = await serve(() => {})
  await new Promise((resolve) => server?.close(resolve))
  expect(await fetchRemoteFile({ url: `${origin}/a.yaml` })).toBe('the server refused the connection')
})

it('names the reason of a request that fetch refuses to send', async () => {
  expect(await fetchRemoteFile({ url: 'http://127.0.0.1:1/a.yaml' })).toBe('the request failed (bad port)')
})
