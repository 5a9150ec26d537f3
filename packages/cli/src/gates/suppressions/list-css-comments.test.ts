import { expect, it } from 'vitest'
import { listCssComments } from './list-css-comments.js'

it('finds the words and position of a comment, and the declaration after it', () => {
  expect(listCssComments('a {\n  /* docgen-ignore x */\n  b: url(";");\n  c: 1;\n}')).toEqual([
    { line: 2, column: 6, text: ' x ', from: 2, to: 3 },
  ])
})

it.each([
  ['/* docgen-ignore x */\n@media print {\n a { b: "}" }\n}\nc {}', [1, 4]],
  ['a { b: 1 /* docgen-ignore x */;\n c: 2 }', [1, 1]],
  ['/* docgen-ignore x */\na { b: "', [1, 2]],
  ['/* docgen-ignore x */\n/* ; */ b: 1;\nc: 2', [1, 2]],
])('finds the lines that a comment in %j is about', (css, lines) => {
  expect(listCssComments(css).map(({ from, to }) => [from, to])).toEqual([lines])
})

it('ignores other comments, and ends with one that never closes', () => {
  expect(listCssComments('/* see docgen-ignore */ a {} /* note */')).toEqual([])
  expect(listCssComments('a {}\n/* docgen-ignore x')).toMatchObject([{ line: 2, text: ' x' }])
})
