import { expect, it } from 'vitest'
import { nearestWord } from './nearest-word.js'

it.each([
  ['pyhton', 'python'],
  ['javascrpt', 'javascript'],
  ['JSON', 'json'],
  ['yml', 'yaml'],
  ['cobol', undefined],
  ['x', undefined],
])('takes %s for %s', (word, expected) => {
  expect(nearestWord(word, ['python', 'javascript', 'json', 'yaml'])).toBe(expected)
})

it('takes the nearest, and the first of equals', () => {
  expect(nearestWord('tabs', ['tabx', 'tab', 'table'])).toBe('tabx')
})
