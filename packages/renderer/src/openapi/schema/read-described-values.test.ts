import { describe, expect, it } from 'vitest'
import { inEnglish } from '../api-words.js'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { labelType } from './label-type.js'
import { readSchema } from './read-schema.js'

const read = (schema: JsonObject) => readSchema([nodeAt({ openapi: '3.1.0', schema }, '/schema')])
const valuesOf = (schema: JsonObject) =>
  read(schema).enumValues.map(({ value, description }) => [value, description?.text])

describe('alternatives with one value each', () => {
  const one = { const: 'draft', title: 'Draft', description: 'Only you see it.' }

  it('are values with descriptions', () => {
    const schema = { oneOf: [one, { const: 2, description: 'The second.' }, { const: 'c', title: 'c' }] }
    expect(valuesOf(schema)).toEqual([
      ['draft', 'Draft: Only you see it.'],
      [2, 'The second.'],
      ['c', undefined],
    ])
    expect(read(schema).variants).toEqual([])
    expect(labelType(read(schema), inEnglish)).toBe('string | number')
  })

  it('may name the type of their value', () => {
    const typed = { ...one, type: 'string' }
    expect(valuesOf({ anyOf: [typed, { const: 'b', title: 'B' }] })).toEqual([
      ['draft', 'Draft: Only you see it.'],
      ['b', 'B'],
    ])
  })

  it('omit internal ones', () => {
    const hidden = { const: 'x', 'x-internal': true }
    expect(valuesOf({ oneOf: [one, hidden, { const: 'b' }] }).map(([value]) => value)).toEqual(['draft', 'b'])
  })

  it('supplement the same values in an enum', () => {
    expect(valuesOf({ enum: ['draft', 'done'], oneOf: [one, { const: 'done' }] })).toEqual([
      ['draft', 'Draft: Only you see it.'],
      ['done', undefined],
    ])
  })

  it.each<[string, JsonObject]>([
    ['one is deprecated', { oneOf: [one, { const: 'b', deprecated: true }] }],
    ['one is no value', { oneOf: [one, { type: 'string' }] }],
    ['one has a type that nothing else tells', { oneOf: [one, { const: 1, type: 'integer' }] }],
    ['a property tells them apart', { oneOf: [one, { const: 'b' }], discriminator: { propertyName: 'kind' } }],
  ])('stay alternatives if %s', (_why, schema) => {
    expect(read(schema).variants).toHaveLength(1)
    expect(valuesOf(schema)).toEqual([])
  })
})
