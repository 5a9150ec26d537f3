import { expect, it } from 'vitest'
import { sentenceOf, textOf } from './sentence-of.js'

it.each([
  ['no page at /x', undefined, 'no page at /x'],
  ['no page at /x', 'Did you mean /y?', 'no page at /x. Did you mean /y?'],
  ['it failed!', 'Fix it', 'it failed! Fix it'],
  ['is it open?', 'Close it', 'is it open? Close it'],
])('joins %j and %j', (message, hint, sentence) => {
  expect(sentenceOf({ message, ...(hint !== undefined && { hint }) })).toBe(sentence)
})

it('lists related positions below the sentence', () => {
  const related = [
    { file: 'docs/a.md', line: 3, column: 1, message: 'has the id' },
    { file: 'docs/b.md', message: 'has it, too' },
  ]
  expect(textOf({ message: 'the id is used', hint: 'Change it', related })).toBe(
    'the id is used. Change it\n→ docs/a.md:3:1: has the id\n→ docs/b.md: has it, too',
  )
  expect(textOf({ message: 'the id is used' })).toBe('the id is used')
})
