import { expect, it } from 'vitest'
import { findContrastProblems } from './find-contrast-problems.js'
import { findWinners, readTokens, resolveTokens } from './read-tokens.js'

const THEME =
  '@layer tokens{:root{--color-page:#fff;--color-text:#111;--color-accent:#339}@media screen{[data-theme=dark]{--color-page:#000;--color-text:#eee;--color-accent:#aaf}}@media (max-width:9em){:root{--color-text:#fff}}}'

const check = (css: string): readonly string[] =>
  findContrastProblems([{ css: THEME }, { css, file: 'brand.css' }]).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  )

it.each([
  '',
  ':root { --color-accent: #225; } [data-theme="dark"] { --color-accent: hsl(240 100% 90%) }',
  '/* :root { --color-text: #fff } */ .hero { --color-text: #fff; }',
  ':root { --color-text: color-mix(in srgb, red, blue); }',
  '@media print { :root { --color-text: #fff } }',
])('accepts %s', (css) => {
  expect(check(css)).toEqual([])
})

it.each([
  [
    ':root {\n  --color-accent: #225;\n}',
    ['brand.css:2:3 --color-accent on --color-page has a contrast of 1.43 in dark mode; text needs 4.5'],
  ],
  [
    'html[data-theme=light] { --color-text: rgb(150, 150, 150) }',
    ['brand.css:1:26 --color-text on --color-page has a contrast of 2.96 in light mode; text needs 4.5'],
  ],
  [
    ':root { --brand: #ddd; --color-text: var(--brand) } [data-theme="dark"] { --color-text: #fff }',
    ['brand.css:1:24 --color-text on --color-page has a contrast of 1.36 in light mode; text needs 4.5'],
  ],
  [
    ':root { --color-accent: #225 } /* dark */\n[data-theme="dark"] {\n  --color-accent: #333;\n}',
    ['brand.css:3:3 --color-accent on --color-page has a contrast of 1.66 in dark mode; text needs 4.5'],
  ],
])('reports the unreadable colors of %s', (css, problems) => {
  expect(check(css)).toEqual(problems)
})

it('lets the strongest rule win, and ends references that lead to themselves', () => {
  const tokens = readTokens(
    'html { --a: 1 } :root { --a: 2 } html { --a: 3 } :root { --b: var(--c); --c: var(--b); --d: var(--no, 4) }',
  )
  expect(Object.fromEntries(resolveTokens(findWinners(tokens, 'light')))).toEqual({ a: '2', b: '', c: '', d: '4' })
})
