import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph, findBlog } from '../create-test-graph.js'
import { listGeneratedFiles } from './list-generated-files.js'

it('lists the feeds of blogs that have posts, in each language', () => {
  const config = createTestConfig({
    blog: { routeBasePath: 'news' },
    i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  })
  const [edition] = createTestGraph({ docs: { 'a.md': {} } }).value.editions
  if (!edition) throw new Error('the test has no edition')
  const blog = { ...edition, collection: findBlog(config) }
  const published = [
    { edition: blog, hasPages: true },
    { edition: { ...blog, locale: 'de' }, hasPages: true },
    { edition, hasPages: true },
  ]
  const files = ['/news/rss.xml', '/news/atom.xml', '/news/feed.json']
  expect(listGeneratedFiles(published, config)).toEqual([
    '/sitemap.xml',
    '/robots.txt',
    ...files,
    ...files.map((file) => `/de${file}`),
  ])
  const empty = published.map((each) => ({ ...each, hasPages: false }))
  expect(listGeneratedFiles(empty, config)).toEqual(['/sitemap.xml', '/robots.txt'])
})
