import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readExamples } from './example.js'

const read = (node: JsonObject) => readExamples(rootNode(node))

it('takes named examples before the only one, and follows references', () => {
  const found = read({
    example: 1,
    examples: { a: { summary: 'A', value: 2 }, b: { $ref: '#/shared' } },
    shared: { description: 'B', externalValue: 'https://example.org/b' },
  })
  expect(found).toMatchObject([
    { name: 'a', summary: 'A', value: 2, pointer: '/examples/a/value' },
    { name: 'b', externalHref: 'https://example.org/b', pointer: '/shared' },
  ])
})

it('takes a list, a single one, falsy values, and nothing', () => {
  expect(read({ examples: [0, null] }).map(({ value }) => value)).toEqual([0, null])
  expect(read({ example: false })).toMatchObject([{ name: '', value: false, pointer: '/example' }])
  expect(read({})).toEqual([])
})

it('tells the text of a body from data', () => {
  expect(read({ examples: { a: { serializedValue: 'a=1' }, b: { dataValue: { a: 1 } } } })).toMatchObject([
    { value: 'a=1', isSerialized: true },
    { value: { a: 1 }, isSerialized: false },
  ])
})

it('leads to no address that runs', () => {
  expect(read({ examples: { a: { externalValue: 'java\nscript:alert(1)' } } })[0]).not.toHaveProperty('externalHref')
})
