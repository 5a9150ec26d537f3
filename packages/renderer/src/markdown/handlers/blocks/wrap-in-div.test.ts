import { expect, it } from 'vitest'
import { wrapInDiv } from './wrap-in-div.js'

it('adds a div only for an id or class names', () => {
  expect(wrapInDiv({}, '<p>Text</p>')).toBe('<p>Text</p>')
  expect(wrapInDiv({ id: 'note' }, '<p>Text</p>')).toBe('<div id="note"><p>Text</p></div>')
  expect(wrapInDiv({ id: 'note', className: 'wide dark' }, '')).toBe('<div id="note" class="wide dark"></div>')
})

it('escapes what authors write', () => {
  expect(wrapInDiv({ className: '"><script>' }, '')).toBe('<div class="&quot;&gt;&lt;script&gt;"></div>')
})
