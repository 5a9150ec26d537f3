import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendRequest } from './send-request.js'

const PAGE = '<p id="ä">'
const server = createServer(({ url = '', method }, response) => {
  const page = (body: string | Buffer, headers = {}) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  if (url === '/gzip') page(gzipSync(PAGE), { 'content-encoding': 'gzip' })
  else if (url === '/deflate') page(deflateSync(PAGE), { 'content-encoding': 'deflate' })
  else if (url === '/br') page(brotliCompressSync(PAGE), { 'content-encoding': 'br' })
  else if (url === '/false') page(PAGE, { 'content-encoding': 'gzip' })
  else if (url === '/moved') response.writeHead(302, { location: '/plain', 'retry-after': '3' }).end()
  else if (url === '/data') response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  else if (url === '/method') response.writeHead(200, { 'content-type': 'text/html', location: method }).end(PAGE)
  else if (url === '/cut') {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '99' }).write(PAGE)
    setImmediate(() => response.destroy())
  } else if (url !== '/silent') page(PAGE)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (path: string, more: Partial<Parameters<typeof sendRequest>[0]> = {}) =>
  sendRequest({
    url: new URL(path, origin),
    method: 'GET',
    timeoutMs: 60_000,
    isListed: true,
    readsBody: true,
    ...more,
  })

describe('sendRequest', () => {
  it.each(['/plain', '/gzip', '/deflate', '/br'])('reads the page at %s', async (path) => {
    expect(await send(path)).toEqual({ status: 200, html: PAGE, isWhole: true })
  })

  it('reads no body that it does not need, or that is no page', async () => {
    expect(await send('/plain', { readsBody: false })).toEqual({ status: 200 })
    expect(await send('/data')).toEqual({ status: 200 })
    expect(await send('/method', { method: 'HEAD', readsBody: false })).toEqual({ status: 200, location: 'HEAD' })
  })

  it('does not follow redirects', async () => {
    expect(await send('/moved')).toEqual({ status: 302, location: '/plain', retryAfter: '3' })
  })

  it('keeps the beginning of a page that ends early', async () => {
    expect(await send('/cut')).toEqual({ status: 200, html: PAGE, isWhole: false })
    expect(await send('/false')).toMatchObject({ status: 200, isWhole: false })
  })

  it('refuses private addresses, and ends a request without answer', async () => {
    await expect(send('/plain', { isListed: false })).rejects.toMatchObject({ code: 'ERR_PRIVATE_ADDRESS' })
    await expect(send('/silent', { timeoutMs: 20 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
})
