import { expect, it } from 'vitest'
import { withoutInternal } from './without-internal.js'

it('takes out what is not for readers, wherever it stands', () => {
  const document = { a: { 'x-internal': true }, b: [{ 'x-internal': true }, { c: { 'x-internal': false } }] }
  expect(withoutInternal(document)).toEqual({ b: [{ c: { 'x-internal': false } }] })
})

it('gives back the same description where nothing is', () => {
  const document = { a: { 'x-internal': false }, b: [1, null] }
  expect(withoutInternal(document)).toBe(document)
})
