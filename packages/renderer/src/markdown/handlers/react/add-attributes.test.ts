import { expect, it } from 'vitest'
import { addAttributes } from './add-attributes.js'

it.each([
  ['<p>a</p>', { id: 'x' }, '<p id="x">a</p>'],
  [' <p>a</p>', { className: 'c' }, ' <p class="c">a</p>'],
  ['<p class="a" id="b">c</p>', { className: 'd' }, '<p class="a d" id="b">c</p>'],
  ['<p id="b" title="t">c</p>', { id: 'e' }, '<p id="e" title="t">c</p>'],
  ['<p data-id="b">c</p>', { id: 'e' }, '<p id="e" data-id="b">c</p>'],
  ['<img src="a">', { tabIndex: 0, 'aria-hidden': true }, '<img tabindex="0" aria-hidden="true" src="a">'],
])('adds to %j the properties %j', (html, props, expected) => {
  expect(addAttributes(html, props)).toBe(expected)
})

it('escapes values', () => {
  expect(addAttributes('<p></p>', { title: '"<&' })).toBe('<p title="&quot;&lt;&amp;"></p>')
})

it.each([
  ['<p>a</p>', {}],
  ['<p>a</p>', { onClick: 'x', style: 'y', children: 'z', href: '/' }],
  ['<p>a</p>', { title: undefined, id: { a: 1 }, className: () => 'c' }],
  ['text <p>a</p>', { id: 'x' }],
  ['', { id: 'x' }],
])('leaves %j with %j as it is', (html, props) => {
  expect(addAttributes(html, props)).toBe(html)
})
