import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import type { JsonObject } from '../../renderer/src/openapi/json-value.js'
import { generatedValue } from '../../renderer/src/openapi/samples/example-value.js'

// A value is generated for each schema and validated against it by Ajv. The keys describe the schemas.
const TEXT = { type: 'string' }
const INTEGER = { type: 'integer' }
const list = (rest: JsonObject): JsonObject => ({ type: 'array', ...rest })
const object = (rest: JsonObject): JsonObject => ({ type: 'object', ...rest })
const unique = (items: JsonObject): JsonObject => list({ minItems: 3, uniqueItems: true, items })

const SCHEMAS: Readonly<Record<string, JsonObject>> = {
  'distinct texts': unique(TEXT),
  'distinct short texts': unique({ type: 'string', maxLength: 6 }),
  'distinct numbers': unique({ type: 'integer', minimum: 5, maximum: 7, multipleOf: 1 }),
  'distinct enum values': unique({ enum: ['a', 'b', 'c'] }),
  'distinct objects': unique(object({ required: ['id'], properties: { id: TEXT } })),
  'distinct UUIDs': unique({ type: 'string', format: 'uuid' }),
  'distinct dates': unique({ type: 'string', format: 'date' }),
  'distinct times': unique({ type: 'string', format: 'date-time' }),
  'distinct e-mail addresses': unique({ type: 'string', format: 'email' }),
  'distinct URLs': unique({ type: 'string', format: 'uri' }),
  'distinct IP addresses': unique({ type: 'string', format: 'ipv4' }),
  'distinct matches of a pattern': unique({ type: 'string', pattern: '^[A-Z]{3}$' }),
  'contained constant': list({ contains: { const: 5 }, items: INTEGER }),
  'several contained values': list({ contains: { enum: ['x'] }, minContains: 2 }),
  'longer list than its tuple': list({ prefixItems: [TEXT], items: INTEGER, minItems: 3 }),
  'shorter list than its tuple': list({ prefixItems: [TEXT, INTEGER], maxItems: 1 }),
  'empty list': list({ maxItems: 0, items: INTEGER }),
  'properties that come with another': object({ properties: { a: TEXT }, dependentRequired: { a: ['b'], b: ['c'] } }),
  'schema that comes with a property': object({
    properties: { a: TEXT },
    dependentSchemas: { a: { required: ['x'], properties: { x: INTEGER } } },
  }),
  'limited names': object({ propertyNames: { pattern: '^[a-z]{2}$' }, minProperties: 2 }),
  'listed names': object({ propertyNames: { enum: ['a', 'b', 'c'] }, additionalProperties: INTEGER, minProperties: 3 }),
  'fewest properties': object({ minProperties: 3, properties: { a: TEXT }, additionalProperties: INTEGER }),
  'fewest properties of a free object': object({ minProperties: 1 }),
  'most properties': object({ maxProperties: 1, properties: { a: TEXT, b: TEXT }, required: ['b'] }),
  'no properties': object({ maxProperties: 0, additionalProperties: TEXT }),
  'names that match a pattern': object({
    patternProperties: { '^x-': INTEGER },
    additionalProperties: false,
    minProperties: 1,
  }),
  'required name that matches a pattern': object({ patternProperties: { '^i_': INTEGER }, required: ['i_1'] }),
  'number above 0 and below 1': { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
  'multiple above a minimum': { type: 'integer', multipleOf: 7, minimum: 10 },
  'multiple of a fraction': { type: 'number', multipleOf: 0.01, minimum: 0.05 },
  'short e-mail address': { type: 'string', format: 'email', maxLength: 10 },
  'long e-mail address': { type: 'string', format: 'email', minLength: 40 },
  'short URL': { type: 'string', format: 'uri', maxLength: 12 },
  'long URL': { type: 'string', format: 'uri', minLength: 60 },
  'long password': { type: 'string', format: 'password', minLength: 12 },
  'long Base64': { type: 'string', format: 'byte', minLength: 30 },
  'password by lookahead': { type: 'string', pattern: '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$' },
  'two patterns': { allOf: [{ type: 'string', pattern: '^[a-z]' }, { pattern: '\\d$' }] },
  'pattern with a class of Unicode': { type: 'string', pattern: '^\\p{Lu}{2}$' },
  'pattern with lengths': { type: 'string', pattern: '^[a-z]+$', minLength: 20, maxLength: 25 },
  'refused constant': { type: 'string', not: { const: 'string' } },
  'refused values': { type: 'string', not: { enum: ['string', 'string1'] } },
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

it.each(Object.entries(SCHEMAS))('match a schema: %s', (name, value) => {
  const document = { openapi: '3.1.0', components: { schemas: { [name]: value } } }
  const schema = { document, pointer: `/components/schemas/${name}`, value }
  const generated = generatedValue({ schema, mediaType: 'application/json', side: 'request', examples: [] })
  const check = ajv.compile(value)
  expect([generated, check(generated), check.errors]).toEqual([expect.anything(), true, null])
})
