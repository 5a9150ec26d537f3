import type { Page } from '@docgen/renderer/contract'
import { describe, expect, it } from 'vitest'
import { createTestPage } from '../plan/create-test-page.js'
import { createRobots, createSitemap } from './create-sitemap.js'

function pageAt(canonical: string, isIndexed: boolean, kind: Page['kind'] = 'doc'): Page {
  return createTestPage({ kind, head: { canonical, isIndexed } })
}

describe('createSitemap', () => {
  it('lists indexed pages, sorted and escaped', () => {
    const pages = [pageAt('https://x/b?a=1&b=2', true), pageAt('https://x/a', true), pageAt('https://x/no', false)]
    expect(createSitemap([...pages, pageAt('https://x/404', true, 'not-found')])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '  <url><loc>https://x/a</loc></url>\n  <url><loc>https://x/b?a=1&amp;b=2</loc></url>\n</urlset>\n',
    )
  })

  it('has the date of the last change of the page itself', () => {
    const at = (path: string, date: string): Page => ({
      ...pageAt('https://x/a', true),
      href: path,
      lastUpdate: { date },
    })
    const [own, old] = [at('/a', '2026-03-01T00:00:00Z'), at('/1.0/a', '2020-01-01T00:00:00Z')]
    const line = '<url><loc>https://x/a</loc><lastmod>2026-03-01T00:00:00Z</lastmod></url>'
    expect(createSitemap([own, old])).toContain(line)
    expect(createSitemap([old, own])).toContain(line)
    expect(createSitemap([old])).toContain('<url><loc>https://x/a</loc></url>')
    const post = { ...pageAt('https://x/b', true), href: '/b', post: { date: '2026-01-11T00:00:00Z', authors: [] } }
    expect(createSitemap([post])).toContain('<lastmod>2026-01-11T00:00:00Z</lastmod>')
  })
})

it('creates robots.txt for open and for hidden sites', () => {
  expect(createRobots('https://x/sitemap.xml', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://x/sitemap.xml\n',
  )
  expect(createRobots('https://x/sitemap.xml', false)).toBe('User-agent: *\nDisallow: /\n')
})
