import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkSchemas } from './check-schemas.js'

const check = (schema: JsonObject, rest: JsonObject = {}) =>
  checkSchemas({ components: { schemas: { A: schema } }, ...rest }).map(
    ({ pointer, message, hint }) =>
      `${pointer.replace('/components/schemas/A', '')} ${message}${hint ? ` (${hint})` : ''}`,
  )

it('reports keywords with a value of the wrong type at any depth', () => {
  const schema = {
    required: 'a',
    properties: { a: { type: 'strng' }, b: { items: { type: ['string', null], minimum: 'abc' } } },
    allOf: [{ maxLength: '5', properties: 'a' }],
  }
  expect(check(schema).toSorted()).toEqual([
    '/allOf/0/maxLength `maxLength` must be a number, got "5"',
    '/allOf/0/properties `properties` must be an object, got "a"',
    '/properties/a/type unknown type "strng" (Did you mean "string"?)',
    '/properties/b/items/minimum `minimum` must be a number, got "abc"',
    '/properties/b/items/type/1 unknown type null (Write "null" in quotes)',
    '/required `required` must be a list of property names, got "a"',
  ])
})

it('finds the schemas of parameters and bodies, and of files that they refer to', () => {
  const rest = {
    paths: { '/a': { get: { parameters: [{ name: 'a', schema: { $ref: '#/x-docgen-files/a.yaml' } }] } } },
    'x-docgen-files': { 'a.yaml': { type: 'int' } },
  }
  expect(check({}, rest)).toEqual(['/x-docgen-files/a.yaml/type unknown type "int" (Did you mean "integer"?)'])
})

it('reports lists of alternatives that are empty', () => {
  expect(check({ enum: [], allOf: [{ oneOf: [] }] }).toSorted()).toEqual([
    '/allOf/0/oneOf `oneOf` must be a list of at least one schema, got an empty list',
    '/enum `enum` must be a list of at least one value, got an empty list',
  ])
})

it('accepts a description in a file, but no other value for it', () => {
  const files = { 'x-docgen-files': { 'a.md': 'Text', 'b.yaml': { description: 'Text' } } }
  const refer = (file: string): JsonObject => ({ description: { $ref: `#/x-docgen-files/${file}` } })
  expect(check(refer('a.md'), files)).toEqual([])
  expect(check(refer('b.yaml'), files)).toEqual(['/description `description` must be a string, got an object'])
})

it('accepts names and data that look like keywords, and recursive schemas', () => {
  const schema = {
    type: ['object', 'null'],
    exclusiveMinimum: true,
    properties: { required: { type: 'string' }, minimum: { $ref: '#/components/schemas/A' } },
    example: { type: 'strng' },
    default: { minimum: 'abc' },
    additionalProperties: false,
  }
  expect(check(schema)).toEqual([])
})

it('reports default values of another type', () => {
  expect(check({ properties: { a: { type: 'integer', default: 'ten' }, b: { type: 'array', default: {} } } })).toEqual([
    '/properties/b/default `default` must be a list to match `type`, got an object',
    '/properties/a/default `default` must be a number to match `type`, got "ten"',
  ])
  const sound = { a: { type: 'integer', default: 0 }, b: { type: ['integer', 'null'], default: '' }, c: { default: 1 } }
  expect(check({ type: 'string', default: null, properties: sound })).toEqual([])
})

it('reports patterns with an open bracket, and accepts those of other dialects', () => {
  expect(check({ properties: { a: { pattern: '([a' }, b: { pattern: 'a)' } } })).toEqual([
    '/properties/b/pattern `pattern` must be a regular expression, got "a)" (Close the bracket or escape it: unmatched \')\')',
    '/properties/a/pattern `pattern` must be a regular expression, got "([a" (Close the bracket or escape it: unterminated character class)',
  ])
  expect(check({ properties: { a: { pattern: '(?i)a++' }, b: { pattern: '\\A[[:alpha:]]+\\z' } } })).toEqual([])
})

it('reports lists without items in OpenAPI 3.0, which requires them', () => {
  const schema = { properties: { a: { type: 'array' }, b: { type: 'array', items: {} } }, allOf: [{ type: 'array' }] }
  expect(check(schema, { openapi: '3.0.3' })).toEqual([
    '/properties/a/type this list has no `items`, so its elements are not described (Add `items`)',
  ])
  expect(check(schema, { openapi: '3.1.0' })).toEqual([])
})

it.each([
  ['int', 'integer'],
  ['Float', 'number', ' with `format: float`'],
  ['datetime', 'string', ' with `format: date-time`'],
  ['file', 'string', ' with `format: binary`'],
  ['dict', 'object'],
  ['bool', 'boolean'],
  ['arrray', 'array'],
])('suggests the type that the type %s of other languages has in JSON Schema', (type, near, format = '') => {
  expect(check({ type })).toEqual([`/type unknown type "${type}" (Did you mean "${near}"${format}?)`])
})

it('reports limits that no value can meet, and a default that `enum` does not list', () => {
  const schema = {
    properties: {
      a: { type: 'integer', minimum: 5, maximum: 1 },
      b: { type: 'string', minLength: 2, maxLength: 2, enum: ['x', 'y'], default: 'z' },
      c: { type: 'object', enum: [{ x: 1 }], default: { x: 1 } },
      d: { type: 'string', enum: ['x'], default: null },
    },
  }
  expect(check(schema).toSorted()).toEqual([
    '/properties/a/minimum `minimum` must be at most 1 (`maximum`), got 5',
    '/properties/b/default `default` must be one of the values in `enum`, got "z"',
  ])
})
