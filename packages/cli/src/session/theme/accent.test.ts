import { theme } from '@docgen/theme'
import { expect, it } from 'vitest'
import { checkAccent, writeAccentStyles } from './accent.js'

const position = () => ({ file: 'site.config.ts', line: 4 })

it('writes the tokens of an accent for both modes', () => {
  expect(writeAccentStyles(theme, undefined)).toBe('')
  const css = writeAccentStyles(theme, 'green')
  expect(css).toMatch(/^:root\{--color-accent:#[\da-f]{6};/)
  expect(css).toContain('}@media screen{[data-theme="dark"]{--color-accent:#')
})

it.each([
  ['gren', 'Did you mean green?'],
  ['xyz', 'It has indigo, blue, cyan, teal, green, orange, red, pink, purple, graphite'],
  ...['#7c3aed', 'rgb(124 58 237)'].map((color): [string, unknown] => [
    color,
    expect.stringMatching(
      /^It has indigo, .*, graphite\. For another color, set the tokens --color-accent, .*brand\.css/,
    ),
  ]),
])('reports the unknown accent %s', (name, hint) => {
  expect(checkAccent(theme, name, position)).toEqual([
    {
      code: 'invalid-theme',
      severity: 'error',
      file: 'site.config.ts',
      line: 4,
      message: `the theme has no accent ${name}`,
      hint,
    },
  ])
})

it('accepts known accents, and reports any with a theme that has none', () => {
  expect(checkAccent(theme, 'pink', position)).toEqual([])
  expect(checkAccent(theme, undefined, position)).toEqual([])
  expect(checkAccent({}, 'pink', position)).toMatchObject([{ hint: expect.stringContaining('Remove theme.accent') }])
})
