import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Facts } from './Facts.js'

it('are separated, for screen readers too', () => {
  expect(renderToString(<Facts>{[false, <b key="a">a</b>, null, <b key="b">b</b>]}</Facts>)).toBe(
    '<p class="facts"><b>a</b> <b>b</b></p>',
  )
  expect(renderToString(<Facts>{false}</Facts>)).toBe('')
})
