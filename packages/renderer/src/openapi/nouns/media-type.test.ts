import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { isJsonType, readContent, sampledFormat } from './media-type.js'

const read = (content: JsonObject) => readContent(rootNode({ openapi: '3.1.0', content }))

it.each([
  ['application/json', true],
  ['application/problem+json; charset=utf-8', true],
  ['text/json', true],
  ['application/jsonl', false],
  ['application/x-json-stream', false],
  ['text/plain', false],
])('decides whether %s is JSON', (name, expected) => {
  expect(isJsonType(name)).toBe(expected)
})

it('samples JSON if there is some, else the first', () => {
  expect(sampledFormat(read({ 'text/plain': {}, 'application/json': {} }))?.name).toBe('application/json')
  expect(sampledFormat(read({ 'text/plain': {}, 'text/csv': {} }))?.name).toBe('text/plain')
  expect(sampledFormat([])).toBeUndefined()
})

it('reads encodings of parts, ignoring values of the wrong type', () => {
  const encoding = {
    a: { contentType: 'image/png', explode: false, allowReserved: true },
    b: { style: 7, explode: 'yes' },
  }
  const [type] = read({ 'multipart/form-data': { encoding } })
  expect(type?.encodings).toEqual([
    { name: 'a', contentType: 'image/png', isExploded: false, allowsReserved: true, headers: [] },
    { name: 'b', allowsReserved: false, headers: [] },
  ])
  expect(type).not.toHaveProperty('schema')
})

it('reads the schema of the items of a stream, and encodings by position', () => {
  const item = { type: 'object' }
  const [stream, parts] = read({
    'application/jsonl': { itemSchema: item, schema: { type: 'array' } },
    'multipart/mixed': {
      prefixEncoding: [{ contentType: 'text/plain' }, {}],
      itemEncoding: { contentType: 'image/png' },
    },
  })
  expect(stream).toMatchObject({ isStream: true, schema: { value: item } })
  expect(parts).not.toHaveProperty('isStream')
  expect(parts?.encodings.map(({ name, contentType }) => [name, contentType])).toEqual([
    ['[0]', 'text/plain'],
    ['[1]', undefined],
    ['[…]', 'image/png'],
  ])
})

it('shows examples as they were serialized, except as JSON or as a form', () => {
  const examples = { a: { dataValue: { a: 1 }, serializedValue: '<a>1</a>' } }
  const types = ['application/xml', 'application/json', 'application/x-www-form-urlencoded']
  const content = read(Object.fromEntries(types.map((type) => [type, { examples }])))
  expect(content.map((type) => type.examples[0]?.value)).toEqual(['<a>1</a>', { a: 1 }, { a: 1 }])
})
