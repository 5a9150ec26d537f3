import { expect, it } from 'vitest'
import { markOwnUrl, rebaseLink } from './rebase-link.js'

const site = 'https://example.org/docs'

it.each([
  ['/guide#part', site, 'https://example.org/docs/guide#part'],
  ['guide', `${site}/`, 'https://example.org/docs/guide'],
  ['../guide?x', site, 'https://example.org/guide?x'],
  ['./a b', site, 'https://example.org/docs/a b'],
  ['../../../x', site, 'https://example.org/x'],
  ['../b/c/', '/manual', '/b/c/'],
  ['/guide', '/manual', '/manual/guide'],
  ['guide', '/manual/', '/manual/guide'],
  ['/manual/guide', '/manual', '/manual/guide'],
  ['/', site, 'https://example.org/docs/'],
])('rebases %s to %s', (href, base, whole) => {
  expect(rebaseLink(href, base)).toBe(whole)
})

it.each(['#part', '?q', '', 'api:get-order', 'https://a.b/c', '//a.b', 'mailto:a@b.c'])(
  'keeps %j unchanged',
  (href) => {
    expect(rebaseLink(href, site)).toBe(href)
  },
)

it.each([
  ['https://docs.example/a/b#c', 'pathname-site:///a/b#c'],
  ['https://docs.example', 'pathname-site:///'],
  ['https://docs.example?q', 'pathname-site:///?q'],
  ['https://docs.example.org/a', 'https://docs.example.org/a'],
  ['/a', '/a'],
])('recognizes the URL %s of the site itself', (href, expected) => {
  expect(markOwnUrl(href, { siteUrl: 'https://docs.example/' })).toBe(expected)
})

it('keeps URLs of other parts of the host', () => {
  const siteUrl = 'https://a.example/docs/'
  expect(markOwnUrl('https://a.example/blog', { siteUrl })).toBe('https://a.example/blog')
  expect(markOwnUrl('https://a.example/docs/x', { siteUrl })).toBe('pathname-site:///x')
  expect(markOwnUrl('/x', { siteUrl, linkBase: 'https://a.example/docs' })).toBe('pathname-site:///x')
})

it('changes nothing without a base', () => {
  expect(rebaseLink('/guide', undefined)).toBe('/guide')
})
