import { expect, it } from 'vitest'
import { addIndent, indentOf, isBlank, removeIndent } from './indentation.js'

const lineOf = (text: string) => ({ text, line: 1 })

it('measures white space, a tab up to the next multiple of four', () => {
  expect(['a', '  a', '\ta', '  \ta', ' '].map((text) => indentOf(lineOf(text)))).toEqual([0, 2, 4, 4, undefined])
  expect(isBlank(lineOf(' \t'))).toBe(true)
})

it('removes columns, also parts of a tab, and adds them', () => {
  expect(removeIndent(lineOf('      a'), 4).text).toBe('  a')
  expect(removeIndent(lineOf('\ta'), 4).text).toBe('a')
  expect(removeIndent(lineOf('\ta'), 1).text).toBe('   a')
  expect(removeIndent(lineOf(' a'), 4).text).toBe('a')
  expect(addIndent(lineOf('a'), 2).text).toBe('  a')
  expect(addIndent(lineOf(''), 2).text).toBe('')
})
