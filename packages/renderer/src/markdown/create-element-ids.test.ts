import { expect, it } from 'vitest'
import { createElementIds } from './create-element-ids.js'

it('numbers slugs as GitHub does', () => {
  const ids = createElementIds()
  expect(['A b', 'a-b', 'A b!', '', ''].map((text) => ids.slug(text))).toEqual([
    'a-b',
    'a-b-1',
    'a-b-2',
    'section',
    'section-1',
  ])
})

it('keeps slugs clear of reserved ids, and reserves each once', () => {
  const ids = createElementIds()
  expect(ids.reserve('own')).toBe(true)
  expect(ids.reserve('own')).toBe(false)
  expect(ids.slug('Own')).toBe('own-1')
  expect(ids.reserve('own-1')).toBe(false)
})
