import { expect, it } from 'vitest'
import { isExternalUrl } from './is-external-url.js'

it.each([
  ['https://a.example', true],
  ['HTTP://a.example', true],
  ['//a.example/b', true],
  ['mailto:a@b.example', true],
  ['web+a://b', true],
  ['/a', false],
  ['a/b:c', false],
  ['./a', false],
  ['#a', false],
  ['', false],
])('knows whether %j is external', (url, expected) => {
  expect(isExternalUrl(url)).toBe(expected)
})
