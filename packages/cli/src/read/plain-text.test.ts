import { expect, it } from 'vitest'
import { changeOutsideCode, removeEmphasis, removeTags } from './plain-text.js'

it.each([
  ['_Fizz Buzz_ is a *game*', 'Fizz Buzz is a game'],
  ['in _a_guessing_game.zig_.', 'in a_guessing_game.zig.'],
  ['**two\nlines** and ~~old~~ text', 'two\nlines and old text'],
  ['snake_case_name, 2 * 3 * 4 and _ alone', 'snake_case_name, 2 * 3 * 4 and _ alone'],
  ['*a\n\nb*', '*a\n\nb*'],
])('removes the marks of %j', (text, expected) => {
  expect(removeEmphasis(text)).toBe(expected)
})

it('changes text outside of code, and unescapes characters', () => {
  const change = (text: string) => text.replace(/<!--.*?-->/g, '').toUpperCase()
  expect(changeOutsideCode('a `<!-- b -->` <!-- c -->\\_d ``e`f``', change)).toBe('A <!-- b --> _D e`f')
})

it('removes tags, but no text between angle brackets, and keeps those of components in plain Markdown', () => {
  const text = '<b class="x">a</b> Map<K, V> <T> <BR/> 1 < 2 > 0'
  expect(removeTags(text)).toBe('a Map<K, V>   1 < 2 > 0')
  expect(removeTags(text, { isPlain: true })).toBe('a Map<K, V> <T>  1 < 2 > 0')
})
