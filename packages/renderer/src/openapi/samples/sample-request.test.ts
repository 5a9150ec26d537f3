import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { listOperations } from '../operation-entry.js'
import { listBodyChoices, sampleBody, sampleOptionalQuery, sampleRequest } from './sample-request.js'

function sample(operation: JsonObject, rest: JsonObject = {}) {
  const { operation: readOne, document } = read(operation, rest)
  return sampleRequest(readOne, readSecuritySchemes(document))
}

function read(operation: JsonObject, rest: JsonObject = {}) {
  const document = {
    openapi: '3.1.0',
    servers: [{ url: 'https://a.example/v1' }],
    paths: { '/b/{id}': { post: operation } },
    ...rest,
  }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return { operation: readOperation(document, entry), document }
}

it('contains what is required, and headers with an example, with names as placeholders', () => {
  const { url, headers } = sample({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', example: 10 },
      { name: 'after', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } },
      { name: 'X-Mode', in: 'header', example: 'fast' },
    ],
  })
  expect(url).toBe('https://a.example/v1/b/ID?after=AFTER')
  expect(headers).toEqual([
    { name: 'X-Trace', value: 'X_TRACE' },
    { name: 'X-Mode', value: 'fast' },
  ])
})

it('has the optional parameters of the query apart, without deprecated ones and characters that need quotes', () => {
  const query = (...parameters: JsonObject[]): string => {
    const all = parameters.map((parameter) => ({ in: 'query', ...parameter }))
    return sampleOptionalQuery(read({ parameters: all }).operation)
  }
  expect(query({ name: 'limit', example: 10 }, { name: 'after', schema: { type: 'string' } })).toBe(
    'limit=10&after=AFTER',
  )
  expect(query({ name: 'old', deprecated: true }, { name: 'id', required: true })).toBe('')
  expect(query({ name: 'q[]', example: `$x!'"\`<ü> &#`, allowReserved: true })).not.toMatch(/[$!'"`<>#\s]/)
})

it('lists every body, starting with the one of the samples', () => {
  const schema = { type: 'string', examples: ['a', 'b'] }
  const content = { 'text/plain': { schema }, 'application/json': { schema: { type: 'integer' } } }
  const { operation } = read({ requestBody: { content } })
  const choices = listBodyChoices(operation)
  expect(choices.map(({ mediaType, label, body }) => `${mediaType} ${label} ${body?.text}`)).toEqual([
    'application/json  0',
    'text/plain 1 a',
    'text/plain 2 b',
  ])
  expect(choices[0]?.body).toEqual(sampleBody(operation))
})

it('supports several JSON media types, and forms as fields', () => {
  const schema = { properties: { a: { example: 1 } } }
  const both = sample({ requestBody: { content: { 'application/xml': { schema }, 'application/json': { schema } } } })
  expect(both.postData).toEqual({ mimeType: 'application/json', text: '{"a":1}' })
  const form = sample({ requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } })
  expect(form.postData?.params).toEqual([{ name: 'a', value: '1' }])
})

it('sends the elements of an array in separate fields, or joined as its encoding says, and no null', () => {
  const schema = {
    properties: {
      images: { type: 'array', items: {} },
      tags: { example: ['a', 'b'] },
      ids: { example: [1, 2] },
      part: {},
      none: { type: 'array' },
      words: { example: ['a', 'b'] },
      deep: { example: { x: 1, y: 'z' } },
    },
  }
  const encoding = {
    ids: { explode: false },
    words: { style: 'spaceDelimited', explode: false },
    deep: { style: 'deepObject' },
  }
  const form = sample({
    requestBody: { content: { 'multipart/form-data': { schema, encoding } } },
  })
  expect(form.postData?.parts?.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'images=IMAGES',
    'tags=a',
    'tags=b',
    'ids=1,2',
    'part=PART',
    'none=NONE',
    'words=a b',
    'deep[x]=1',
    'deep[y]=z',
  ])
})

it('names the parts of a field in brackets if its encoding says so', () => {
  const schema = {
    properties: {
      card: { example: { number: '4242', owner: { name: 'Ada' } } },
      expand: { example: ['a'] },
      none: { example: [] },
    },
  }
  const encoding = { card: { style: 'deepObject' }, expand: { style: 'deepObject' }, none: { style: 'deepObject' } }
  const form = sample({ requestBody: { content: { 'application/x-www-form-urlencoded': { schema, encoding } } } })
  expect(form.postData?.params?.map(({ name, value }) => `${name}=${value}`)).toEqual([
    'card[number]=4242',
    'card[owner][name]=Ada',
    'expand=a',
    'none=NONE',
  ])
})

it('authenticates by the first alternative', () => {
  const securitySchemes = {
    key: { type: 'apiKey', in: 'query', name: 'k' },
    token: { type: 'http', scheme: 'bearer' },
  }
  const { url, headers, secrets } = sample(
    { security: [{ key: [] }, { token: [] }] },
    { components: { securitySchemes } },
  )
  expect(url).toBe('https://a.example/v1/b/{id}?k=docgenSecret0x')
  expect(headers).toEqual([])
  expect(secrets).toEqual([{ mark: 'docgenSecret0x', variable: 'API_KEY', isInUrl: true }])
})

it('names each of two API keys', () => {
  const securitySchemes = {
    app: { type: 'apiKey', in: 'header', name: 'X-App' },
    key: { type: 'apiKey', in: 'query', name: 'k' },
  }
  const { url, headers, secrets } = sample({ security: [{ key: [], app: [] }] }, { components: { securitySchemes } })
  expect(url).toBe('https://a.example/v1/b/{id}?k=docgenSecret0x')
  expect(headers).toEqual([{ name: 'X-App', value: 'docgenSecret1x' }])
  expect(secrets).toEqual([
    { mark: 'docgenSecret0x', variable: 'K_API_KEY', isInUrl: true },
    { mark: 'docgenSecret1x', variable: 'APP_API_KEY', isInUrl: false },
  ])
})

it('serializes every parameter by its location and style', () => {
  const at = (where: string, name: string, example: JsonObject | string | string[], more: JsonObject = {}) => ({
    name,
    in: where,
    required: true,
    schema: {},
    example,
    ...more,
  })
  const { url, headers } = sample({
    parameters: [
      at('path', 'id', 'a/b?c#d'),
      at('query', 'space', ['a b', 'c'], { style: 'spaceDelimited', explode: false }),
      at('query', 'deep', { from: 'x&y' }, { style: 'deepObject' }),
      { name: 'filter', in: 'query', required: true, content: { 'application/json': { example: { a: 1 } } } },
      at('header', 'X-List', ['one', 'two']),
      at('header', 'X-Map', { a: '1' }, { explode: true }),
      at('cookie', 'sid', ['1', '2'], { explode: false }),
    ],
  })
  expect(url).toBe('https://a.example/v1/b/a%2Fb%3Fc%23d?space=a%20b%20c&deep%5Bfrom%5D=x%26y&filter=%7B%22a%22:1%7D')
  expect(headers.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'X-List: one,two',
    'X-Map: a=1',
    'Cookie: sid=1,2',
  ])
})

it('sends all cookies in one header, and credentials by the name of their scheme', () => {
  const securitySchemes = {
    session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    digest: { type: 'http', scheme: 'digest' },
  }
  const { headers } = sample(
    {
      security: [{ session: [], digest: [] }],
      parameters: [{ name: 'theme', in: 'cookie', required: true, example: 'dark' }],
    },
    { components: { securitySchemes } },
  )
  expect(headers).toEqual([
    { name: 'Authorization', value: 'Digest docgenSecret1x' },
    { name: 'Cookie', value: 'sid=docgenSecret0x; theme=dark' },
  ])
})

function bodyOf(mediaType: string, media: JsonObject) {
  const post = { requestBody: { content: { [mediaType]: media } } }
  const document = { openapi: '3.1.0', paths: { '/a': { post } } }
  const [entry] = listOperations(document)
  return entry && sampleBody(readOperation(document, entry))
}

function partsOf(properties: JsonObject, encoding: JsonObject = {}) {
  return bodyOf('multipart/form-data', { schema: { type: 'object', properties }, encoding })?.parts
}

const binary = { type: 'string', format: 'binary' }

it('sends files for binary fields of a form, each with its known type', () => {
  const properties = {
    file: binary,
    'my photo': { type: 'string', contentMediaType: 'image/jpeg' },
    list: { type: 'array', items: binary },
    logo: { type: 'string' },
    named: { ...binary, example: './cats/tom.gif' },
    data: {},
  }
  const encoding = {
    logo: { contentType: 'image/svg+xml, image/png' },
    list: { contentType: 'image/*' },
    data: { contentType: 'application/pdf' },
  }
  expect(partsOf(properties, encoding)).toEqual([
    { name: 'file', value: '', fileName: 'file.bin' },
    { name: 'my photo', value: '', fileName: 'my-photo.jpg', contentType: 'image/jpeg' },
    { name: 'list', value: '', fileName: 'list.bin' },
    { name: 'logo', value: '', fileName: 'logo.bin', contentType: 'image/svg+xml' },
    { name: 'named', value: '', fileName: 'tom.gif' },
    { name: 'data', value: '', fileName: 'data.pdf', contentType: 'application/pdf' },
  ])
})

it('sends texts as encoded, and as plain text by default', () => {
  const properties = {
    meta: { type: 'object', properties: { a: { type: 'integer' } } },
    plain: { type: 'object', properties: { a: { type: 'integer' } } },
    list: { example: ['a', 'b'] },
    joined: { example: ['a', 'b'] },
    code: { type: 'string', format: 'byte', example: 'QQ==' },
    note: { type: 'string', example: 'Hi' },
  }
  const encoding = {
    meta: { contentType: 'application/json' },
    joined: { contentType: 'application/json; charset=utf-8' },
    note: { contentType: 'text/plain' },
  }
  expect(partsOf(properties, encoding)).toEqual([
    { name: 'meta', value: '{"a":0}', contentType: 'application/json' },
    { name: 'plain', value: '{"a":0}' },
    { name: 'list', value: 'a' },
    { name: 'list', value: 'b' },
    { name: 'joined', value: '["a","b"]', contentType: 'application/json; charset=utf-8' },
    { name: 'code', value: 'QQ==' },
    { name: 'note', value: 'Hi' },
  ])
})

it('finds files among the properties of the first alternative', () => {
  const schema: JsonValue = { oneOf: [{ allOf: [{ properties: { file: binary } }] }, { type: 'object' }] }
  expect(bodyOf('multipart/form-data', { schema })?.parts).toEqual([{ name: 'file', value: '', fileName: 'file.bin' }])
})

it.each([
  ['application/octet-stream', { schema: binary }, 'file.bin'],
  ['image/png', {}, 'file.png'],
  ['image/png', { schema: {} }, 'file.png'],
  ['application/x-tar', { schema: { type: 'string', contentMediaType: 'application/x-tar' } }, 'file.tar'],
  ['*/*', { schema: binary }, 'file.bin'],
])('sends a file as %s', (mediaType, media, fileName) => {
  expect(bodyOf(mediaType, media)).toEqual({ mimeType: mediaType.replace('*/*', 'application/octet-stream'), fileName })
})

it.each([
  ['text/csv', { schema: { type: 'string' } }],
  ['application/octet-stream', { schema: { type: 'string', format: 'byte' } }],
  ['image/png', { example: 'iVBOR' }],
])('sends a text as %s if it is one', (mediaType, media) => {
  expect(bodyOf(mediaType, media)).toHaveProperty('text')
})

it('sends the items of a stream as lines', () => {
  const requestBody = { content: { 'application/jsonl': { itemSchema: {}, example: [{ a: 1 }, { a: 2 }] } } }
  expect(sample({ requestBody }).postData).toEqual({ mimeType: 'application/jsonl', text: '{"a":1}\n{"a":2}' })
})
