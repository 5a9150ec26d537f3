import { expect, it } from 'vitest'
import { isExternalUrl } from './is-external-url.js'

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
