import { expect, it } from 'vitest'
import { safeHref } from './described.js'

it.each(['https://a.example', 'mailto:a@b.example', '/a', './a', '#a', '//a.example'])('accepts %s', (url) => {
  expect(safeHref(url)).toBe(url)
})

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JAVASCRIPT:a',
  'data:text/html,a',
  'vbscript:a',
  'file:///a',
  '',
  ' \n',
  undefined,
])('rejects %j', (url) => {
  expect(safeHref(url)).toBeUndefined()
})
