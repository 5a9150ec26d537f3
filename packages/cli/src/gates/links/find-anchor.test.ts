import { expect, it } from 'vitest'
import { hasAnchor, namesElement } from './find-anchor.js'

it.each([
  ['install', true],
  ['Location', true],
  ['issues', true],
  ['', false],
  ['top', false],
  [':~:text=a', false],
  ['!/a', false],
  ['/a', false],
  ['L10', false],
  ['L10-L20', false],
  ['issuecomment-123', false],
  ['discussion_r1', false],
  ['page=2', false],
])('reports whether %j names an element', (fragment, expected) => {
  expect(namesElement(fragment)).toBe(expected)
})

it.each([
  ['<h2 id="a">', 'a', true],
  ["<a name='a'>", 'a', true],
  ['<p ID = a>', 'a', true],
  ['<h2 id="é">', '%C3%A9', true],
  ['<h2 id="user-content-a">', 'a', true],
  ['<p id="a&amp;b">', 'a&b', true],
  ['<p id="100%">', '100%', true],
  ['<p data-id="a">', 'a', false],
  ['<p id="ab">', 'a', false],
])('looks in %j for #%s', (html, fragment, expected) => {
  expect(hasAnchor(html, fragment)).toBe(expected)
})
