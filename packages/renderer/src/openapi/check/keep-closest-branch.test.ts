import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { createViolationFinder } from './create-schema-validator.js'

function findAll(schema: JsonObject, value: JsonValue): readonly string[] {
  const document = { openapi: '3.1.0', components: { schemas: { A: schema } } }
  const find = createViolationFinder(document, { optional: ['readOnly'], isComplete: true })
  return find(value, nodeAt(document, '/components/schemas/A')).map(({ position, message }) => `${position} ${message}`)
}

it('lists all violations, each once and where it is', () => {
  const schema = {
    type: 'object',
    required: ['a', 'b', 'secret', 'id'],
    properties: {
      a: { type: 'integer', minimum: 1 },
      list: { type: 'array', items: { type: 'string' } },
      secret: { type: 'string', writeOnly: true },
      id: { type: 'string', readOnly: true },
    },
  }
  expect(findAll(schema, { a: 0, list: ['x', 1] }).toSorted()).toEqual([
    ' Instance does not have required property "b"',
    ' Instance does not have required property "secret"',
    '/a 0 is less than 1',
    expect.stringMatching(/^\/list\/1 Instance type "(?:number|integer)" is invalid/),
  ])
})

it('lists only those of the alternative that the value nearly matches', () => {
  const address = { type: 'object', required: ['street', 'city'], properties: { street: { minLength: 3 } } }
  const pickup = { type: 'object', required: ['shop'], properties: { shop: { type: 'integer' } } }
  const schema = { oneOf: [{ type: 'string' }, address, pickup] }
  expect(findAll(schema, { shop: 'x' })).toEqual([expect.stringContaining('/shop Instance type')])
  expect(findAll(schema, { street: 'Long', city: 'x', shop: 1 })).toEqual([expect.stringContaining('exactly one')])
  expect(findAll(schema, 'text')).toEqual([])
})

it('names a property that is not allowed', () => {
  const schema = { type: 'object', properties: { a: {} }, additionalProperties: false }
  expect(findAll(schema, { b: 1 })).toEqual([expect.stringContaining('Property "b"')])
})
