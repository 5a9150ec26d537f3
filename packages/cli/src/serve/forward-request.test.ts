import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createDiskStore } from './create-disk-store.js'
import { createForwarder } from './forward-request.js'
import { createListener } from './http/create-listener.js'
import { createSiteHandler } from './http/handle-request.js'
import { FORWARD_PATH } from './inject-client.js'
import type { AnswerAsMock } from './mock/create-site-mock.js'

const SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }

async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  return Object(server.address()).port
}

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly page?: string
  readonly url?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A server of a site whose console may connect to an API, and the requests that the API has received. */
async function openSite(servers: readonly string[] = [], answer?: AnswerAsMock) {
  const received: { readonly line: string; readonly headers: IncomingMessage['headers']; readonly body: string }[] = []
  const port = await listen(async (incoming, response) => {
    const { method, url = '', headers } = incoming
    received.push({ line: `${method} ${url}`, headers, body: await text(incoming) })
    if (url.startsWith('/to?')) response.writeHead(302, { location: decodeURIComponent(url.slice(4)) }).end('moved')
    else if (url === '/circle') response.writeHead(302, { location: url }).end('again')
    else response.writeHead(201, { 'set-cookie': 'a=b', 'x-left': '7', 'content-type': 'text/html' }).end('<p>done')
  })
  const api = `http://127.0.0.1:${port}`
  const entry = {
    kind: 'operation',
    method: 'get',
    path: '/a',
    pointer: '/paths/~1a/get',
    pathPointers: ['/paths/~1a'],
  }
  const document = {
    openapi: '3.1.0',
    servers: [api, ...servers].map((url) => ({ url })),
    paths: { '/a': { get: { security: [{ oauth: [] }] } } },
    components: {
      securitySchemes: { oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: `${api}/token` } } } },
    },
  }
  const store = createDiskStore(
    createTestFolder({
      'index.html': '',
      'api/a.console.json': JSON.stringify({ api: '/api/shop', document, entry }),
      'b.json': '{}',
    }),
  )
  const errors: unknown[] = []
  const site = await listen(
    createListener({
      respond: createSiteHandler(store, { isMocked: answer !== undefined }),
      internalRoutes: new Map([[FORWARD_PATH, createForwarder(store, answer)]]),
      names: new Set(),
      onError: (error) => errors.push(error),
    }),
  )
  const send = async ({ method = 'GET', path, page = '/api/a.console.json', url, headers = SCRIPT, body }: Sent) => {
    const query = new URLSearchParams({ page, url: url ?? `${api}/x?y=1` })
    const sent = request({
      port: site,
      host: '127.0.0.1',
      method,
      path: path ?? `${FORWARD_PATH}?${query}`,
      headers,
      agent: false,
    })
    sent.end(body)
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  return { api, received, send, errors }
}

it('forwards method, headers and body, without cookies and the headers of the browser', async () => {
  const { received, send } = await openSite()
  const origin = { origin: 'http://127.0.0.1', host: '127.0.0.1', referer: 'http://127.0.0.1/', cookie: 'secret=1' }
  const response = await send({ method: 'PATCH', headers: { ...SCRIPT, ...origin, 'x-key': 'k' }, body: 'text' })
  expect(received).toMatchObject([{ line: 'PATCH /x?y=1', body: 'text', headers: { 'x-key': 'k' } }])
  expect(Object.keys(received[0]?.headers ?? {}).filter((name) => /cookie|origin|referer|sec-/.test(name))).toEqual([])
  expect(response).toMatchObject({ status: 201, body: '<p>done', headers: { 'x-left': '7' } })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.headers['content-security-policy']).toContain('sandbox')
})

it.each([
  { sent: { headers: {} }, status: 403 },
  { sent: { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } }, status: 403 },
  { sent: { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' } }, status: 403 },
  { sent: { url: 'http://127.0.0.1:1/' }, status: 403 },
  { sent: { url: 'http://other.example/' }, status: 403 },
  { sent: { url: 'http://169.254.169.254/latest' }, status: 403 },
  { sent: { url: 'file:///etc/passwd' }, status: 403 },
  { sent: { url: '' }, status: 403 },
  { sent: { page: '/b.json' }, status: 404 },
  { sent: { page: '/api/../api/a.console.json' }, status: 404 },
  { sent: { page: '/gone.console.json' }, status: 404 },
  { sent: { path: FORWARD_PATH }, status: 404 },
])('refuses $sent', async ({ sent, status }) => {
  const { received, send, errors } = await openSite(['http://169.254.169.254'])
  expect(await send(sent)).toMatchObject({ status })
  expect([received, errors]).toEqual([[], []])
})

it('follows redirects of requests without a body, on the same server only', async () => {
  const { api, received, send } = await openSite()
  const to = (url: string): string => `${api}/to?${encodeURIComponent(url)}`
  expect(await send({ url: to('/next') })).toMatchObject({ status: 201, body: '<p>done' })
  expect(received.map(({ line }) => line)).toEqual([expect.stringContaining('GET /to?'), 'GET /next'])
  const outside = await send({ url: to('http://127.0.0.1:1/secret') })
  expect([outside.status, outside.body, outside.headers['location']]).toEqual([302, 'moved', undefined])
  expect(await send({ url: to('/next'), method: 'POST', headers: { ...SCRIPT }, body: 'x' })).toMatchObject({
    status: 302,
  })
  expect(await send({ url: to(to('/next')) })).toMatchObject({ status: 201 })
})

it('ends redirects in a circle', async () => {
  const { api, received, send } = await openSite()
  expect(await send({ url: `${api}/circle` })).toMatchObject({ status: 302, body: 'again' })
  expect(received).toHaveLength(6)
})

it('reports a server that it cannot reach', async () => {
  const { send, errors } = await openSite(['http://127.0.0.1:1'])
  const response = await send({ url: 'http://127.0.0.1:1/' })
  expect(response).toMatchObject({ status: 502, body: 'docgen could not reach 127.0.0.1:1 (ECONNREFUSED).\n' })
  expect(errors).toEqual([])
})

it('names itself to consoles', async () => {
  const { send } = await openSite()
  expect((await send({ path: '/api/a.console.json' })).headers['docgen-forward']).toBe(FORWARD_PATH)
  expect((await send({ path: '/b.json' })).headers['docgen-forward']).toBeUndefined()
})

it('lets a mock server answer instead of the API, but not for tokens', async () => {
  const answered: unknown[] = []
  const { api, received, send } = await openSite([], async ({ pathname }, console, { method }) => {
    answered.push([method, pathname, console])
    return { status: 418, headers: {}, body: Buffer.from('mock') }
  })
  expect(await send({ method: 'POST', body: '{}' })).toMatchObject({ status: 418, body: 'mock' })
  expect(answered).toEqual([['POST', '/x', { api: '/api/shop', pointer: '/paths/~1a/get' }]])
  expect((await send({ url: 'http://other.example/' })).status).toBe(403)
  expect(received).toEqual([])
  expect((await send({ method: 'POST', url: `${api}/token` })).status).toBe(201)
  expect((await send({ path: '/api/a.console.json' })).headers['docgen-mock']).toBe('1')
})
