import { expect, it } from 'vitest'
import { uncheckedUrl } from './unchecked-url.js'

it.each([
  ['pathname:///other-app', '/', '/other-app'],
  ['pathname:///other-app/?a#b', '/docs/', '/docs/other-app/?a#b'],
  ['pathname://other-app', '/docs/', '/docs/other-app'],
  ['pathname:///docs/other-app', '/docs/', '/docs/other-app'],
  ['pathname-whole:///other-app', '/docs/', '/other-app'],
])('%s below %s is %s', (href, baseUrl, address) => {
  expect(uncheckedUrl(href, baseUrl)).toBe(address)
})

it.each(['/other-app', 'https://x.example/pathname://', '#pathname://', ''])('leaves %j to the checks', (href) => {
  expect(uncheckedUrl(href, '/')).toBeUndefined()
})
