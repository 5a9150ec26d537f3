import { expect, it } from 'vitest'
import { findInvalidValues, readDefaults } from './find-invalid-values.js'

const THEME = ':root{--color-accent:#0b6b57;--radius:6px;--space-7:2rem;--weight:600;--color-accent:#fff}'

const check = (css: string): readonly string[] =>
  findInvalidValues(css, readDefaults(THEME)).map(
    ({ start, end, message, hint }) => `${css.slice(start, end)}: ${message}. ${hint}`,
  )

it.each([
  ['--color-accent: 0b6b57', '0b6b57: 0b6b57 is not a color. Write #0b6b57'],
  ['--color-accent: #ccgg11', '#ccgg11: #ccgg11 is not a color. Write # and 3, 4, 6 or 8 digits from 0 to f'],
  ['--color-accent: #gg !important', '#gg !important: #gg is not a color. Write # and 3, 4, 6 or 8 digits from 0 to f'],
  ['--color-accent: #12', '#12: #12 is not a color. Write # and 3, 4, 6 or 8 digits from 0 to f'],
  [
    '--color-accent: #0b6b57\n  --radius: 4px;',
    '#0b6b57: the value of --color-accent contains the next declaration, --radius. Write #0b6b57;',
  ],
  ['--radius: 4', '4: 4 is not a length. Write it with a unit, such as 4px'],
  ['--space-7: 1.5;', '1.5: 1.5 is not a length. Write it with a unit, such as 1.5rem'],
])('reports %j', (css, expected) => {
  expect(check(`:root { ${css} }`)).toEqual([expected])
})

it.each([
  '--color-accent: #0b6b57; --radius: 0',
  '--color-accent: oklch(50% 0.1 160); --weight: 500',
  '--color-accent: teal',
  '--color-accent: #FFF8',
  '--color-accent: #ffffff',
  '--color-accent: #ecedee !important',
  '--color-accent: facade',
  '--color-accent: var(--brand); --brand: 123456',
  '--radius: calc(2px * 2)',
  '--color-accent: light-dark(\n  #123,\n  #456\n)',
])('accepts %j', (css) => {
  expect(check(`:root { ${css} }`)).toEqual([])
})
