import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readContent } from './media-type.js'
import { listStrayKeywords, readOwnSchema } from './own-schema.js'
import { readHeaders } from './parameter.js'

it.each([
  [{ schema: { type: 'string' }, type: 'integer' }, { type: 'string' }],
  [
    { name: 'a', in: 'query', required: true, description: 'A', type: 'integer', format: 'int32' },
    { type: 'integer', format: 'int32' },
  ],
  [
    { type: 'object', required: ['a'] },
    { type: 'object', required: ['a'] },
  ],
  [{ name: 'a', required: true }, undefined],
])('reads the schema of %j', (value: JsonObject, schema) => {
  expect(readOwnSchema(rootNode(value))?.value).toEqual(schema)
})

it('lists the keywords that belong in the schema', () => {
  expect(listStrayKeywords(rootNode({ name: 'a', schema: {}, default: 1, example: 2 }))).toEqual(['default'])
})

const schemasOf = (node: JsonObject) => readContent(rootNode(node)).map(({ name, schema }) => [name, schema?.value])

it('reads bodies and headers with the schema in another position', () => {
  const schema = { type: 'string' }
  expect(schemasOf({ schema })).toEqual([['application/json', schema]])
  expect(schemasOf({ schema: { type: 'integer' }, content: { 'text/plain': { schema } } })).toEqual([
    ['text/plain', schema],
  ])
  const $ref = '#/components/schemas/A'
  const document = { content: { 'text/plain': { $ref } }, components: { schemas: { A: schema } } }
  expect(schemasOf(document)).toEqual([['text/plain', { $ref }]])
  expect(readHeaders(rootNode({ headers: { Age: schema } })).map((header) => header.schema?.value)).toEqual([schema])
})
