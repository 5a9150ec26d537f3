import { expect, it } from 'vitest'
import { readApiDescription } from './api-description.js'
import { nodeAt } from './document-node.js'
import { findBodyExamples } from './find-body-examples.js'
import type { JsonObject } from './json-value.js'

const ORDER = { $ref: '#/components/schemas/Order' }

function find(content: JsonObject): readonly unknown[] {
  const document: JsonObject = {
    openapi: '3.1.0',
    info: { title: 'A' },
    paths: {
      '/a': { get: { responses: { 200: { content: { 'application/json': { schema: ORDER } } } } } },
      '/b': { post: { requestBody: { content } } },
    },
    components: { schemas: { Order: { type: 'object' } } },
  }
  const { pages } = readApiDescription(document)
  return findBodyExamples(nodeAt(document, '/components/schemas/Order'), pages).map(({ value }) => value)
}

it('finds the examples of the first body that has the schema and examples', () => {
  expect(
    find({ 'application/json': { schema: ORDER, examples: { a: { value: { id: 1 } }, b: { value: {} } } } }),
  ).toEqual([{ id: 1 }, {}])
})

it.each([
  ['of a list of the schema', { 'application/json': { schema: { type: 'array', items: ORDER }, example: [] } }],
  ['of XML', { 'application/xml': { schema: ORDER, example: '<order/>' } }],
  ['of a stream', { 'application/jsonl': { itemSchema: ORDER, example: [{}] } }],
])('skips those %s', (_, content) => {
  expect(find(content)).toEqual([])
})
