import { createHash } from 'node:crypto'
import type { Page } from '@docgen/renderer/contract'
import { describe, expect, it } from 'vitest'
import { createHeaders } from './create-headers.js'
import { createManifest } from './create-manifest.js'
import { buildPolicy, type PolicyInput } from './create-policy.js'
import { buildRedirects as makeFrom, type Redirect } from './create-redirects.js'
import { createRobots, createSitemap } from './create-sitemap.js'

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

const POLICY = { header: "script-src 'self'", isReportOnly: false }

describe('createSitemap', () => {
  it('lists indexed pages, sorted and escaped', () => {
    const pages = [pageAt('https://x/b?a=1&b=2', true), pageAt('https://x/a', true), pageAt('https://x/no', false)]
    expect(createSitemap([...pages, pageAt('https://x/404', true, 'not-found')])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '  <url><loc>https://x/a</loc></url>\n  <url><loc>https://x/b?a=1&amp;b=2</loc></url>\n</urlset>\n',
    )
  })
})

describe('buildPolicy', () => {
  const CSP = { sources: {}, reportOnly: false, trustedTypes: true }
  const NOTHING = { inlineScripts: [], scriptSources: [], styleSources: [], hasFrames: false, settings: CSP }
  const make = (input: Partial<PolicyInput>): string | undefined => buildPolicy({ ...NOTHING, ...input })?.meta

  it('allows the inline scripts by their hashes and no other inline code', () => {
    const policy = make({ inlineScripts: ['x()', 'y()'] })
    for (const text of ['x()', 'y()'])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })

  it('allows the origins of configured scripts once each', () => {
    const own = make({ connectSources: ['https://api.example/feedback', '/own', 'mailto:a@b.c'] })
    expect(own).toContain("connect-src 'self' https://api.example;")
    const scriptSources = ['https://chat.example/a.js', 'https://chat.example/b.js', '/own.js']
    const policy = make({ scriptSources })
    expect(policy?.match(/https:\/\/chat\.example/g)).toHaveLength(2)
  })

  it('allows frames of secure sites only if HTML is trusted', () => {
    expect(make({ hasFrames: true })).toContain("; frame-src 'self' https:;")
    expect(make({})).not.toContain('frame-src')
  })

  it('allows the origins of configured style sheets, and their fonts', () => {
    const policy = make({ styleSources: ['https://fonts.example/css?family=Inter', '/own.css'] })
    expect(policy).toContain("style-src 'self' https://fonts.example; ")
    expect(policy).toContain("font-src 'self' https://fonts.example; ")
  })

  it('adds the sources of the config to their directives', () => {
    const sources = { 'connect-src': ['https://api.example', "'self'"], 'object-src': ['https://pdf.example'] }
    const policy = make({ settings: { ...CSP, sources } })
    expect(policy).toContain("connect-src 'self' https://api.example; ")
    expect(policy).toContain('; object-src https://pdf.example')
  })

  it('adds no hashes of inline scripts if all inline scripts are allowed', () => {
    const settings = { ...CSP, sources: { 'script-src': ["'unsafe-inline'"] } }
    expect(make({ inlineScripts: ['x()'], settings })).toContain("script-src 'self' 'unsafe-inline'; ")
  })

  it('omits Trusted Types if the config disables them', () => {
    expect(make({ settings: { ...CSP, trustedTypes: false } })).not.toContain('trusted-types')
  })

  it('puts directives that a meta tag can’t contain only into the header', () => {
    const settings = { ...CSP, sources: { 'frame-ancestors': ['https://cms.example'], 'report-uri': ['/csp'] } }
    const policy = buildPolicy({ ...NOTHING, settings })
    expect(policy?.header).toContain("; frame-ancestors 'self' https://cms.example; report-uri /csp")
    expect(policy?.meta).not.toMatch(/frame-ancestors|report-uri/)
  })

  it('is in no page if browsers only report, and nowhere if disabled', () => {
    const policy = buildPolicy({ ...NOTHING, settings: { ...CSP, reportOnly: true } })
    expect(policy?.meta).toBeUndefined()
    const headers = createHeaders({ baseUrl: '/', policy })
    expect(headers).toContain("  Content-Security-Policy-Report-Only: default-src 'none'; ")
    expect(buildPolicy({ ...NOTHING, settings: false })).toBeUndefined()
    expect(createHeaders({ baseUrl: '/', policy: undefined })).not.toContain('Content-Security-Policy')
  })
})

it('creates robots.txt for open and for hidden sites', () => {
  expect(createRobots('https://x/sitemap.xml', true)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://x/sitemap.xml\n',
  )
  expect(createRobots('https://x/sitemap.xml', false)).toBe('User-agent: *\nDisallow: /\n')
})

it('creates headers below the base URL', () => {
  const headers = createHeaders({ baseUrl: '/docs/', policy: POLICY })
  expect(headers).toContain("/docs/*\n  Content-Security-Policy: script-src 'self'\n")
  expect(headers).toContain('/docs/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
})

describe('createHeaders with rules of the site', () => {
  const make = (siteText: string): string => createHeaders({ baseUrl: '/', policy: POLICY, siteText })

  it('writes them last, and omits its own on the same paths', () => {
    const headers = make(
      '/*\n  Referrer-Policy: no-referrer\n  X-Frame-Options: DENY\n/assets/*\n  cache-control: no-cache',
    )
    expect(headers.match(/referrer-policy/gi)).toHaveLength(1)
    expect(headers).not.toContain('immutable')
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy/)
    expect(headers.endsWith('X-Frame-Options: DENY\n/assets/*\n  cache-control: no-cache\n')).toBe(true)
  })

  it('keeps its own if the site sets them on fewer paths', () => {
    expect(make('/embed/*\n  Referrer-Policy: no-referrer\n')).toContain('strict-origin-when-cross-origin')
  })
})

const buildRedirects = (redirects: readonly Redirect[], siteText?: string, pageFiles: readonly string[] = []) =>
  makeFrom({ redirects, siteText, baseUrl: '/', pageFiles })

describe('buildRedirects with rules of the site', () => {
  const redirects = [
    { from: '/old', to: '/new' },
    { from: '/older', to: '/new' },
  ]

  it('puts its own before the first pattern and the comment above it', () => {
    const site = '# moved\n/a /b 302\n\n# all else\n/* /index.html 200\n/z /y'
    expect(buildRedirects(redirects, site)).toBe(
      '# moved\n/a /b 302\n\n/old /new 301\n/older /new 301\n# all else\n/* /index.html 200\n/z /y\n',
    )
  })

  it('omits paths that the site redirects itself, unless a condition decides', () => {
    expect(buildRedirects(redirects, '/old/ /other\n/older /de/new 302 Language=de\n')).toBe(
      '/old/ /other\n/older /de/new 302 Language=de\n/older /new 301\n',
    )
  })
})

it('redirects /index.html to pages that are files, at each depth, before patterns of the site', () => {
  const files = ['index.html', '404.html', 'a.html', 'a/b/c.html', 'a/d.html', 'b/index.html', 'de/index.html']
  expect(buildRedirects([{ from: '/b', to: '/a' }], '/* /a 200\n', files)).toBe(
    '/b /a 301\n/:p1/index.html /:p1 301\n/:p1/:p2/index.html /:p1/:p2 301\n' +
      '/:p1/:p2/:p3/index.html /:p1/:p2/:p3 301\n/* /a 200\n',
  )
  expect(buildRedirects([], '', ['index.html', 'b/index.html'])).toBe('')
})

it('sorts redirects, and encodes spaces in URLs', () => {
  const redirects = [
    { from: '/b', to: '/new b' },
    { from: '/a', to: 'https://y/' },
  ]
  expect(buildRedirects(redirects)).toBe('/a https://y/ 301\n/b /new%20b 301\n')
})

it('encodes URLs of redirects once', () => {
  const redirects = [
    { from: '/größe', to: '/gr%C3%B6%C3%9Fe/#über' },
    { from: '/100% c#', to: 'https://y/ä?a=b%20c' },
  ]
  expect(buildRedirects(redirects)).toBe(
    '/100%25%20c%23 https://y/%C3%A4?a=b%20c 301\n/gr%C3%B6%C3%9Fe /gr%C3%B6%C3%9Fe/#%C3%BCber 301\n',
  )
})

it('creates a sorted manifest that JSON parsers accept', () => {
  const files = new Map([
    ['b.css', { hash: '2', size: 2 }],
    ['a.html', { hash: '1', size: 1, key: 'k', source: 'docs/a.md', route: '/a' }],
  ])
  const text = createManifest(files, '/docs/')
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
