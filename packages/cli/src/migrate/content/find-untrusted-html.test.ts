import { expect, it } from 'vitest'
import { findUntrustedHtml } from './find-untrusted-html.js'

it('finds the first file with an element that could run code', () => {
  const texts: Readonly<Record<string, string>> = {
    a: '<b>x</b>',
    b: '<iframe src="x"></iframe>',
    c: '<script></script>',
  }
  expect(findUntrustedHtml(['a', 'b', 'c'], (file) => texts[file] ?? '')).toBe('b')
  expect(findUntrustedHtml(['a'], (file) => texts[file] ?? '')).toBeUndefined()
})
