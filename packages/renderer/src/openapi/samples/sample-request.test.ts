import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { listOperations } from '../operation-entry.js'
import { sampleRequest } from './sample-request.js'

function sample(operation: JsonObject, rest: JsonObject = {}) {
  const document = {
    openapi: '3.1.0',
    servers: [{ url: 'https://a.example/v1' }],
    paths: { '/b/{id}': { post: operation } },
    ...rest,
  }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return sampleRequest(readOperation(document, entry), readSecuritySchemes(document))
}

it('contains what is required and what has an example, with names as placeholders', () => {
  const { url, headers } = sample({
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', example: 10 },
      { name: 'after', in: 'query', schema: { type: 'string' } },
      { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } },
    ],
  })
  expect(url).toBe('https://a.example/v1/b/ID?limit=10')
  expect(headers).toEqual([{ name: 'X-Trace', value: 'X_TRACE' }])
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
  const { url, headers } = sample({ security: [{ key: [] }, { token: [] }] }, { components: { securitySchemes } })
  expect(url).toBe('https://a.example/v1/b/{id}?k=YOUR_API_KEY')
  expect(headers).toEqual([])
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
      { name: 'filter', in: 'query', content: { 'application/json': { example: { a: 1 } } } },
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
    { name: 'Authorization', value: 'Digest YOUR_CREDENTIALS' },
    { name: 'Cookie', value: 'sid=YOUR_API_KEY; theme=dark' },
  ])
})
