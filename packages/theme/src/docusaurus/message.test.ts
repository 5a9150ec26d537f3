import { expect, it } from 'vitest'
import { isInBrowser, message, text } from './message.js'

it('encodes data between two U+0000, without characters that HTML escapes', () => {
  const data = { href: `/a?b='"<>&`, name: 'é' }
  const written = message('link', data)
  const [, encoded = ''] = /^\u0000@link:([^\u0000]*)\u0000$/.exec(written) ?? []
  expect(encoded).not.toMatch(/['"<>&]/)
  expect(JSON.parse(decodeURIComponent(encoded))).toEqual(data)
})

it('writes UI strings of a build as messages with texts as values', () => {
  expect(isInBrowser()).toBe(false)
  expect(text('theme.x', { count: 2, name: 'a' })).toBe(
    message('text', { key: 'theme.x', values: { count: '2', name: 'a' } }),
  )
})
