import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCertificate } from '../../../test/make-certificate.js'
import { hasAnchor, namesElement } from './find-anchor.js'
import { type ProbeResult, probeLink, readRetryAfter } from './probe-link.js'

// For servers that answer, on a busy machine, too.
const PATIENCE_MS = 60_000

const requests: string[] = []
let busy = 0

/** Misbehaves by path. */
function answer({ url = '', method }: IncomingMessage, response: ServerResponse): unknown {
  requests.push(`${method} ${url}`)
  const redirect = (status: number, location: string): unknown => response.writeHead(status, { location }).end()
  const page = (html: string | Buffer, headers = {}): unknown =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(html)
  switch (url) {
    case '/fine':
      return page('<h1 id="top">Fine</h1><a name=old>')
    case '/gzip':
      return page(gzipSync('<h2 id="packed">'), { 'content-encoding': 'gzip' })
    case '/slow':
      return undefined
    case '/busy':
      busy += 1
      return busy === 1 ? response.writeHead(429, { 'retry-after': '0' }).end() : page('')
    case '/always-busy':
      return response.writeHead(429, { 'retry-after': '3600' }).end()
    case '/no-head':
      return method === 'HEAD' ? response.writeHead(405).end() : page('')
    case '/drops-head':
      return method === 'HEAD' ? response.destroy() : page('')
    case '/moved':
      return redirect(301, '/moved-again')
    case '/moved-again':
      return redirect(308, '/fine')
    case '/elsewhere':
      return redirect(302, '/fine')
    case '/circle':
      return redirect(301, '/circle')
    case '/endless':
      return redirect(302, `/endless`.concat('?', String(requests.length)))
    case '/to-private':
      return redirect(302, 'http://localhost:9/')
    case '/to-mail':
      return redirect(302, 'mailto:a@example.com')
    case '/wrong-length':
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1000 })
      response.write('<p id="early">')
      return setTimeout(() => response.destroy(), 20)
    case '/large':
      return page(`<p>${'x'.repeat(10_000_000)}</p><p id="late">`)
    case '/forbidden':
      return response.writeHead(403).end()
    case '/error':
      return response.writeHead(500).end()
    default:
      if (url.startsWith('/endless?')) return redirect(302, `/endless?${requests.length}`)
      return response.writeHead(404).end()
  }
}

const server = createServer(answer)
let secure: ReturnType<typeof createSecureServer>
let port = 0
let securePort = 0

beforeAll(async () => {
  const certificate = createCertificate()
  if (!certificate) throw new Error('openssl is not installed')
  const [cert, key] = [readFileSync(certificate.cert), readFileSync(certificate.key)]
  certificate.remove()
  secure = createSecureServer({ cert, key }, answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  await new Promise<void>((done) => secure.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
  securePort = (secure.address() as AddressInfo).port
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  secure.closeAllConnections()
  secure.close()
})

function probe(path: string, readsBody = false): Promise<ProbeResult> {
  const url = path.startsWith('/') ? `http://127.0.0.1:${port}${path}` : path
  const timeoutMs = path === '/slow' ? 300 : PATIENCE_MS
  return probeLink({ url, readsBody, timeoutMs, isListed: ({ hostname }) => hostname === '127.0.0.1' })
}

it.each([
  ['/fine', { state: 'fine' }],
  ['/no-head', { state: 'fine' }],
  ['/drops-head', { state: 'fine' }],
  ['/busy', { state: 'fine' }],
  ['/elsewhere', { state: 'fine' }],
  ['/gone', { state: 'broken', reason: 'the server answered 404' }],
  ['/circle', { state: 'broken', reason: 'it redirects in a loop' }],
  ['/endless', { state: 'broken', reason: 'it redirects more than 10 times' }],
  ['/to-mail', { state: 'broken', reason: 'it redirects to mailto:a@example.com' }],
  ['/slow', { state: 'unknown', reason: 'the server did not answer in time', canRetry: true }],
  ['/always-busy', { state: 'unknown', reason: 'the server answered 429', canRetry: true }],
  ['/error', { state: 'unknown', reason: 'the server answered 500', canRetry: true }],
  ['/forbidden', { state: 'unknown', reason: 'the server answered 403', canRetry: false }],
  ['/to-private', { state: 'refused', reason: 'localhost is a private address', host: 'localhost:9' }],
])('judges %s', async (path, expected) => {
  expect(await probe(path)).toEqual(expected)
})

it('follows permanent redirects to their end', async () => {
  expect(await probe('/moved')).toEqual({ state: 'fine', moved: `http://127.0.0.1:${port}/fine` })
})

it('reports an invalid certificate, and a server that refuses connections', async () => {
  expect(await probe(`https://127.0.0.1:${securePort}/fine`)).toMatchObject({
    state: 'broken',
    reason: expect.stringContaining('certificate'),
  })
  expect(await probe('http://127.0.0.1:1/')).toMatchObject({
    state: 'broken',
    reason: 'the server refused the connection',
  })
})

it('requests no private address that is not listed', async () => {
  const before = requests.length
  const url = `http://localhost:${port}/fine`
  const isListed = (): boolean => false
  for (const each of [url, url.replace('localhost', '127.0.0.1'), url.replace('localhost', '[::ffff:127.0.0.1]')])
    expect(await probeLink({ url: each, readsBody: true, timeoutMs: PATIENCE_MS, isListed })).toMatchObject({
      state: 'refused',
    })
  expect(requests.length).toBe(before)
})

it('reads pages for their anchors', async () => {
  const fine = await probe('/fine', true)
  if (fine.state !== 'fine') throw new Error('not read')
  expect(['top', 'old', 'gone'].map((name) => hasAnchor(fine.html ?? '', name))).toEqual([true, true, false])
  expect(await probe('/gzip', true)).toMatchObject({ html: '<h2 id="packed">', isWhole: true })
  // What has not been read may have the anchor.
  expect(await probe('/wrong-length', true)).toMatchObject({ state: 'fine', isWhole: false })
  expect(await probe('/large', true)).toMatchObject({ state: 'fine', isWhole: false })
})

it('leaves fragments alone that name no element', () => {
  expect(['', ':~:text=a', '!/a', '/route', 'L10', 'top', 'a=b'].map(namesElement)).toEqual(Array(7).fill(false))
  expect(hasAnchor('<h2 id="user-content-a&amp;b">', 'a%26b')).toBe(true)
})

it('reads Retry-After', () => {
  expect(readRetryAfter('2')).toBe(2000)
  expect(readRetryAfter('Wed, 21 Oct 2026 07:28:05 GMT', Date.UTC(2026, 9, 21, 7, 28))).toBe(5000)
  expect(readRetryAfter('soon')).toBeUndefined()
})
