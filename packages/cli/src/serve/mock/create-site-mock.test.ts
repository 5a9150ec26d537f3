import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { ApiFile } from '../../read/api/api-file.js'
import { createSiteMock } from './create-site-mock.js'

const POINTER = '/paths/~1orders/post'

function describeApi(id: number, rest: Partial<ApiFile> = {}): ApiFile {
  const content = { 'application/json': { example: { id } } }
  const requestBody = { required: true, content: { 'application/json': { schema: { required: ['item'] } } } }
  const post = { requestBody, responses: { 201: { description: '', content } } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: 'https://api.example/v1' }],
    paths: { '/orders': { post } },
  }
  return { path: 'a.yaml', version: 'current', routeBase: '/api', document, files: [], ...rest }
}

function send(apis: readonly ApiFile[], body: string, console = { api: '/api/shop', pointer: POINTER }) {
  const answer = createSiteMock(() => apis)
  return answer(new URL('https://api.example/v1/orders?x=1'), console, {
    query: new URLSearchParams(),
    isLocal: true,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Readable.from([Buffer.from(body)]),
    signal: new AbortController().signal,
  })
}

it('answers with an example of the current version, and rejects what the description does not allow', async () => {
  const apis = [describeApi(1, { version: '1.0' }), describeApi(2), describeApi(3, { routeBase: '/other' })]
  const { status, headers, body } = await send(apis, '{"item":"x"}')
  expect([status, String(body).replace(/\s/g, '')]).toEqual([201, '{"id":2}'])
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  const invalid = await send(apis, '{}')
  expect([invalid.status, String(invalid.body)]).toEqual([422, expect.stringContaining('item')])
})

it('knows only the APIs of the site', async () => {
  expect((await send([describeApi(1)], '{}', { api: '/gone', pointer: POINTER })).status).toBe(404)
  expect((await send([], '{}')).status).toBe(404)
  expect((await send([describeApi(1)], '{}', { api: '/api/shop', pointer: '/paths/~1gone/get' })).status).toBe(404)
})

it('refuses large bodies', async () => {
  expect((await send([describeApi(1)], ' '.repeat(10 * 1024 * 1024 + 1))).status).toBe(413)
})
