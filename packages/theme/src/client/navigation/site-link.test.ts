import { expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import { isPageOfSite } from './site-link.js'

it.each([
  ['https://a.example/guide', true],
  ['https://a.example/guide/', true],
  ['https://a.example/guide.html?q=1', true],
  ['https://a.example/v/1.58', true],
  ['https://a.example/file.pdf', false],
  ['https://a.example/data.json', false],
  ['https://b.example/guide', false],
])('decides whether %s is a page of the site', (href, expected) => {
  const location = { origin: 'https://a.example' }
  expect(asBrowser(() => isPageOfSite(new URL(href)), { location })).toBe(expected)
})
