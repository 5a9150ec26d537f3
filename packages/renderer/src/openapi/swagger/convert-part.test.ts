import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { convertParameter, convertResponse, convertSchema, styleOf } from './convert-part.js'
import { createSwaggerScope } from './swagger-scope.js'

const toSchema = (schema: JsonObject): JsonValue => convertSchema(rootNode(schema), createSwaggerScope({}))

it.each<[JsonObject, JsonObject]>([
  [{ type: 'file' }, { type: 'string', format: 'binary' }],
  [
    { type: 'string', 'x-nullable': true },
    { type: 'string', nullable: true },
  ],
  [{ discriminator: 'kind' }, { discriminator: { propertyName: 'kind' } }],
  [{ items: [{ type: 'string' }, { type: 'file' }] }, { items: { anyOf: [{ type: 'string' }, toFile()] } }],
  [{ items: [{ type: 'file' }] }, { items: toFile() }],
  [{ items: [] }, { items: {} }],
  [{ allOf: [{ $ref: '#/definitions/A' }] }, { allOf: [{ $ref: '#/components/schemas/A' }] }],
  // A property may have the name of a keyword, and an example the form of a reference.
  [{ properties: { type: { type: 'file' } } }, { properties: { type: toFile() } }],
  [{ example: { $ref: '#/definitions/A' } }, { example: { $ref: '#/definitions/A' } }],
])('converts the schema %j', (schema, converted) => {
  expect(toSchema(schema)).toEqual(converted)
})

function toFile(): JsonObject {
  return { type: 'string', format: 'binary' }
}

it('turns the keywords of a parameter into its schema', () => {
  const scope = createSwaggerScope({})
  const parameter = {
    name: 'state',
    in: 'query',
    description: 'A state',
    type: 'string',
    enum: ['new'],
    'x-enum-varnames': ['New'],
    'x-example': 'new',
  }
  expect(convertParameter(rootNode(parameter), '/to', scope)).toEqual({
    name: 'state',
    in: 'query',
    description: 'A state',
    example: 'new',
    schema: { type: 'string', enum: ['new'], 'x-enum-varnames': ['New'] },
  })
  expect(scope.origins).toMatchObject({ '/to': '', '/to/schema': '' })
})

it.each<[string, string | undefined, JsonObject]>([
  ['query', undefined, { style: 'form', explode: false }],
  ['query', 'csv', { style: 'form', explode: false }],
  ['query', 'multi', { style: 'form', explode: true }],
  ['formData', 'pipes', { style: 'pipeDelimited', explode: false }],
  ['query', 'ssv', { style: 'spaceDelimited', explode: false }],
  ['header', 'multi', {}],
  ['path', undefined, {}],
])('writes a list in %s with collectionFormat %s as %j', (location, collectionFormat, style) => {
  expect(styleOf({ type: 'array', in: location, ...(collectionFormat && { collectionFormat }) })).toEqual(style)
  expect(styleOf({ type: 'string', in: location })).toEqual({})
})

it('gives a response without a schema only the media types of its examples', () => {
  const response = { description: 'OK', examples: { 'a/b': 1, note: 2 } }
  const converted = convertResponse(rootNode(response), '', { types: ['a/b', 'c/d'], scope: createSwaggerScope({}) })
  expect(converted).toEqual({ description: 'OK', content: { 'a/b': { example: 1 } } })
})
