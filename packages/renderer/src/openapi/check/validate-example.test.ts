import { expect, it } from 'vitest'
import { MAX_EXAMPLE_LENGTH } from '../cut-example.js'
import { nodeAt } from '../document-node.js'
import { createSchemaValidator } from './create-schema-validator.js'
import { checkLength, explain, validateExample } from './validate-example.js'

it.each([
  ['Instance type "number" is invalid. Expected "string".', 'it type "number" is invalid. Expected "string".'],
  ['Instance type "number" is invalid. Expected "string", "null"', 'expected string or null, got number'],
  [
    'Instance does not match exactly one subschema (2 matches).',
    'it matches 2 alternatives of `oneOf`, but only one is allowed',
  ],
  ['Instance does not match "x"', 'it does not match "x"'],
])('explains %s', (message, text) => {
  expect(explain(message)).toBe(text)
})

it('reports a violation at its position in the example', () => {
  const document = {
    openapi: '3.1.0',
    schema: { type: 'object', properties: { a: { type: 'array', items: { type: 'integer' } } } },
  }
  const validate = createSchemaValidator(document)
  const check = (value: { readonly a: readonly (number | string)[] }) =>
    validateExample(nodeAt(document, '/schema'), { value, pointer: '/example' }, validate)
  expect(check({ a: [1] })).toEqual([])
  expect(check({ a: [1, 'x'] })).toMatchObject([
    { code: 'api-invalid-example', pointer: '/example/a/1', message: expect.stringContaining('got string') },
  ])
})

it('reports examples that pages cut, by their length as shown', () => {
  const text = 'x'.repeat(MAX_EXAMPLE_LENGTH)
  expect(checkLength({ value: text, pointer: '/a' })).toEqual([])
  expect(checkLength({ value: `${text}y`, pointer: '/a' })).toHaveLength(1)
  expect(checkLength({ value: [text], pointer: '/a' })).toHaveLength(1)
})
