import { expect, it } from 'vitest'
import { rejectDeepCss } from './reject-deep-css.js'

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
    rejectDeepCss(`a{}\n${open.repeat(100_000)}`, 'a.css')
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
  `${'a{'.repeat(199)}${'}'.repeat(199)}`,
])('accepts what is not nested: case %#', (css) => {
  expect(() => rejectDeepCss(css, 'a.css')).not.toThrow()
})
