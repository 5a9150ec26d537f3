import { expect, it } from 'vitest'
import { escapePattern } from './escape-pattern.js'

it.each(['a.b', 'f(x) [0]', '^$|?*+{2}', 'C:\\docs', 'a-b/c', ''])('matches exactly %j', (text) => {
  const pattern = new RegExp(`^${escapePattern(text)}$`, 'u')
  expect(pattern.test(text)).toBe(true)
  expect(pattern.test(`${text}x`)).toBe(false)
})

it('does not match what the text would match as a pattern', () => {
  expect(new RegExp(escapePattern('a.b')).test('axb')).toBe(false)
})
