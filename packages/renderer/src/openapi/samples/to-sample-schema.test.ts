import { describe, expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { sampleRoot, toSampleSchema } from './to-sample-schema.js'

interface Options {
  readonly side?: 'request' | 'response'
  readonly isLenient?: boolean
  readonly schemas?: JsonObject
}

function sample(schema: JsonObject, { side = 'request', isLenient = false, schemas = {} }: Options = {}) {
  const position = sampleRoot(side, isLenient)
  const node = nodeAt({ openapi: '3.1.0', components: { schemas }, schema }, '/schema')
  const value = toSampleSchema([node], position)
  return { value, isSided: position.flags.isSided }
}

const namesOf = (schema: JsonObject, options?: Options): readonly string[] =>
  Object.keys((sample(schema, options).value?.['properties'] ?? {}) as JsonObject)

const text = { type: 'string' }

describe('values', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['a constant', { const: 'fixed' }, { type: 'string', example: 'fixed' }],
    ['an example', { type: 'integer', example: 7 }, { type: 'integer', example: 7 }],
    ['the first value of an enum', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a'] }],
    ['a value of the right type', { type: 'string', enum: [1, 'b'] }, { type: 'string', enum: ['b'] }],
    ['the default', { type: 'integer', default: 3, minimum: 1 }, { type: 'integer', default: 3, minimum: 1 }],
  ])('%s', (_what, schema, expected) => {
    expect(sample(schema).value).toMatchObject(expected)
  })

  it('omits lengths of texts with a format, and lengths that are too long to show', () => {
    expect(sample({ ...text, format: 'date', minLength: 10 }).value).not.toHaveProperty('minLength')
    expect(sample({ ...text, maxLength: 5000 }).value).not.toHaveProperty('maxLength')
  })
})

describe('properties', () => {
  const sided = {
    type: 'object',
    properties: { id: { ...text, readOnly: true }, secret: { ...text, writeOnly: true }, name: text },
  }

  it('are those of the side', () => {
    expect(namesOf(sided)).toEqual(['secret', 'name'])
    expect(namesOf(sided, { side: 'response' })).toEqual(['id', 'name'])
    expect(sample(sided).isSided).toBe(true)
    expect(sample({ type: 'object', properties: { name: text } }).isSided).toBe(false)
  })

  it('omit deprecated ones, unless they are required', () => {
    const old = { ...text, deprecated: true }
    expect(namesOf({ type: 'object', properties: { old, name: text } })).toEqual(['name'])
    expect(namesOf({ type: 'object', properties: { old, name: text }, required: ['old'] })).toEqual(['old', 'name'])
  })

  it('include required ones without description, by their pattern if one matches', () => {
    const schema = { type: 'object', required: ['x-id', 'other'], patternProperties: { '^x-': { type: 'integer' } } }
    expect(sample(schema).value?.['properties']).toMatchObject({
      'x-id': { type: 'integer' },
      other: { type: 'string' },
    })
  })

  it('include what others require', () => {
    const schema = { type: 'object', properties: { card: text }, dependentRequired: { card: ['code'], code: ['zip'] } }
    expect(namesOf(schema)).toEqual(['card', 'code', 'zip'])
  })
})

describe('alternatives', () => {
  it('use the first that can be shown, merged into the common schema', () => {
    const schema = { type: 'object', properties: { id: text }, oneOf: [false, { properties: { name: text } }] }
    expect(namesOf(schema as unknown as JsonObject)).toEqual(['id', 'name'])
  })

  it('set the property of a discriminator', () => {
    const Cat = { type: 'object', properties: { kind: text } }
    const schema = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    }
    expect(sample(schema, { schemas: { Cat } }).value?.['properties']).toMatchObject({ kind: { example: 'cat' } })
  })
})

describe('recursive schemas', () => {
  const schemas = { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' }, name: text } } }
  const ref = { $ref: '#/components/schemas/Node' }

  it('end at their first repetition', () => {
    expect(namesOf(ref, { schemas })).toEqual(['name'])
  })

  it('have no complete value if they require themselves, but a partial one', () => {
    const endless = { Node: { ...schemas.Node, required: ['next'] } }
    expect(sample(ref, { schemas: endless }).value).toBeUndefined()
    expect(namesOf(ref, { schemas: endless, isLenient: true })).toEqual(['name'])
  })
})
