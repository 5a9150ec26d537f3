import { expect, it } from 'vitest'
import { countVerbatim, isUnclosedFence } from './count-verbatim.js'
import { splitLines } from './source-line.js'

it.each([
  ['```js\na\n```\nb', 3],
  ['- ~~~~\n  ~~~\n  ~~~~\nb', 3],
  ['> ```\n> a\n> ```\nb', 3],
  ['```\na', 2],
  ['<!-- a\nb -->\nc', 2],
  ['<!-- a -->\nc', 1],
  ['a\n```', 0],
  ['```a``` b', 0],
  ['```\n    ```\n```\nb', 3],
])('counts the lines of the code or comment at the start of %j', (text, count) => {
  expect(countVerbatim(splitLines(text), 0)).toBe(count)
})

it('tells fences that nothing closes', () => {
  const unclosed = ['```\na', '```\n    ```', '```\n```', 'a'].map((text) => isUnclosedFence(splitLines(text), 0))
  expect(unclosed).toEqual([true, true, false, false])
})
