import { expect, it } from 'vitest'
import { listLineComments } from './list-line-comments.js'

const linesOf = (text: string) => listLineComments(text).map(({ from, to }) => [from, to])

it('finds the words and position of a comment', () => {
  expect(listLineComments('a:\r\n  b: 1 # docgen-ignore x\r\n')).toEqual([
    { line: 2, column: 10, text: ' x', from: 2, to: 3 },
  ])
})

it.each([
  ['# docgen-ignore x\na:\n  b: 1\nc: 2', [1, 3]],
  ['# docgen-ignore x\n\n# more\na: 1\nb: 2', [1, 4]],
  ['# docgen-ignore x\na:\n- b\n- c\nd: 1', [1, 4]],
  ['- a # docgen-ignore x\n- b', [1, 1]],
  ['# docgen-ignore x', [1, 2]],
])('finds the lines that a comment in %j is about', (text, lines) => {
  expect(linesOf(text)).toEqual([lines])
})

it('ignores the word without a comment', () => {
  expect(linesOf('a: docgen-ignore x')).toEqual([])
})
