import { expect, it } from 'vitest'
import { suggestScheme } from './suggest-scheme.js'

it.each([
  ['htps://a.example/b', 'Did you mean https://a.example/b?'],
  ['http:/a.example', 'Did you mean http://a.example?'],
  ['https:a.example/b', 'Did you mean https://a.example/b?'],
])('suggests a URL instead of %s', (url, hint) => {
  expect(suggestScheme(url)?.hint).toBe(hint)
})

it.each(['https://a.example', 'HTTP://a.example', 'mailto:a@b.example', 'tel:1', 'ftp://a.example', 'data:a.b', '/a'])(
  'accepts %s',
  (url) => {
    expect(suggestScheme(url)).toBeUndefined()
  },
)
