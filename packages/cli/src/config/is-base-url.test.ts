import { expect, it } from 'vitest'
import { isBaseUrl } from './is-base-url.js'

it.each(['', '/', '/docs/', 'docs', '/a/b', '/v1.2_x-y/'])('accepts %j', (text) => {
  expect(isBaseUrl(text)).toBe(true)
})

it.each(['https://example.org/docs/', '/a b/', '/a?b', '/a#b', 'C:\\docs'])('rejects %j', (text) =>
  expect(isBaseUrl(text)).toBe(false),
)
