import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LeftToReact, renderAttribute } from './render-attributes.js'

it.each([
  ['className', 'a "b"'],
  ['htmlFor', 'id'],
  ['tabIndex', -1],
  ['hidden', true],
  ['hidden', false],
  ['id', "it's <b> & c"],
  ['href', '/guide?a=1&b=2'],
  ['title', ''],
  ['aria-hidden', false],
  ['data-open', true],
  ['role', undefined],
  ['hrefLang', 'de'],
  ['spellCheck', false],
  ['download', true],
  ['lang', null],
])('renders %s of %j as React does', (name, value) => {
  const html = renderToStaticMarkup(createElement('a', { [name]: value }))
  expect(renderAttribute(name, value)).toBe(html.slice('<a'.length, -'></a>'.length))
})

it.each([
  ['style', 'color: red'],
  ['onClick', 'alert(1)'],
  ['href', 'javascript:alert(1)'],
  ['href', ' JavaScript:alert(1)'],
  ['src', ''],
  ['title', { toString: () => 'x' }],
  ['strokeWidth', 2],
])('lets React render %s of %j', (name, value) => {
  expect(() => renderAttribute(name, value)).toThrow(LeftToReact)
})
