import { describe, expect, it } from 'vitest'
import { createTestEdition } from './create-test-edition.js'
import { findUrlTarget } from './find-url-target.js'
import type { EditionLinks, LinkTable } from './link-table.js'

const table: LinkTable = {
  baseUrl: '/kit/',
  trailingSlash: undefined,
  editions: {},
  staticRoots: ['static'],
  routes: { '/': '/kit/', '/a': '/kit/a', '/guide': '/kit/guide', '/guide/b': '/kit/guide/b', '/de/a': '/kit/de/a' },
  statics: {
    '/app/index.html': { href: '/kit/app/index.html' },
    '/logo.svg': { href: '/kit/logo.svg', width: 10, height: 10 },
  },
  assets: { 'docs/chart.csv': { href: '/kit/assets/chart.1.csv' } },
  redirects: { '/old': '/kit/a', '/gone': 'https://other.example/' },
}

function find(href: string, more: { links?: Partial<EditionLinks>; table?: Partial<LinkTable>; route?: string } = {}) {
  const [path = '', suffix = ''] = href.split(/(?=[?#])/)
  const edition = createTestEdition(more.links)
  const link = { href, path, suffix, anchor: undefined, file: 'docs/a.md', route: more.route ?? '/a', edition }
  return findUrlTarget(link, { ...table, ...more.table })
}

describe('findUrlTarget', () => {
  it.each([
    ['/a', '/kit/a'],
    ['/kit/a', '/kit/a'],
    ['/a.html?q', '/kit/a?q'],
    ['/guide/b/index.html', '/kit/guide/b'],
    ['/index.html', '/kit/'],
    ['/a/', '/kit/a/'],
    ['a', '/kit/a'],
    ['/old#x', '/kit/a#x'],
  ])('finds the page of %s', (href, expected) => {
    expect(find(href)).toMatchObject({ kind: 'page', href: expected })
  })

  it.each([
    ['./chart.csv', { kind: 'asset', path: 'docs/chart.csv', href: '/kit/assets/chart.1.csv' }],
    ['/logo.svg?v', { kind: 'static', path: '/logo.svg', href: '/kit/logo.svg?v', width: 10 }],
    ['/app', { kind: 'static', path: '/app/index.html', href: '/kit/app/' }],
    ['/gone', { kind: 'external', href: 'https://other.example/' }],
    ['/nothing', { kind: 'missing', expected: 'route', wanted: '/nothing' }],
    ['/constructor', { kind: 'missing' }],
  ])('finds what is at %s', (href, expected) => {
    expect(find(href)).toMatchObject(expected)
  })

  it('keeps a written slash only if the config has no rule', () => {
    expect(find('/a/', { table: { trailingSlash: false } }).href).toBe('/kit/a')
  })

  it('resolves relative URLs beside the page, then inside it, and at a start page the other way round', () => {
    const route = '/guide'
    expect(find('b', { route })).toMatchObject({ kind: 'page', route: '/guide/b' })
    expect(find('a', { route })).toMatchObject({ kind: 'page', route: '/a' })
    const both = { routes: { ...table.routes, '/b': '/kit/b' } }
    expect(find('b', { route, table: both })).toMatchObject({ route: '/b' })
    expect(find('b', { route, table: both, links: { home: '/guide' } })).toMatchObject({ route: '/guide/b' })
    expect(find('b', { route, table: { trailingSlash: false } })).toMatchObject({ kind: 'missing', wanted: '/b' })
  })

  it('resolves relative URLs that leave the base URL and enter it again', () => {
    const route = '/guide/b'
    expect(find('../../kit/a#x', { route })).toMatchObject({ kind: 'page', route: '/a', href: '/kit/a#x' })
    expect(find('../../../../kit/guide', { route })).toMatchObject({ route: '/guide' })
    expect(find('../../../a', { route })).toMatchObject({ route: '/a' })
    expect(find('../../kit/none', { route })).toMatchObject({ kind: 'missing', wanted: '/none' })
  })

  it('stays in the language of the page, and finds static files at the root', () => {
    const links = { mounts: [{ from: '/', to: '/de' }] }
    expect(find('/a', { links })).toMatchObject({ href: '/kit/de/a' })
    expect(find('/guide', { links })).toMatchObject({ href: '/kit/guide' })
    expect(find('/de/logo.svg', { links })).toMatchObject({ kind: 'static', path: '/logo.svg' })
  })
})
