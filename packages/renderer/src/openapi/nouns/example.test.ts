import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readExamples } from './example.js'

const read = (node: JsonObject) => readExamples(rootNode(node))

it('prefers named examples to a single one, and follows references', () => {
  const examples = read({
    example: 1,
    examples: { a: { summary: 'A', value: 2 }, b: { $ref: '#/shared' } },
    shared: { description: 'B', externalValue: 'https://example.org/b' },
  })
  expect(examples).toMatchObject([
    { name: 'a', summary: 'A', value: 2, pointer: '/examples/a/value' },
    { name: 'b', externalHref: 'https://example.org/b', pointer: '/shared' },
  ])
})

it('reads an array, a single one, falsy values, and nothing', () => {
  expect(read({ examples: [0, null] }).map(({ value }) => value)).toEqual([0, null])
  expect(read({ example: false })).toMatchObject([{ name: '', value: false, pointer: '/example' }])
  expect(read({})).toEqual([])
})

it('distinguishes serialized bodies from data', () => {
  expect(read({ examples: { a: { serializedValue: 'a=1' }, b: { dataValue: { a: 1 } } } })).toMatchObject([
    { value: 'a=1', isSerialized: true },
    { value: { a: 1 }, isSerialized: false },
  ])
})

it('links to no URL that runs code', () => {
  expect(read({ examples: { a: { externalValue: 'java\nscript:alert(1)' } } })[0]).not.toHaveProperty('externalHref')
})

it('shows the value of a file, and any other reference unchanged', () => {
  const document = {
    examples: { a: { value: { $ref: '#/x-docgen-files/a.json' } }, b: { value: { $ref: '#/b' } } },
    'x-docgen-files': { 'a.json': [1] },
  }
  expect(readExamples(rootNode(document)).map(({ value }) => value)).toEqual([[1], { $ref: '#/b' }])
})
