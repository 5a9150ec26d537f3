import { expect, it } from 'vitest'
import type { JsonObject } from './json-value.js'
import { withoutInternal } from './without-internal.js'

it('removes internal parts at any position', () => {
  const document = { a: { 'x-internal': true }, b: [{ 'x-internal': true }, { c: { 'x-internal': false } }] }
  expect(withoutInternal(document)).toEqual({ b: [{ c: { 'x-internal': false } }] })
})

const hidden = { 'x-internal': true, type: 'string' }
const ref = (name: string, kind = 'schemas') => ({ $ref: `#/components/${kind}/${name}` })
const withPath = (operation: JsonObject, components: JsonObject) => ({
  paths: { '/a': { get: operation } },
  components,
})

it('removes references to them, and the names of properties', () => {
  const schema = { required: ['a', 'b'], properties: { a: hidden, b: {} }, anyOf: [hidden, {}] }
  const document = withPath(
    { parameters: [ref('Secret', 'parameters'), { name: 'open', schema }] },
    { parameters: { Secret: { name: 'secret', 'x-internal': true } } },
  )
  const shown = { required: ['b'], properties: { b: {} }, anyOf: [{}] }
  expect(withoutInternal(document)).toEqual(
    withPath({ parameters: [{ name: 'open', schema: shown }] }, { parameters: {} }),
  )
})

it('keeps a referenced schema, and parts of a schema', () => {
  const Open = { allOf: [hidden], properties: { secret: ref('Secret') }, items: ref('Secret') }
  const responses = { 200: { content: { 'text/csv': { schema: ref('Open') } } } }
  expect(withoutInternal(withPath({ responses }, { schemas: { Open, Secret: hidden, Unused: hidden } }))).toEqual(
    withPath({ responses }, { schemas: { Open, Secret: hidden } }),
  )
})

it('returns the same description if nothing is internal', () => {
  const document = { a: { 'x-internal': false }, b: [1, null] }
  expect(withoutInternal(document)).toBe(document)
})

it('removes what is marked by a word, or in other letters', () => {
  expect(withoutInternal({ a: { 'x-internal': 'yes' }, b: { 'x-Internal': true }, c: { 'x-internal': 'no' } })).toEqual(
    {
      c: { 'x-internal': 'no' },
    },
  )
})
