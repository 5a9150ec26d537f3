import { expect, it } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { addStyles, element, icon, renderParts } from './element.js'

it('omits attributes that are false or undefined; true is an empty one', () => {
  openPage()
  const node = element(
    'button',
    { hidden: true, disabled: false, title: undefined, class: 'a', value: '' },
    'A',
    icon('x'),
  )
  expect(node.outerHTML).toBe(
    '<button hidden="" class="a" value="">A<span class="icon icon-x" aria-hidden="true"></span></button>',
  )
})

it('never reads texts as HTML', () => {
  openPage()
  const parts = [
    { text: '<b>&', isMatch: false },
    { text: '<i>', isMatch: true },
  ]
  expect(element('p', {}, ...renderParts(parts)).innerHTML).toBe('&lt;b&gt;&amp;<mark>&lt;i&gt;</mark>')
})

it('adds styles after those of the page', () => {
  openPage()
  const before = new CSSStyleSheet()
  document.adoptedStyleSheets = [before]
  addStyles('.a { color: red }')
  expect(document.adoptedStyleSheets[0]).toBe(before)
  expect(document.adoptedStyleSheets[1]?.cssRules[0]?.cssText).toContain('.a')
})
