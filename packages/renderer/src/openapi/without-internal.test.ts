import { expect, it } from 'vitest'
import { withoutInternal } from './without-internal.js'

it('takes out what is not for readers, wherever it stands', () => {
  const document = { a: { 'x-internal': true }, b: [{ 'x-internal': true }, { c: { 'x-internal': false } }] }
  expect(withoutInternal(document)).toEqual({ b: [{ c: { 'x-internal': false } }] })
})

it('takes out what refers to it, and its names', () => {
  const hidden = { 'x-internal': true, type: 'string' }
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const document = {
    components: {
      schemas: {
        Secret: hidden,
        Open: {
          required: ['a', 'b', 'c'],
          properties: { a: hidden, b: ref('Secret'), c: ref('Other') },
          oneOf: [ref('Secret'), ref('Other')],
          items: ref('Secret'),
          discriminator: { propertyName: 'c', mapping: { s: 'Secret', t: '#/components/schemas/Secret', o: 'Other' } },
        },
        Other: { type: 'object' },
      },
    },
  }
  expect(withoutInternal(document)).toEqual({
    components: {
      schemas: {
        Open: {
          required: ['c'],
          properties: { c: ref('Other') },
          oneOf: [ref('Other')],
          discriminator: { propertyName: 'c', mapping: { o: 'Other' } },
        },
        Other: { type: 'object' },
      },
    },
  })
})

it('gives back the same description where nothing is', () => {
  const document = { a: { 'x-internal': false }, b: [1, null] }
  expect(withoutInternal(document)).toBe(document)
})
