import { expect, it } from 'vitest'
import { absolute, withBase } from './plan-head.js'

it.each([
  ['/a', '/docs/a'],
  ['a', '/docs/a'],
  ['/docs/a', '/docs/a'],
  ['https://x/a', 'https://x/a'],
  ['//x/a', '//x/a'],
  ['mailto:a@b', 'mailto:a@b'],
  ['#a', '#a'],
  ['./img/x.svg', '/docs/img/x.svg'],
])('prefixes %s with the base URL: %s', (path, expected) => expect(withBase(path, '/docs/')).toBe(expected))

it('makes site paths absolute and keeps URLs', () => {
  expect(absolute('/a', 'https://x/')).toBe('https://x/a')
  expect(absolute('https://y/a', 'https://x')).toBe('https://y/a')
})
