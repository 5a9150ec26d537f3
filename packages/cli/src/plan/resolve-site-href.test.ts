import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { findRoute, type LinkTarget, resolveTarget } from './resolve-site-href.js'

const { value: graph } = createTestGraph({
  docs: { 'index.md': {}, 'guide.md': {}, 'b.md': { redirect_from: ['/old'] } },
  config: { baseUrl: '/base/', i18n: { defaultLocale: 'en', locales: ['en', 'de'] } },
})

it.each([
  ['/guide', 'en', '/base/guide'],
  ['/guide/', 'en', '/base/guide'],
  ['/guide?a=b#c', 'en', '/base/guide?a=b#c'],
  ['/guide', 'de', '/base/de/guide'],
  ['/guide#c', 'de', '/base/de/guide#c'],
  ['/', 'en', '/base/'],
  ['/', 'de', '/base/de/'],
  ['/old', 'en', '/base/b'],
  ['/nowhere', 'de', undefined],
])('%s in %s is %s', (path, locale, href) => expect(findRoute(path, locale, graph)).toBe(href))

it('resolves a URL to its page, not to the counterpart in another version', () => {
  const { value } = createTestGraph({ docs: { 'index.md': {}, 'guide.md': {}, 'next/guide.md': {} } })
  const [[key, first] = []] = Object.entries(value.links.editions)
  if (key === undefined || !first) throw new Error('a graph has an edition')
  const links = { ...value.links, editions: { [key]: { ...first, mounts: [{ from: '/', to: '/next' }] } } }
  expect(findRoute('/guide', 'en', { ...value, links })).toBe('/guide')
  expect(findRoute('/guide#a', 'en', { ...value, links })).toBe('/guide#a')
})

describe('resolve target', () => {
  const { value: graph } = createTestGraph({
    docs: { 'index.md': {}, 'guide.md': {} },
    config: { baseUrl: '/base/', trailingSlash: true },
  })

  const resolve = (target: LinkTarget) => resolveTarget(target, { graph, locale: 'en' })

  describe('the target of a navbar or footer link', () => {
    it.each([
      ['guide', '/base/guide/'],
      ['/guide?a#b', '/base/guide/?a#b'],
      ['#part', '/base/#part'],
      ['/nowhere', '/base/nowhere'],
      ['pathname:///app', '/base/app'],
    ])('is, to %s, %s of this site', (to, href) => expect(resolve({ to })).toEqual({ href, isExternal: false }))

    it.each([
      ['https://x.example/', true],
      ['//x.example/', true],
      ['mailto:a@b.example', false],
      ['/guide', false],
      ['#part', false],
    ])('is %s as written for another site: %s', (href, isExternal) => {
      expect(resolve({ href })).toEqual({ href, isExternal })
    })

    it('is a URL below the base URL if the link sets it, and for unchecked links', () => {
      expect(resolve({ href: '/app', prependBaseUrlToHref: true })).toEqual({ href: '/base/app', isExternal: false })
      expect(resolve({ href: 'pathname:///app' })).toEqual({ href: '/base/app', isExternal: false })
    })
  })
})
