import { expect, it } from 'vitest'
import { locateInMdxModule } from './locate-in-mdx-module.js'

const fragments = [
  { from: 3, lines: 2, source: { line: 10, column: 5 } },
  { from: 7, lines: 1, source: { line: 20, column: 1 } },
]

it.each([
  ['the first line, at its column', { line: 3, column: 4 }, { line: 10, column: 8 }],
  ['a later line, at the same column', { line: 4, column: 4 }, { line: 11, column: 4 }],
  ['the last fragment', { line: 7, column: 1 }, { line: 20, column: 1 }],
  ['generated code, at the first code of the file', { line: 5, column: 9 }, { line: 10, column: 1 }],
  ['what follows all fragments', { line: 8, column: 2 }, { line: 10, column: 1 }],
])('locates %s', (_name, point, expected) => {
  expect(locateInMdxModule(fragments, point)).toEqual(expected)
})

it('locates everything at the start of a file without code', () => {
  expect(locateInMdxModule([], { line: 4, column: 2 })).toEqual({ line: 1, column: 1 })
})
