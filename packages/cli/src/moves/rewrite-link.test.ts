import { expect, it } from 'vitest'
import { createTestEdition } from '../graph/links/create-test-edition.js'
import type { LinkTable } from '../graph/links/link-table.js'
import { rewriteLink } from './rewrite-link.js'

const page = { route: '/new/b', href: '/base/new/b' }
const table = {
  baseUrl: '/base/',
  trailingSlash: undefined,
  editions: { x: createTestEdition({ pages: { 'docs/new/b.md': page } }) },
  staticRoots: ['static'],
  routes: { '/new/b': '/base/new/b', '/old/a': '/base/old/a' },
  statics: {},
  assets: { 'docs/img/x y.png': { href: '/base/x.png' } },
  redirects: {},
} as unknown as LinkTable

const origin = { file: 'docs/old/a.md', route: '/old/a', edition: 'x' }

it.each([
  ['./b.md#x', '../new/b.md#x'],
  ['b.md', '../new/b.md'],
  ['@site/docs/old/b.md', '@site/docs/new/b.md'],
  ['/docs/old/b.md', '/new/b.md'],
  ['/old/b', '/new/b'],
  ['/old/b/?q#y', '/new/b/?q#y'],
  ['/base/old/b', '/base/new/b'],
  ['b', '../new/b'],
  ['./b/', '../new/b/'],
])('keeps the form of %s', (href, expected) => {
  const target = { kind: 'page', route: '/new/b', source: 'docs/new/b.md' } as const
  expect(rewriteLink({ href, origin, oldRoute: '/old/b', target, table })).toBe(expected)
})

it('names an original as if it were beside the translation that links to it', () => {
  const pages = { 'docs/new/b.md': page, 'i18n/de/new/b.md': page }
  const edition = { ...createTestEdition({ pages }), contentRoots: ['i18n/de', 'docs'] }
  const german = { file: 'i18n/de/a.md', route: '/old/a', edition: 'x' }
  const target = { kind: 'page', route: '/new/b', source: 'docs/new/b.md' } as const
  const rewrite = (href: string) =>
    rewriteLink({ href, origin: german, target, table: { ...table, editions: { x: edition } } })
  expect(['b.md', './b.md'].map(rewrite)).toEqual(['new/b.md', './new/b.md'])
})

it('escapes the path of a file', () => {
  const target = { kind: 'asset', path: 'docs/img/x y.png', source: 'docs/img/x y.png' } as const
  expect(rewriteLink({ href: './x.png', origin, target, table })).toBe('../img/x%20y.png')
})

it('finds no form for a target that does not exist', () => {
  expect(rewriteLink({ href: '/x', origin, target: { kind: 'page', route: '/gone' }, table })).toBeUndefined()
})
