import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortWords } from './sort-words.js'
import { WordTable } from './word-table.js'

it('sorts as JavaScript sorts strings', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '\0', 'é', '中', '𠮷', '\u{ff21}'), maxLength: 6 })
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 200 }), (texts) => {
      const words = new WordTable()
      for (const text of texts) words.internText(text)
      expect(Array.from(sortWords(words), (number) => texts[number])).toEqual([...texts].sort())
    }),
  )
})
