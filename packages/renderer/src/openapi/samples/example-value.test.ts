import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { sampleValue } from './example-value.js'

/** The XML generated for a schema, without white space around elements. */
function xmlOf(schema: JsonObject, schemas: JsonObject = {}): unknown {
  const document = { openapi: '3.1.0', components: { schemas }, schema }
  const xml = sampleValue(nodeAt(document, '/schema'), { side: 'response', format: 'xml' })
  return typeof xml === 'string' ? xml.replace(/\n\s*/g, '') : xml
}

const id = { type: 'integer', example: 7, xml: { attribute: true } }
const Pet = { type: 'object', properties: { id, name: { example: 'Tom' } } }
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` })

it.each<[string, JsonObject, string]>([
  ['a component by its name', ref('Pet'), '<Pet id="7"><name>Tom</name></Pet>'],
  ['a schema without a name', { properties: { a: { example: 1 } } }, '<root><a>1</a></root>'],
  [
    'names, prefixes and namespaces',
    { ...Pet, xml: { name: 'pet', prefix: 'p', namespace: 'urn:p' } },
    '<p:pet id="7" xmlns:p="urn:p"><name>Tom</name></p:pet>',
  ],
  [
    'lists, wrapped and not',
    {
      properties: {
        tags: { type: 'array', items: { example: 'a', xml: { name: 'tag' } }, xml: { wrapped: true } },
        ids: { type: 'array', items: { example: 1, xml: { name: 'id' } } },
      },
    },
    '<root><tags><tag>a</tag></tags><id>1</id></root>',
  ],
  [
    'what a schema builds on',
    { allOf: [ref('Pet')], properties: { age: { example: 3 } } },
    '<root id="7"><age>3</age><name>Tom</name></root>',
  ],
  [
    'an example of the schema',
    { ...Pet, xml: { name: 'pet' }, example: { name: 'Rex' } },
    '<pet><name>Rex</name></pet>',
  ],
  [
    'a list of components',
    { type: 'array', items: ref('Pet'), xml: { name: 'pets', wrapped: true } },
    '<pets><pets id="7"><name>Tom</name></pets></pets>',
  ],
  ['a single value', { type: 'string', example: 'x', xml: { name: 'word' } }, '<word>x</word>'],
])('writes %s as XML', (_name, schema, expected) => {
  expect(xmlOf(schema, { Pet })).toBe(expected)
})

/** The JSON generated for a schema. */
function jsonOf(schema: JsonObject, schemas: JsonObject = {}): unknown {
  const document = { openapi: '3.1.0', components: { schemas }, schema }
  return sampleValue(nodeAt(document, '/schema'), { side: 'response', format: 'json' })
}

const names = Array.from({ length: 50 }, (_each, index) => `p${index}`)

it('shows everything that is required, at any size and depth, and of the rest a useful amount', () => {
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string' }]))
  const sampled = jsonOf({ type: 'object', properties, required: ['p48', 'p49'] })
  expect(sampled).toMatchObject({ p0: 'string', p48: 'string', p49: 'string' })
  expect(sampled).not.toHaveProperty('p47')
  const deep = names
    .slice(0, 12)
    .reduce<JsonObject>((inner, name) => ({ type: 'object', properties: { [name]: inner }, required: [name] }), {
      type: 'integer',
    })
  expect(JSON.stringify(jsonOf(deep))).toContain('{"p0":0}')
})

it('omits what could not be complete', () => {
  const Node = { type: 'object', properties: { next: ref('Node'), id: { type: 'integer' } }, required: ['next', 'id'] }
  expect(jsonOf({ type: 'object', properties: { a: { type: 'integer' }, node: ref('Node') } }, { Node })).toEqual({
    a: 0,
  })
  expect(jsonOf({ type: 'object', properties: { nodes: { type: 'array', items: ref('Node') } } }, { Node })).toEqual({
    nodes: [],
  })
  // An infinitely recursive schema is shown in part.
  expect(jsonOf(ref('Node'), { Node })).toEqual({ id: 0 })
})

it('shows required names without a schema, and those that an alternative requires', () => {
  expect(jsonOf({ type: 'object', required: ['a'] })).toEqual({ a: 'string' })
  expect(jsonOf({ type: 'object', additionalProperties: { type: 'integer' }, required: ['a'] })).toMatchObject({ a: 0 })
  const properties = { mail: { type: 'string', format: 'email' } }
  expect(jsonOf({ type: 'object', properties, anyOf: [{ required: ['mail'] }] })).toEqual({ mail: 'user@example.com' })
})

it('uses only examples and defaults of the right type', () => {
  expect(jsonOf({ type: 'string', default: null })).toBe('string')
  expect(jsonOf({ type: 'string', example: 20.04 })).toBe('20.04')
  expect(jsonOf({ type: 'object', example: '{"a":1}' })).toEqual({ a: 1 })
  expect(jsonOf({ type: 'array', items: { type: 'string' }, example: 'ABC' })).toEqual(['string'])
})

it('names an alternative by its own discriminator value', () => {
  const Text = { type: 'object', properties: { type: { type: 'string', enum: ['text.delta'] } } }
  expect(jsonOf({ oneOf: [ref('Text')], discriminator: { propertyName: 'type' } }, { Text })).toEqual({
    type: 'text.delta',
  })
})
