import { describe, expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import { isObject, type JsonObject, type JsonValue } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { sampleItems } from './sample-items.js'

const hasNoSample = (value: JsonValue | undefined): boolean => isObject(value) && value['title'] === 'No sample'

/** The items of a sample; each is the schema that stands for it. */
function list(schema: JsonObject, isLenient = false): JsonValue | undefined {
  const read = readSchema([nodeAt({ openapi: '3.1.0', schema: { type: 'array', ...schema } }, '/schema')])
  const sample = sampleItems(
    read,
    ([node]) => (hasNoSample(node?.value) ? undefined : isObject(node?.value) ? node.value : {}),
    isLenient,
  )
  return sample && (sample['prefixItems'] ?? sample)
}

const INTEGER = { type: 'integer' }

describe('sampleItems', () => {
  it('shows one item, or as many as the schema requires', () => {
    expect(list({ items: INTEGER })).toEqual({ items: INTEGER })
    expect(list({})).toEqual({})
    expect(list({ items: INTEGER, minItems: 3, uniqueItems: true })).toHaveLength(3)
    expect(list({ items: INTEGER, minItems: 1_000_000, uniqueItems: true })).toHaveLength(100)
  })
  it('shows the positions of a tuple, then the rest if it is required', () => {
    const prefixItems = [{ type: 'string' }, INTEGER]
    expect(list({ prefixItems })).toEqual(prefixItems)
    expect(list({ prefixItems, items: { type: 'boolean' }, minItems: 3 })).toEqual([
      ...prefixItems,
      { type: 'boolean' },
    ])
    expect(list({ prefixItems, maxItems: 1 })).toEqual([prefixItems[0]])
  })
  it('shows what the array has to contain as often as it must', () => {
    expect(list({ contains: { const: 1 }, minContains: 2 })).toHaveLength(2)
    expect(list({ contains: { const: 1 } })).toHaveLength(1)
  })
  it('has no sample if a required item has none, unless anything is better than nothing', () => {
    expect(list({ items: { title: 'No sample' }, minItems: 1 })).toBeUndefined()
    expect(list({ items: { title: 'No sample' }, minItems: 1 }, true)).toEqual({})
  })
})

describe('unique items', () => {
  it.each<[JsonObject, readonly JsonValue[]]>([
    [{ type: 'integer' }, [1, 2]],
    [{ type: 'integer', default: 5, multipleOf: 5 }, [10, 15]],
    [{ type: 'integer', example: 3, maximum: 3 }, [2, 1]],
    [{ type: 'number', example: 3, exclusiveMaximum: 4 }, [2, 1]],
    [{ type: 'integer', example: 3, minimum: 2, maximum: 4 }, [4, 2]],
    [{ type: 'integer', minimum: 5 }, [6, 7]],
    [{ type: 'integer', exclusiveMinimum: 3, multipleOf: 4 }, [8, 12]],
    [{ type: 'integer', example: 1, minimum: 1, maximum: 2 }, [2, 1]],
  ])('of %j count on, or back from the maximum', (items, examples) => {
    const parts = list({ items, minItems: 3, uniqueItems: true })
    expect(Array.isArray(parts) && parts.slice(1).map((part) => isObject(part) && part['example'])).toEqual(examples)
  })
  it('take listed values in turn, and differ in one property', () => {
    expect(list({ items: { type: 'string', enum: ['a', 'b'] }, minItems: 2, uniqueItems: true })).toMatchObject([
      {},
      { enum: ['b'] },
    ])
    const items = { type: 'object', properties: { kind: { const: 'x' }, id: INTEGER } }
    expect(list({ items, minItems: 2, uniqueItems: true })).toMatchObject([{}, { properties: { id: { example: 1 } } }])
  })
})
