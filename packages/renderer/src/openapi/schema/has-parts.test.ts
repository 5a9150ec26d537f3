import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { hasInside, hasOnlyItems, isShort } from './has-parts.js'
import { readSchema } from './read-schema.js'

it.each<[string, JsonObject, boolean, boolean]>([
  ['a text', { type: 'string' }, false, true],
  ['a list of texts', { items: { type: 'string' } }, true, true],
  ['a map of texts', { additionalProperties: { type: 'string' } }, true, true],
  ['a list of lists', { items: { items: {} } }, true, false],
  ['an object', { properties: { a: {} } }, true, false],
  ['an object that may have more', { properties: { a: {} }, additionalProperties: true }, true, false],
  ['a demand', { required: ['a'] }, true, false],
])('reports for %s whether it has nested content, and whether that is short', (_name, schema, isMore, isLittle) => {
  const read = readSchema([nodeAt({ schema }, '/schema')])
  expect([hasInside(read), isShort(read)]).toEqual([isMore, isLittle])
})

it.each<[string, JsonObject, boolean]>([
  ['a list', { items: { properties: { a: {} } } }, true],
  ['a list whose first elements differ', { prefixItems: [{}], items: {} }, false],
  ['a list or an object', { items: {}, additionalProperties: { type: 'string' } }, false],
  ['a text', { type: 'string' }, false],
])('reports whether %s is only an array', (_name, schema, expected) => {
  expect(hasOnlyItems(readSchema([nodeAt({ schema }, '/schema')]))).toBe(expected)
})
