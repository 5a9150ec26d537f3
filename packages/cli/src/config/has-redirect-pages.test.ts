import { expect, it } from 'vitest'
import { hasRedirectPages } from './has-redirect-pages.js'

it.each([
  ['https://jo.github.io', undefined, true],
  ['https://docs.example.org', undefined, false],
  ['https://github.io.example.org', undefined, false],
  ['https://jo.github.io', false, false],
  ['https://docs.example.org', true, true],
])('%s with redirectPages %s: %s', (url, redirectPages, expected) => {
  expect(hasRedirectPages({ url, ...(redirectPages !== undefined && { redirectPages }) })).toBe(expected)
})
