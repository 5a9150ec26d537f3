import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type AnsweredRequest, createMockListener } from './create-mock-listener.js'
import type { MockedApi } from './read-mocked-apis.js'

const echo = (basePath: string): MockedApi => ({
  basePath,
  title: 'Echo',
  version: '1',
  count: 1,
  mock: async ({ method, path, query, headers, body }) => {
    if (path === '/bug') throw new Error('bug')
    const text = new TextDecoder().decode(body)
    const data = { basePath, method, path, query, key: headers.get('x-key'), text }
    return { status: path === '/empty' ? 204 : 200, headers: new Map(), body: JSON.stringify(data), notes: ['noted'] }
  },
})

async function open(...apis: readonly MockedApi[]) {
  const answered: AnsweredRequest[] = []
  const errors: unknown[] = []
  const listener = createMockListener({
    listApis: () => apis,
    names: new Set(),
    origins: [],
    now: () => 0,
    onAnswer: (each) => answered.push(each),
    onError: (error) => errors.push(error),
  })
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  return { base, port, answered, errors, get: (path: string, init?: RequestInit) => fetch(base + path, init) }
}

it('passes requests to the API with the longest base path', async () => {
  const { get, answered } = await open(echo('/api'), echo('/api/v2'))
  const sent = { method: 'POST', headers: { 'x-key': 'a' }, body: 'text' }
  expect(await (await get('/api/v2/a%20b?c=d', sent)).json()).toEqual({
    basePath: '/api/v2',
    method: 'POST',
    path: '/a%20b',
    query: 'c=d',
    key: 'a',
    text: 'text',
  })
  expect(await (await get('/api')).json()).toMatchObject({ basePath: '/api', path: '/' })
  expect(answered).toEqual([
    { method: 'POST', url: '/api/v2/a%20b?c=d', status: 200, ms: 0, notes: ['noted'] },
    { method: 'GET', url: '/api', status: 200, ms: 0, notes: ['noted'] },
  ])
})

it('names the base paths to requests of other paths', async () => {
  const { get } = await open(echo('/api'))
  const response = await get('/pets')
  expect(response.status).toBe(404)
  expect((await response.json()).detail).toContain('/api')
  const { get: getNone } = await open()
  expect((await (await getNone('/pets')).json()).detail).toContain('none')
})

it('sends no body where HTTP forbids it', async () => {
  const { get } = await open(echo(''))
  const head = await get('/a', { method: 'HEAD' })
  expect([await head.text(), Number(head.headers.get('content-length')) > 0]).toEqual(['', true])
  expect(await (await get('/empty')).text()).toBe('')
})

it('answers preflight requests, and lets pages of this machine read responses', async () => {
  const { get } = await open(echo(''))
  const headers = { origin: 'http://localhost:3000', 'access-control-request-method': 'PUT' }
  const preflight = await get('/a', { method: 'OPTIONS', headers })
  expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'PUT'])
  const other = await get('/a', { headers: { origin: 'https://evil.example' } })
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

it('refuses other host names, targets that are no path, and large bodies', async () => {
  const { port, base, get } = await open(echo(''))
  const statusOf = (options: object): Promise<number | undefined> =>
    new Promise((done) => {
      request({ host: '127.0.0.1', port, ...options }, (response) => done(response.resume().statusCode)).end()
    })
  expect(await statusOf({ path: '/', headers: { host: 'evil.example' } })).toBe(403)
  expect(await statusOf({ path: '*', method: 'OPTIONS' })).toBe(400)
  expect(await statusOf({ path: `${base}/a` })).toBe(200)
  expect((await get('/a', { method: 'POST', body: 'x'.repeat(10 * 1024 * 1024 + 1) })).status).toBe(413)
})

it('reports a bug, and continues', async () => {
  const { get, errors } = await open(echo(''))
  expect((await get('/bug')).status).toBe(500)
  expect(errors).toEqual([new Error('bug')])
  expect((await get('/a')).status).toBe(200)
})
