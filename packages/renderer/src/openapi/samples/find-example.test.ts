import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { findExample, isOfType } from './find-example.js'

const read = (schema: JsonObject) => readSchema([nodeAt({ openapi: '3.1.0', schema }, '/schema')])

it.each<[JsonObject, JsonValue | undefined]>([
  [{ type: 'string', example: 7 }, '7'],
  [{ type: 'object', example: '{"a":1}' }, { a: 1 }],
  [{ type: 'string', example: '{"a":1}' }, '{"a":1}'],
  [{ type: 'string', examples: [{ a: 1 }, 'b'] }, 'b'],
  [{ type: 'integer', examples: ['many', '3'] }, 3],
  [{ type: 'integer', example: 1.5 }, undefined],
  [{ type: 'string', example: null }, undefined],
  [{ type: ['string', 'null'], example: null }, null],
  [{ type: 'string' }, undefined],
])('finds the example of %j', (schema, example) => {
  expect(findExample(read(schema))).toEqual(example)
})

it('accepts any type without one, and whole numbers as integers', () => {
  expect([7, null, 'a', []].every((value) => isOfType(value, read({})))).toBe(true)
  expect([2, 2.5].map((value) => isOfType(value, read({ type: 'integer' })))).toEqual([true, false])
})
