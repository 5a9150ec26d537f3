import { expect, it } from 'vitest'
import { readOverrides } from './read-overrides.js'

const SHEET = `@import "x.css";
.navbar, .own { background-color: #123 !important; color: red }
/* .footer { background: red } */
html[data-theme='dark']   .navbar { background: #456 }
@media (max-width: 900px) { .navbar { background: #789 } .footer { background: #789 } }
.navbar .menu, .footer__title { background: #abc }
`

it.each([
  ['light', false, '#123'],
  ['dark', true, '#456'],
])('reads the background of the navbar in %s mode, outside of media queries', (_mode, isDark, color) => {
  expect([...readOverrides([SHEET], isDark)]).toEqual([['--ifm-navbar-background-color', color]])
})

it('lets the last rule win, and survives a sheet that is cut', () => {
  expect([...readOverrides(['.footer{background:red}', '.footer{background-color:#000}}.footer{'], false)]).toEqual([
    ['--ifm-footer-background-color', '#000'],
  ])
})

it.each([
  ['html { font-family: "DM Sans", sans-serif }', '--ifm-font-family-base', '"DM Sans", sans-serif'],
  ['* { font-family: Inter }', '--ifm-font-family-base', 'Inter'],
  ['p, li { font-family: var(--own) }', '--ifm-font-family-base', 'var(--own)'],
  ['h1, h2 { font-family: Lora }', '--ifm-heading-font-family', 'Lora'],
  ['body { background: #fafafa; }', '--ifm-background-color', '#fafafa'],
  ['body { color: #222; }', '--ifm-font-color-base', '#222'],
])('reads %s', (sheet, name, value) => {
  expect([...readOverrides([sheet], false)]).toEqual([[name, value]])
})

it.each([
  ['images', 'body { background: url(x.png) }'],
  ['keywords', 'body { font-family: inherit; background: none }'],
  ['other selectors', 'body .x, .html { color: red }'],
])('ignores %s', (_kind, sheet) => {
  expect(readOverrides([sheet], false).size).toBe(0)
})

it('reads the page in dark mode', () => {
  expect([...readOverrides(["[data-theme='dark'] body, [data-theme=dark] { background-color: #111 }"], true)]).toEqual([
    ['--ifm-background-color', '#111'],
  ])
})
