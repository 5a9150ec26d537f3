import { expect, it } from 'vitest'
import { nearestWord, nearestWords } from './suggest-name.js'

const KNOWN = [
  'python',
  'showLineNumbers',
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
  '/',
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
  ['it', undefined],
  ['di', 'id'],
  ['ids', 'id'],
  ['presets', undefined],
  ['pyhton', 'python'],
  ['show-line-number', 'showLineNumbers'],
  ['cobol', undefined],
  ['x', undefined],
  ['/x', undefined],
  ['', undefined],
  ['fail', undefined],
])('the closest word to %j is %j', (word, expected) => {
  expect(nearestWord(word, KNOWN)).toBe(expected)
})

it('returns the first of two equally close words', () => {
  expect(nearestWord('cats', ['bats', 'rats'])).toBe('bats')
})

it('prefers a word with all letters to one with another letter', () => {
  expect(nearestWord('jsn', ['jsp', 'json'])).toBe('json')
  expect(nearestWord('tsq', ['tsx', 'tsql'])).toBe('tsql')
  expect(nearestWord('ymal', ['yml', 'yaml'])).toBe('yaml')
})

it('lists the three nearest words, whatever their distance', () => {
  expect(nearestWords('tilte', KNOWN)).toEqual(['title', 'id', 'tagline'])
  expect(nearestWords('x', ['b', 'a'])).toEqual(['a', 'b'])
})
