import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { createExampleCheck } from './create-example-check.js'
import { createSchemaValidator } from './create-schema-validator.js'

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const broken = { type: 'integer', example: 'many' }

function check(schemas: JsonObject, operation: JsonObject): readonly string[] {
  const document = { openapi: '3.1.0', paths: { '/a': { get: operation } }, components: { schemas } }
  const checkExamples = createExampleCheck(document, createSchemaValidator(document))
  const problems = [checkExamples(['/paths/~1a/get']), checkExamples(['/paths/~1a/get'])]
  expect(problems[1]).toEqual(problems[0])
  return (problems[0] ?? []).map(({ pointer }) => pointer)
}

it('finds examples at any depth, and each once', () => {
  const schemas = {
    A: { properties: { b: ref('B'), again: ref('B') } },
    B: { items: { oneOf: [ref('C')] } },
    C: { patternProperties: { x: { not: { ...broken, examples: [1, 'two'] } } }, properties: { a: ref('A') } },
  }
  const at = '/components/schemas/C/patternProperties/x/not'
  expect(check(schemas, { responses: { 200: json(ref('A')) } })).toEqual([`${at}/example`, `${at}/examples/1`])
})

it('validates against all parts of allOf, and the variants of a discriminator', () => {
  const pet = { discriminator: { propertyName: 'kind', mapping: { dog: 'Dog' } } }
  const schemas = { Pet: pet, Dog: broken, Cat: { allOf: [ref('Pet'), broken] } }
  const pointers = check(schemas, {
    requestBody: json({ allOf: [{ type: 'string', example: 'a' }, ref('Pet'), broken] }),
  })
  expect(pointers.toSorted()).toEqual([
    '/components/schemas/Cat/allOf/1/example',
    '/components/schemas/Dog/example',
    '/paths/~1a/get/requestBody/content/application~1json/schema/allOf/2/example',
  ])
})

it('ignores data, extensions, and what is not a schema', () => {
  const data = { type: 'integer', example: 'many', schema: broken }
  const schema = { default: data, enum: [data], example: data, examples: [data], 'x-more': broken, properties: {} }
  const operation = { 'x-schema': { schema: broken }, ...broken, responses: { 200: { ...broken, ...json(schema) } } }
  expect(check({ Unused: broken }, operation)).toEqual([])
})

it('ignores what no reference reaches', () => {
  const references = ['#/components/schemas/Gone', 'https://other.example/schema.json', '', 'other.yaml']
  const items = references.map(($ref) => ({ $ref }))
  const discriminator = { propertyName: 'kind', mapping: { a: 1, b: 'https://other.example/schema.json' } }
  expect(check({ Unused: broken }, { requestBody: json({ anyOf: items, discriminator }) })).toEqual([])
})

it('ignores XML written as text', () => {
  expect(check({}, { requestBody: json({ type: 'object', example: ' <a/>' }) })).toEqual([])
})

it("reports examples that pages can't show in full", () => {
  const schemas = { A: { type: 'string', example: 'a'.repeat(50_000) } }
  expect(check(schemas, { responses: { 200: json(ref('A')) } })).toEqual(['/components/schemas/A/example'])
})

it('names the keyword if a value matches several alternatives', () => {
  const schemas = { A: { oneOf: [{ type: 'string' }, { minLength: 1 }], example: 'both' } }
  const document = { openapi: '3.1.0', components: { schemas } }
  const [problem] = createExampleCheck(document, createSchemaValidator(document))(['/components/schemas/A'])
  expect(problem?.message).toBe(
    'the example does not match its schema: it matches 2 alternatives of `oneOf`, but only one is allowed',
  )
})

it('names all types of a schema', () => {
  const schemas = { A: { type: ['integer', 'null'], example: 'many' } }
  const document = { openapi: '3.1.0', components: { schemas } }
  const [problem] = createExampleCheck(document, createSchemaValidator(document))(['/components/schemas/A'])
  expect(problem?.message).toBe('the example does not match its schema: expected integer or null, got string')
})
