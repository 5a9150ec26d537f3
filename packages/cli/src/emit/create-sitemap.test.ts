import type { Page } from '@docgen/renderer/contract'
import { describe, expect, it } from 'vitest'
import { createTestPage } from '../plan/create-test-page.js'
import type { Artifact } from './artifact.js'
import { createRobots, createSitemaps } from './create-sitemap.js'

const base = 'https://x/'

function textOf(artifact: Artifact | undefined): string {
  if (!artifact) return ''
  return 'bytes' in artifact ? String(artifact.bytes) : 'create' in artifact ? String(artifact.create()) : ''
}

function createSitemap(pages: readonly Page[]): string {
  const [sitemap, ...others] = createSitemaps({ pages, base })
  expect(others).toEqual([])
  return textOf(sitemap)
}

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

describe('createSitemaps', () => {
  const pages = Array.from({ length: 25 }, (_, index) => pageAt(`https://x/${String.fromCharCode(97 + index)}`, true))
  const locations = (text: string): string[] => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '')

  it('lists further sitemaps if the URLs are too many for one', () => {
    const [index, ...parts] = createSitemaps({ pages, base, limits: { urls: 10, bytes: 1e6 } })
    expect(textOf(index)).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(locations(textOf(index))).toEqual([1, 2, 3].map((number) => `https://x/sitemap-${number}.xml`))
    expect(parts.map(({ file }) => file)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    expect(parts.map((part) => locations(textOf(part)).length)).toEqual([10, 10, 5])
    expect(parts.flatMap((part) => locations(textOf(part)))).toEqual(pages.map(({ head }) => head.canonical))
  })

  it('keeps each sitemap below the limit of its size', () => {
    const [, ...parts] = createSitemaps({ pages, base, limits: { urls: 100, bytes: 500 } })
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts) expect(Buffer.byteLength(textOf(part))).toBeLessThanOrEqual(500)
    expect(parts.flatMap((part) => locations(textOf(part)))).toHaveLength(25)
  })

  it('writes one sitemap up to the limits', () => {
    const sitemaps = createSitemaps({ pages, base, limits: { urls: 25, bytes: 1e6 } })
    expect(sitemaps.map(({ file }) => file)).toEqual(['sitemap.xml'])
    expect(locations(textOf(sitemaps[0]))).toHaveLength(25)
  })
})

it('creates robots.txt for open and for hidden sites', () => {
  expect(createRobots('https://x/sitemap.xml', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://x/sitemap.xml\n',
  )
  expect(createRobots('https://x/sitemap.xml', false)).toBe('User-agent: *\nDisallow: /\n')
})
