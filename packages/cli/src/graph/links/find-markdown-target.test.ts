import { describe, expect, it } from 'vitest'
import { createTestEdition } from './create-test-edition.js'
import { findMarkdownTarget, listFilePaths } from './find-markdown-target.js'
import type { EditionLinks, LinkTable } from './link-table.js'
import type { LinkParts } from './link-target.js'

const paths = (path: string, file: string, links: Partial<EditionLinks> = {}) =>
  listFilePaths({ path, file, edition: createTestEdition(links) })

describe('listFilePaths', () => {
  it.each([
    ['./b.md', 'docs/guide/a.md', ['docs/guide/b.md']],
    ['../b.md', 'docs/guide/a.md', ['docs/b.md']],
    ['b.md', 'docs/guide/a.md', ['docs/guide/b.md', 'docs/b.md', 'b.md']],
    ['/b.md', 'docs/guide/a.md', ['docs/b.md', 'b.md']],
    ['@site/src/b.md', 'docs/guide/a.md', ['src/b.md']],
    ['../../../b.md', 'docs/guide/a.md', ['../b.md']],
    ['x//./b.md', 'docs/a.md', ['docs/x/b.md', 'x/b.md']],
  ])('lists the files that %s in %s may mean', (path, file, expected) => {
    expect(paths(path, file)).toEqual(expected)
  })

  it('falls back from translations to originals', () => {
    const contentRoots = ['i18n/de/docs', 'docs']
    expect(paths('./b.md', 'i18n/de/docs/a.md', { contentRoots })).toEqual(['i18n/de/docs/b.md', 'docs/b.md'])
  })

  it('enters the site again by the names of the folders around it', () => {
    expect(paths('../../site/docs/b.md', 'docs/a.md', { folders: ['repo', 'site'] })).toContain('docs/b.md')
  })
})

describe('findMarkdownTarget', () => {
  const page = (route: string) => ({ route, href: route })
  const own = createTestEdition({ pages: { 'docs/b.md': page('/b') }, drafts: ['docs/draft.md'] })
  const table = {
    editions: {
      own,
      old: createTestEdition({ version: '1.0', pages: { 'old/c.md': page('/1.0/c') } }),
      german: createTestEdition({ locale: 'de', pages: { 'old/d.md': page('/de/d') } }),
    },
    assets: { 'docs/x.md': { href: '/assets/x.md' } },
    statics: { '/s.md': { href: '/s.md' } },
    staticRoots: ['static'],
  } as unknown as LinkTable
  const find = (path: string) => {
    const link: LinkParts = {
      href: path,
      path,
      suffix: '?q#h',
      anchor: 'h',
      file: 'docs/a.md',
      route: '/a',
      edition: own,
    }
    return findMarkdownTarget(link, table)
  }

  it.each([
    ['./b.md', { kind: 'page', route: '/b', href: '/b?q#h', anchor: 'h' }],
    ['../old/c.md', { kind: 'page', route: '/1.0/c' }],
    ['./x.md', { kind: 'asset', path: 'docs/x.md', href: '/assets/x.md?q#h' }],
    ['../static/s.md', { kind: 'static', path: '/s.md', href: '/s.md?q#h' }],
    ['../old/d.md', { kind: 'missing', wanted: 'old/d.md', isDraft: false }],
    ['./draft.md', { kind: 'missing', wanted: 'docs/draft.md', isDraft: true }],
    ['./toString', { kind: 'missing' }],
  ])('resolves %s', (path, expected) => {
    expect(find(path)).toMatchObject(expected)
  })
})
