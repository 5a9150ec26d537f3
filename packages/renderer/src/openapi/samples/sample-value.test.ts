import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { sampleValue } from './sample-value.js'

/** The XML made for a schema, without the space around elements. */
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
