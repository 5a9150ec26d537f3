import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createListener, type ListenerOptions } from './create-listener.js'
import { plainResponse } from './response.js'

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function open(options: Partial<ListenerOptions> = {}) {
  const errors: unknown[] = []
  const listener = createListener({
    respond: async ({ path }, header) => plainResponse(200, `${path} ${header('range') ?? 'whole'}`),
    names: new Set(),
    onError: (error) => errors.push(error),
    ...options,
  })
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = Object(server.address())
  const get = async ({ method = 'GET', path = '/', headers = {} }: Sent = {}) => {
    const sent = send({ port, host: '127.0.0.1', method, path, headers: { ...headers }, agent: false }).end()
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
  return { get, errors }
}

it('responds to pages of this server only', async () => {
  const { get } = await open()
  expect(await get({ path: '/a%20b?q' })).toMatchObject({ status: 200, body: '/a b whole\n' })
  expect(await get({ headers: { host: 'evil.example' } })).toMatchObject({ status: 403 })
  expect((await get()).headers['cross-origin-resource-policy']).toBe('same-origin')
})

it.each([
  [{ path: '/../secret' }, 400],
  [{ path: '/%2e%2e/secret' }, 400],
  [{ method: 'POST' }, 405],
  [{ method: 'DELETE', path: '/__docgen/open' }, 405],
  [{ method: 'POST', path: '/__docgen/open' }, 403],
])('rejects %j', async (sent, status) => {
  const respond = async () => plainResponse(200, 'opened')
  const internalRoutes = new Map([['/__docgen/open', { method: 'POST' as const, respond }]])
  const { get } = await open({ internalRoutes })
  expect(await get(sent)).toMatchObject({ status })
})

it('lets pages of this server trigger actions, and knows that they are on this machine', async () => {
  const internalRoutes = new Map([
    [
      '/__docgen/open',
      {
        method: 'POST' as const,
        respond: async ({ query, isLocal }: { query: URLSearchParams; isLocal: boolean }) =>
          plainResponse(200, `${query.get('file')} ${isLocal}`),
      },
    ],
  ])
  const { get } = await open({ internalRoutes })
  const headers = { origin: 'http://localhost', host: 'localhost' }
  expect(await get({ method: 'POST', path: '/__docgen/open?file=a%2Fb.md', headers })).toMatchObject({
    status: 200,
    body: 'a/b.md true\n',
  })
})

it('sends no body for HEAD, and ranges only for GET', async () => {
  const { get } = await open()
  expect(await get({ method: 'HEAD', headers: { range: 'bytes=0-1' } })).toMatchObject({ status: 200, body: '' })
  expect(await get({ headers: { range: 'bytes=0-1' } })).toMatchObject({ body: '/ bytes=0-1\n' })
})

it('hides the reason of an error from the browser', async () => {
  const error = new Error('secret')
  const { get, errors } = await open({ respond: () => Promise.reject(error) })
  const { status, body } = await get()
  expect([status, body.includes('secret'), errors]).toEqual([500, false, [error]])
})

it('writes streams, and ends them for HEAD', async () => {
  const streams: Readable[] = []
  const respond = async () => {
    const body = Readable.from(['a', 'b'])
    streams.push(body)
    return { status: 200, headers: {}, body }
  }
  const { get } = await open({ respond })
  expect((await get()).body).toBe('ab')
  expect((await get({ method: 'HEAD' })).body).toBe('')
  expect(streams.map(({ destroyed }) => destroyed)).toEqual([true, true])
})
