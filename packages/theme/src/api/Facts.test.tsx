import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Facts, isExternalUrl } from './Facts.js'

it('are separated, for screen readers too', () => {
  expect(renderToString(<Facts>{[false, <b key="a">a</b>, null, <b key="b">b</b>]}</Facts>)).toBe(
    '<p class="facts"><b>a</b> <b>b</b></p>',
  )
  expect(renderToString(<Facts>{false}</Facts>)).toBe('')
})

it.each([
  ['https://a.example', true],
  ['HTTP://a.example', true],
  ['//a.example', true],
  ['/a//b', false],
  ['mailto:a@b.example', false],
  ['ftp://a.example', false],
  ['', false],
])('decides whether %j is on another site', (href, expected) => {
  expect(isExternalUrl(href)).toBe(expected)
})
