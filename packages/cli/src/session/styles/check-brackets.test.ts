import { expect, it } from 'vitest'
import { checkBrackets } from './check-brackets.js'

it.each([
  ['blocks', 'a{'],
  ['rules', '@media print{'],
  ['functions', 'a{width:calc('],
  ['selectors', ':not('],
  ['attributes', 'a['],
  ['brackets behind texts and comments', '"}"/*}*/\\}('],
])('rejects thousands of nested %s, at their position', (_name, open) => {
  let thrown: unknown
  try {
    checkBrackets(`a{}\n${open.repeat(100_000)}`, 'a.css')
  } catch (error) {
    thrown = error
  }
  expect(thrown).toMatchObject({ fileName: 'a.css', loc: { line: 2, column: expect.any(Number) } })
})

it.each([
  'a{b:c}'.repeat(10_000),
  `a{content:"${'('.repeat(1000)}"}`,
  `/*${'{'.repeat(1000)}*/`,
  `a{content:"\\"${'('.repeat(1000)}"}`,
  '\\{'.repeat(1000),
  'a{b:url(data:image/svg+xml;utf8,it{s)}',
  `a{b:url( "(" )}`,
  `${'a{'.repeat(199)}${'}'.repeat(199)}`,
])('accepts what is not nested: case %#', (css) => {
  expect(() => checkBrackets(css, 'a.css')).not.toThrow()
})

it.each([
  ['.a {\n  color: rgb(300;\n}', 'this ( is never closed', 2, 13],
  ['.a { color: ;\n.b { c: d }', 'this { is never closed', 1, 4],
  ['.a { b: url(c }', 'this ( is never closed', 1, 12],
  ['.a {\n}\n}', 'this } closes no open bracket', 3, 1],
])('reports the bracket of %j', (css, message, line, column) => {
  expect(() => checkBrackets(css, 'a.css')).toThrow(expect.objectContaining({ message, loc: { line, column } }))
})
