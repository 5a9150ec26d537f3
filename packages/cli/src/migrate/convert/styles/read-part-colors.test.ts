import { expect, it } from 'vitest'
import { readPartColors } from './read-part-colors.js'

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
  expect([...readPartColors([SHEET], isDark)]).toEqual([['--ifm-navbar-background-color', color]])
})

it('lets the last rule win, and survives a sheet that is cut', () => {
  expect([...readPartColors(['.footer{background:red}', '.footer{background-color:#000}}.footer{'], false)]).toEqual([
    ['--ifm-footer-background-color', '#000'],
  ])
})
