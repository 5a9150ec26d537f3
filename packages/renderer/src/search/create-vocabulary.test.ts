import { expect, it } from 'vitest'
import { createVocabulary } from './create-vocabulary.js'

it('gives equal words one number, in every text, and says which word that is', () => {
  const { words, numberWords } = createVocabulary()
  expect(numberWords('one two-one\n')).toEqual([0, 1, 0])
  expect(numberWords(' Two --two ')).toEqual([2, 1])
  expect(numberWords('')).toEqual([])
  expect(words).toEqual(['one', 'two', 'Two'])
})
