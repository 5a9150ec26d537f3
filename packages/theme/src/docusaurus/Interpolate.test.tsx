import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Interpolate, interpolate } from './Interpolate.js'

it.each([
  ['Hi {name}, {count}!', { name: 'Ann', count: 2 }, 'Hi Ann, 2!'],
  ['{a}{a} {b}', { a: 'x' }, 'xx {b}'],
  ['{ a } {}', { a: 'x' }, '{ a } {}'],
  ['{constructor}', {}, '{constructor}'],
  ['', {}, ''],
])('fills %j', (template, values, text) => {
  expect(interpolate(template, values)).toBe(text)
})

it('inserts elements between texts', () => {
  const html = renderToStaticMarkup(<Interpolate values={{ link: <a href="/x">y</a> }}>{'see {link}.'}</Interpolate>)
  expect(html).toBe('see <a href="/x">y</a>.')
})
