import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { hasNullOption, listOptions, onlyOption } from './only-option.js'

const NULLS = [{ type: 'null' }, { type: ['null'] }, { const: null }, { enum: [null] }]

it.each(NULLS)('takes %j as null', (option) => {
  const node = rootNode({ anyOf: [{ type: 'string' }, option] })
  expect(hasNullOption(node)).toBe(true)
  expect(onlyOption(node, 'anyOf')?.pointer).toBe('/anyOf/0')
})

it.each<JsonObject>([{ type: ['null', 'string'] }, { enum: [null, 1] }, { const: 0 }, {}])(
  'takes %j as more than null',
  (option) => {
    expect(hasNullOption(rootNode({ oneOf: [option] }))).toBe(false)
  },
)

it('lists visible options of one keyword', () => {
  const node = rootNode({ oneOf: [{ 'x-internal': true }, { title: 'a' }, { type: 'null' }], anyOf: [{ title: 'b' }] })
  expect(listOptions(node, 'oneOf').map(({ pointer }) => pointer)).toEqual(['/oneOf/1'])
  expect(listOptions(rootNode({ oneOf: 'a' }), 'oneOf')).toEqual([])
})

it('finds no only option among several or none, or with a discriminator', () => {
  const a = { title: 'a', type: 'object' }
  expect(onlyOption(rootNode({ oneOf: [a, { type: 'object' }] }), 'oneOf')).toBeUndefined()
  expect(onlyOption(rootNode({ oneOf: [{ type: 'null' }] }), 'oneOf')).toBeUndefined()
  expect(onlyOption(rootNode({ oneOf: [a], discriminator: { propertyName: 'b' } }), 'oneOf')).toBeUndefined()
})
