import { expect, it } from 'vitest'
import { nearest } from './nearest.js'

const KNOWN = [
  'title',
  'tagline',
  'url',
  'tags',
  'id',
  'sidebar_label',
  'sidebar_position',
  'onBrokenLinks',
  'warn',
  'throw',
]

it.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['tag', 'tags'],
  ['trow', 'throw'],
  ['sidebarLabel', 'sidebar_label'],
  ['sidebar-posiiton', 'sidebar_position'],
  ['onBrokenLink', 'onBrokenLinks'],
  ['onbrokenlinks', 'onBrokenLinks'],
  ['lru', undefined],
  ['presets', undefined],
  ['x', undefined],
  ['', undefined],
  ['fail', undefined],
])('the nearest word to %j is %j', (word, expected) => {
  expect(nearest(word, KNOWN)).toBe(expected)
})

it('takes the first of two that are equally near', () => {
  expect(nearest('cats', ['bats', 'rats'])).toBe('bats')
})
