import { expect, it } from 'vitest'
import { fillPermalink, routeOfPage } from './page-route.js'

it('follows the path of the file, unless the front matter has a slug or a URL', () => {
  expect(routeOfPage({ path: 'Guide/Set up.md', fields: {} })).toBe('/guide/set-up')
  expect(routeOfPage({ path: 'guide/setup.md', fields: { slug: 'install' } })).toBe('/guide/install')
  expect(routeOfPage({ path: 'guide/setup.md', fields: { url: '/start/' } })).toBe('/start')
})

it.each([
  ['/:year/:month/:slug/', '/2026/01/my-title'],
  ['/:sections/:filename', '/blog/news/post'],
  ['/:section/:sections[last]/', '/blog/blog/news'],
  ['/:unknown/', undefined],
])('fills the permalink %s', (pattern, expected) => {
  const page = { path: 'blog/news/post/index.md', fields: { title: 'My Title', date: '2026-01-02' } }
  expect(fillPermalink(pattern, page)).toBe(expected)
})
