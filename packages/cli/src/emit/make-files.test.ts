import { createHash } from 'node:crypto'
import type { Page } from '@docgen/renderer/contract'
import { describe, expect, it } from 'vitest'
import { makeHeaders } from './make-headers.js'
import { makeManifest } from './make-manifest.js'
import { makePolicy } from './make-policy.js'
import { makeRedirects } from './make-redirects.js'
import { makeRobots } from './make-robots.js'
import { makeSitemap } from './make-sitemap.js'

function pageAt(canonical: string, isIndexed: boolean, kind: Page['kind'] = 'doc'): Page {
  return {
    kind,
    route: '/x',
    href: '/x',
    file: 'x.html',
    shell: 's',
    title: 'X',
    isTitleHidden: false,
    head: { title: 'X', socialTitle: 'X', keywords: [], canonical, isIndexed, alternates: [], breadcrumbs: [] },
    breadcrumbs: [],
    tags: [],
    banners: [],
    cards: [],
    classNames: [],
  }
}

describe('makeSitemap', () => {
  it('lists indexed pages, sorted and escaped', () => {
    const pages = [pageAt('https://x/b?a=1&b=2', true), pageAt('https://x/a', true), pageAt('https://x/no', false)]
    expect(makeSitemap([...pages, pageAt('https://x/404', true, 'not-found')])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '  <url><loc>https://x/a</loc></url>\n  <url><loc>https://x/b?a=1&amp;b=2</loc></url>\n</urlset>\n',
    )
  })
})

describe('makePolicy', () => {
  it('allows the inline scripts by their hashes and nothing else inline', () => {
    const policy = makePolicy({ inlineScripts: ['x()', 'y()'], scriptSources: [], hasFrames: false })
    for (const text of ['x()', 'y()'])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('allows the origins of configured scripts once each', () => {
    const scriptSources = ['https://chat.example/a.js', 'https://chat.example/b.js', '/own.js']
    const policy = makePolicy({ inlineScripts: [], scriptSources, hasFrames: false })
    expect(policy.match(/https:\/\/chat\.example/g)).toHaveLength(2)
  })

  it('allows frames of secure sites only where HTML is trusted', () => {
    const make = (hasFrames: boolean): string => makePolicy({ inlineScripts: [], scriptSources: [], hasFrames })
    expect(make(true)).toContain("; frame-src 'self' https:;")
    expect(make(false)).not.toContain('frame-src')
  })
})

it('makes robots.txt for open and for hidden sites', () => {
  expect(makeRobots('https://x/sitemap.xml', true)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://x/sitemap.xml\n')
  expect(makeRobots('https://x/sitemap.xml', false)).toBe('User-agent: *\nDisallow: /\n')
})

it('makes headers below the base URL', () => {
  const headers = makeHeaders('/docs/', "script-src 'self'")
  expect(headers).toContain("/docs/*\n  Content-Security-Policy: script-src 'self'; frame-ancestors 'self'\n")
  expect(headers).toContain('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
})

it('makes redirects in one order, without spaces in addresses', () => {
  const redirects = [
    { from: '/b', to: '/new b' },
    { from: '/a', to: 'https://y/' },
  ]
  expect(makeRedirects(redirects)).toBe('/a https://y/ 301\n/b /new%20b 301\n')
})

it('encodes addresses of redirects once', () => {
  const redirects = [
    { from: '/größe', to: '/gr%C3%B6%C3%9Fe/#über' },
    { from: '/100% c#', to: 'https://y/ä?a=b%20c' },
  ]
  expect(makeRedirects(redirects)).toBe(
    '/100%25%20c%23 https://y/%C3%A4?a=b%20c 301\n/gr%C3%B6%C3%9Fe /gr%C3%B6%C3%9Fe/#%C3%BCber 301\n',
  )
})

it('makes a manifest in one order that JSON readers understand', () => {
  const files = new Map([
    ['b.css', { hash: '2', size: 2 }],
    ['a.html', { hash: '1', size: 1, key: 'k', source: 'docs/a.md', route: '/a' }],
  ])
  const text = makeManifest(files, '/docs/')
  expect(JSON.parse(text)).toEqual({
    version: 1,
    baseUrl: '/docs/',
    files: {
      'a.html': { hash: '1', size: 1, key: 'k', source: 'docs/a.md', route: '/a' },
      'b.css': { hash: '2', size: 2 },
    },
  })
  expect(text.indexOf('a.html')).toBeLessThan(text.indexOf('b.css'))
})
