import { describe, expect, it } from 'vitest'
import { createMock } from './create-mock.js'
import { MOCK_DOCUMENT } from './test-mock-document.js'

const mock = createMock(MOCK_DOCUMENT)

interface Sent {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyInit
}

async function send(method: string, target: string, { headers = {}, body }: Sent = {}) {
  const [path = '', query = ''] = target.split('?', 2)
  const written = new Response(body ?? null)
  const type = written.headers.get('content-type')
  const given = new Map(Object.entries({ ...(type !== null && { 'content-type': type }), ...headers }))
  const bytes = new Uint8Array(await written.arrayBuffer())
  const response = await mock({ method, path, query, headers: given, ...(body !== undefined && { body: bytes }) })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { ...response, data: isJson ? JSON.parse(response.body) : response.body }
}

describe('a valid request', () => {
  it('receives the first example, and declared headers', async () => {
    const { status, data, headers } = await send('GET', '/orders?limit=3&ids=1&ids=2')
    expect([status, data, headers.get('x-total')]).toEqual([200, [{ id: 1 }], '2'])
  })

  it('receives data that fits the schema if there are no examples', async () => {
    const { status, data } = await send('GET', '/orders/1')
    expect(status).toBe(200)
    expect(data).toEqual({ id: expect.any(Number), note: expect.any(String) })
  })

  it('receives the media type that it accepts', async () => {
    const { headers, body } = await send('GET', '/orders', { headers: { accept: 'text/csv' } })
    expect([headers.get('content-type'), body]).toEqual(['text/csv; charset=utf-8', 'id\n1'])
    expect((await send('GET', '/orders', { headers: { accept: 'image/png' } })).status).toBe(406)
  })

  it('succeeds without declared success', async () => {
    expect(await send('DELETE', '/orders/1')).toMatchObject({ status: 200, body: '' })
    expect(await send('GET', '/orders/latest')).toMatchObject({ status: 204, body: '' })
  })
})

describe('Prefer', () => {
  const prefer = (text: string, target = '/orders') => send('GET', target, { headers: { prefer: text } })

  it('chooses a status, also of a range, for any request', async () => {
    expect(await prefer('code=404', '/orders?limit=x')).toMatchObject({ status: 404, data: { message: 'no' } })
    expect(await prefer('code=503', '/orders/1')).toMatchObject({ status: 503 })
    expect((await prefer('code=503')).data.detail).toBe(
      'Prefer requests the status 503, but the operation declares: 200, 400, 4XX.',
    )
    expect((await prefer('code=nonsense')).status).toBe(400)
  })

  it('chooses an example, and reports an unknown one', async () => {
    expect(await prefer('example=none')).toMatchObject({ status: 200, data: [] })
    expect(await prefer('code=200, example=none')).toMatchObject({ status: 200, data: [] })
    expect((await prefer('example=nome')).data.detail).toContain('did you mean none?')
    expect((await prefer('code=404, example=zzzzzz')).data.detail).toContain('it has: none')
  })

  it('notes an example that does not match its schema', async () => {
    const { notes } = await prefer('example=broken')
    expect(notes).toEqual(['the example does not match its schema: /0/id: expected integer, got string'])
  })

  it('generates data', async () => {
    const { data } = await prefer('dynamic=true')
    expect(data).toEqual([{ id: expect.any(Number), note: expect.any(String) }])
  })
})

describe('an invalid request', () => {
  it('receives its problems', async () => {
    const { status, data, headers } = await send('GET', '/orders?limit=11&ids=a')
    expect([status, headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    expect(data).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: '2 parts of the request do not match the description.',
      errors: [
        { in: 'query', name: 'limit', pointer: '', detail: expect.stringContaining('11') },
        { in: 'query', name: 'ids', pointer: '/0', detail: 'expected integer, got string' },
      ],
    })
  })

  it('receives 401 without credentials', async () => {
    const { status, data, headers } = await send('POST', '/orders')
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'ApiKey realm="key"'])
    expect(data.detail).toContain('header X-Key')
  })

  it('receives 404 with the nearest operation, and 405 with the methods', async () => {
    expect((await send('GET', '/order')).data.detail).toContain('Did you mean GET /orders?')
    expect((await send('GET', '/zzzzzzzzzzzz')).data.detail).not.toContain('Did you mean')
    const other = await send('DELETE', '/orders')
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('a body', () => {
  const post = (body: BodyInit | undefined, type?: string) =>
    send('POST', '/orders', {
      headers: { 'x-key': '1', ...(type !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
  const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    return data
  }

  it('is accepted if it matches', async () => {
    expect((await post('{"id":1}', 'application/json')).status).toBe(201)
    expect((await post(new URLSearchParams({ id: '1' }))).status).toBe(201)
    expect((await post(form({ id: '1', file: new Blob(['x']), data: '{"id":2}' }))).status).toBe(201)
    expect((await post('abc', 'text/plain')).status).toBe(201)
  })

  it.each([
    ['{"id":"1"}', 'application/json', 422, '/id', 'expected integer, got string'],
    ['{"id":', 'application/json', 400, '', 'it is not JSON'],
    ['<a/>', 'application/xml', 415, '', 'the media type application/xml is not one of'],
    ['note=1', 'application/x-www-form-urlencoded', 422, '', '"id"'],
    ['ab', 'text/plain', 422, '', 'short'],
    ['ab', 'multipart/form-data; boundary=x', 400, '', 'multipart'],
    ['', 'application/json', 422, '', 'missing'],
  ])('%j of type %s is refused', async (body, type, status, pointer, detail) => {
    const response = await post(body, type)
    expect(response.status).toBe(status)
    expect(response.data.errors[0]).toMatchObject({ in: 'body', pointer, detail: expect.stringContaining(detail) })
  })

  it('of a form is checked with the types of its fields', async () => {
    const { data } = await post(form({ id: 'x', data: '{"id":"2"}' }))
    expect(data.errors.map(({ pointer }: { readonly pointer: string }) => pointer).toSorted()).toEqual([
      '',
      '/data/id',
      '/id',
    ])
  })
})

it('writes streams, forms and XML', async () => {
  const item = { type: 'object', properties: { n: { type: 'integer' } } }
  const paths = {
    '/a': { 'text/event-stream': { itemSchema: item } },
    '/b': { 'application/x-www-form-urlencoded': { example: { a: [1, 2] } } },
    '/c': { 'application/xml': { schema: item } },
    '/d': { 'image/*': {} },
    '/e': { '*/*': { example: { a: 1 } } },
    '/f': { 'application/json': { example: '{"a":1}' } },
    '/g': { 'application/json': { schema: { type: 'string' }, example: 'a' } },
  }
  const other = createMock({
    openapi: '3.2.0',
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, content]) => [
        path,
        { get: { responses: { '200': { description: '', content } } } },
      ]),
    ),
  })
  const bodies = await Promise.all(
    Object.keys(paths).map(async (path) => {
      const { body, headers } = await other({ method: 'GET', path, query: '', headers: new Map() })
      return `${headers.get('content-type')} ${body.trim()}`
    }),
  )
  expect(bodies[0]).toMatch(/^text\/event-stream; charset=utf-8 data: \{"n":\d+\}$/)
  expect(bodies[1]).toBe('application/x-www-form-urlencoded a=1&a=2')
  expect(bodies[2]).toContain('<n>')
  expect(bodies.slice(3)).toEqual([
    'image/png ',
    'application/json {\n  "a": 1\n}',
    'application/json {"a":1}',
    'application/json "a"',
  ])
})
