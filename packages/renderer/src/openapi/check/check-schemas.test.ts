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
  expect(check({}, rest)).toEqual([
    '/x-docgen-files/a.yaml/type unknown type "int" (Use one of string, number, integer, boolean, array, object, null)',
  ])
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
