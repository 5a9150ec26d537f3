import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { findConflictingProperties } from './find-conflicting-properties.js'

function foreign(schema: JsonObject, properties: JsonObject, required: readonly string[] = []): readonly string[] {
  const [group] = readSchema([nodeAt({ openapi: '3.1.0', schema }, '/schema')]).variants
  if (!group) throw new Error('no alternatives')
  return [...findConflictingProperties(group, properties, required)]
}

const option = (...required: readonly string[]): JsonObject => ({ type: 'object', required })

it('excludes the last optional property that completes another alternative', () => {
  const schema = { oneOf: [option('a'), option('b', 'c')] }
  expect(foreign(schema, { a: 1, b: 1, c: 1 }, ['a'])).toEqual(['c'])
  expect(foreign(schema, { a: 1, b: 1 }, ['a'])).toEqual([])
  expect(foreign(schema, { b: 1, c: 1 }, ['b', 'c'])).toEqual([])
})

it('keeps them if a value tells the alternatives apart', () => {
  const named = { ...option('kind', 'b'), properties: { kind: { const: 'x' } } }
  expect(foreign({ oneOf: [option('a'), named] }, { kind: 1, b: 1 })).toEqual([])
})

it('keeps all where several alternatives may match', () => {
  expect(foreign({ anyOf: [option('a'), option('b')] }, { a: 1, b: 1 }, ['a'])).toEqual([])
})
