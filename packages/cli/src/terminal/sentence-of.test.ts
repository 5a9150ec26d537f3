import { expect, it } from 'vitest'
import { sentenceOf } from './sentence-of.js'

it.each([
  ['no page at /x', undefined, 'no page at /x'],
  ['no page at /x', 'Did you mean /y?', 'no page at /x. Did you mean /y?'],
  ['it failed!', 'Fix it', 'it failed! Fix it'],
  ['is it open?', 'Close it', 'is it open? Close it'],
])('joins %j and %j', (message, hint, sentence) => {
  expect(sentenceOf({ message, ...(hint !== undefined && { hint }) })).toBe(sentence)
})
