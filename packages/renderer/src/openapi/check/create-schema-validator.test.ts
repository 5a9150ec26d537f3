import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { createSchemaValidator, isSafePattern, type Violation } from './create-schema-validator.js'

function hold(value: JsonValue, schema: JsonObject, openapi = '3.1.0'): Violation | undefined {
  const document = { openapi, schema, components: { schemas: { Name: { type: 'string', minLength: 2 } } } }
  return createSchemaValidator(document)(value, nodeAt(document, '/schema'))
}

const name = { $ref: '#/components/schemas/Name' }

it.each<[string, JsonValue, JsonObject, string, RegExp]>([
  ['behind a reference', 'a', name, '', /too short/],
  ['in a part', 'a', { allOf: [{}, { allOf: [name] }] }, '', /too short/],
  [
    'deep inside',
    { a: [{ b: 'a' }] },
    { properties: { a: { items: { properties: { b: name } } } } },
    '/a/0/b',
    /short/,
  ],
  ['after a condition', { a: 1 }, { if: false, else: { required: ['b'] } }, '', /property "b"/],
  ['as a whole where it may be several things', 1, { oneOf: [name, { type: 'boolean' }] }, '', /exactly one/],
])('reports the violation %s', (_where, value, schema, position, message) => {
  const { missingProperty: _, ...rule } = hold(value, schema) ?? {}
  expect(rule).toEqual({ position, message: expect.stringMatching(message) })
})

it('names a missing property, and no property of other violations', () => {
  const object = { required: ['b "c"'], properties: { a: name } }
  expect(hold({}, object)?.missingProperty).toBe('b "c"')
  expect(hold({ 'b "c"': 1, a: 'a' }, object)).not.toHaveProperty('missingProperty')
})

it('accepts any value for a type that does not exist, which is reported at the schema', () => {
  expect(hold(3, { type: 'int' })).toBeUndefined()
  expect(hold({ a: 3, b: 'x' }, { properties: { a: { type: ['strng', 'null'] }, b: { type: 'integer' } } })).toEqual({
    position: '/b',
    message: expect.stringContaining('integer'),
  })
})

it('ignores empty lists of alternatives, which are reported at the schema', () => {
  for (const key of ['enum', 'oneOf', 'anyOf']) expect(hold('ab', { [key]: [], allOf: [name] })).toBeUndefined()
  expect(hold('a', { enum: [], allOf: [name] })?.message).toMatch(/too short/)
})

it('reads limits and null as in the version of the description', () => {
  const limit = { minimum: 1, exclusiveMinimum: true, nullable: true, type: 'integer' }
  for (const version of ['3.0.3', '3.1.0'])
    expect([0, 1, 2, null].map((value) => hold(value, limit, version) === undefined)).toEqual([
      false,
      false,
      true,
      true,
    ])
})

it.each<JsonObject>([
  { nullable: true, oneOf: [{ type: 'string' }, { type: 'integer' }] },
  { nullable: true, allOf: [{ type: 'string' }] },
  { nullable: true, $ref: '#/components/schemas/Name' },
  { nullable: true, type: 'string', enum: ['aa'] },
])('accepts null where a schema of 3.0 allows it: %j', (schema) => {
  expect(['aa', null, true].map((value) => hold(value, schema, '3.0.3') === undefined)).toEqual([true, true, false])
})

it('ignores an invalid schema', () => {
  expect(hold('a', { $ref: '#/components/schemas/Gone' })).toBeUndefined()
})

it.each([
  '^[a-z]+$',
  '^[^@]+@[^@]+\\.[a-z]{2,}$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(foo|bar)$',
  '^(?:abc)+$',
  '^[(a+)]+$',
  '^\\(a+\\)+$',
  '^https?://',
])('accepts %s', (pattern) => {
  expect(isSafePattern(pattern)).toBe(true)
})

it.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^((a+))+$',
  '^(a*b?){40}$',
  '^(?:a|ab)+c$',
  '^a*a*a*a*a*b$',
  '^(a{1,30}){1,30}$',
  '(a)\\1',
  '^(?<x>a)\\k<x>$',
])('rejects %s', (pattern) => {
  expect(isSafePattern(pattern)).toBe(false)
})

it('ignores a value of `required` that is no list', () => {
  expect(hold({}, { type: 'object', required: 'id' })).toBeUndefined()
})
