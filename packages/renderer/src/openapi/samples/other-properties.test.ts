import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { listKeys, listOthers } from './other-properties.js'

const read = (schema: JsonObject) => readSchema([nodeAt({ openapi: '3.1.0', schema }, '/schema')])
const others = (schema: JsonObject, lacking: number) =>
  listOthers(read(schema), lacking, () => ({ type: 'integer' })).map(([name, { type }]) => `${name} ${String(type)}`)

it('takes keys from a list, else writes some', () => {
  expect(listKeys(read({ enum: ['a', 7, 'b', 'c'] }), 2)).toEqual(['a', 'b'])
  const written = listKeys(read({ type: 'string', maxLength: 3 }), 2)
  expect(written.length).toBeGreaterThan(0)
  expect(written.every((key) => key.length <= 3)).toBe(true)
})

it('adds as many properties as lack, those of patterns first', () => {
  expect(others({ patternProperties: { '^x-a$': {} } }, 3)).toEqual([
    'x-a integer',
    'property1 string',
    'property2 string',
  ])
  expect(others({ patternProperties: { '^x-a$': {} } }, 1)).toEqual(['x-a integer'])
  expect(others({}, 0)).toEqual([])
  expect(others({}, -1)).toEqual([])
})

it('adds only those of patterns to a closed object', () => {
  expect(others({ patternProperties: { '^x-a$': {} }, additionalProperties: false }, 3)).toEqual(['x-a integer'])
})
