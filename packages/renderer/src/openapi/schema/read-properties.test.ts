import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readProperties } from './read-properties.js'

const read = (...schemas: readonly JsonObject[]) =>
  readProperties(
    schemas.map((keywords) => ({ node: rootNode(keywords), keywords, isNote: false, isInherited: false, distance: 0 })),
  )

it('collects a property from every part that describes it', () => {
  const { properties, required } = read(
    { properties: { a: {}, b: {} }, required: ['a', 7] },
    { properties: { a: {} }, required: ['b'] },
  )
  expect([...properties].map(([name, { length }]) => [name, length])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  expect([...required]).toEqual(['a', 'b'])
})

it.each<[string, JsonObject, boolean]>([
  ['described', { additionalProperties: { type: 'string' } }, true],
  ['allowed', { additionalProperties: true }, true],
  ['forbidden', { additionalProperties: false }, false],
  ['not mentioned', {}, false],
  ['described last', { unevaluatedProperties: { type: 'string' } }, true],
])('supports additional properties that are %s', (_name, schema, isThere) => {
  expect(read(schema).additionalProperties !== undefined).toBe(isThere)
})

it.each<[string, JsonObject, number, boolean]>([
  ['of 2020', { prefixItems: [{}, {}], items: { type: 'string' } }, 2, true],
  ['of before', { items: [{}, {}], additionalItems: { type: 'string' } }, 2, true],
  ['without a rest', { prefixItems: [{}], items: false }, 1, false],
])('reads a tuple %s', (_name, schema, length, hasRest) => {
  const { tuple, rest, items } = read(schema)
  expect([tuple.length, rest !== undefined, items]).toEqual([length, hasRest, undefined])
})
