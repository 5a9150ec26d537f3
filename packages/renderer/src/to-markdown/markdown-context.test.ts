import { expect, it } from 'vitest'
import { createMarkdownContext } from './markdown-context.js'

const { locate } = createMarkdownContext({ origin: 'https://a.org', href: '/docs/page' }, () => [])

it.each([
  ['/b', 'https://a.org/b'],
  ['other?a=1#b', 'https://a.org/docs/other?a=1#b'],
  ['../up', 'https://a.org/up'],
  ['#here', '#here'],
  ['', ''],
  ['mailto:a@b.org', 'mailto:a@b.org'],
  ['//cdn.org/a', 'https://cdn.org/a'],
])('locates %j', (href, url) => {
  expect(locate(href)).toBe(url)
})

it('encloses URLs that Markdown would end early', () => {
  expect(locate('/a b')).toBe('<https://a.org/a%20b>')
  expect(locate('/a_(b)')).toBe('<https://a.org/a_(b)>')
  expect(locate('#<a>')).toBe('<#%3Ca%3E>')
})
