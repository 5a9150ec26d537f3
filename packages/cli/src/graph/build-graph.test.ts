import { describe, expect, it } from 'vitest'
import { createMemo } from '../cache/memo.js'
import { buildGraph } from './build-graph.js'
import { createTestConfig, createTestFiles, createTestGraph, findDoc } from './create-test-graph.js'
import { editionLinks } from './links/link-table.js'

describe('tags', () => {
  it('have their pages below docs.tagsBasePath', () => {
    const docs = { 'a.md': { tags: ['begin'] } }
    const routes = (path: string): readonly string[] =>
      createTestGraph({ docs, config: { docs: { tagsBasePath: path } } }).value.indexes.map(({ route }) => route)
    expect(routes('topics/all/')).toEqual(['/topics/all', '/topics/all/begin'])
    expect(routes('/')).toEqual(['/', '/begin'])
  })

  it('are read from the tags file unless the front matter defines them', () => {
    const { value } = createTestGraph({
      docs: { 'a.md': { tags: ['begin', 'plain', 'toString', { label: 'begin', permalink: 'own' }] } },
      tags: { begin: { label: 'For beginners', permalink: '/first', description: 'Read me.' }, plain: null },
    })
    expect(findDoc(value, 'a').tags).toEqual([
      { label: 'For beginners', description: 'Read me.', route: '/tags/first', href: '/tags/first' },
      { label: 'plain', route: '/tags/plain', href: '/tags/plain' },
      { label: 'toString', route: '/tags/tostring', href: '/tags/tostring' },
      { label: 'begin', route: '/tags/own', href: '/tags/own' },
    ])
  })

  const docs = {
    'a.md': {
      title: 'A',
      tags: ['Getting Started', { label: 'Money', permalink: 'cash', description: 'About money' }],
    },
    'b.md': { title: 'B', description: 'Bee', tags: ['Getting Started', 'getting started'] },
    'c.md': { unlisted: true, tags: ['Secret'] },
  }

  it('have a page each, and one page that lists them all', () => {
    const { value } = createTestGraph({ docs })
    expect(findDoc(value, 'b').tags).toMatchObject([{ label: 'Getting Started', href: '/tags/getting-started' }])
    expect(value.indexes).toMatchObject([
      {
        kind: 'tags',
        route: '/tags',
        cards: [
          { kind: 'tag', label: 'Getting Started', href: '/tags/getting-started', count: 2 },
          { label: 'Money', href: '/tags/cash', count: 1, description: 'About money' },
        ],
      },
      {
        kind: 'tag',
        title: 'Getting Started',
        cards: [
          { kind: 'doc', label: 'A', href: '/a' },
          { kind: 'doc', label: 'B', href: '/b', description: 'Bee' },
        ],
      },
      { kind: 'tag', title: 'Money', description: 'About money', file: 'tags/cash.html' },
    ])
  })

  it('have no pages if no page has a tag', () => {
    expect(createTestGraph({ docs: { 'a.md': {} } }).value.indexes).toEqual([])
  })
})

describe('conflicts', () => {
  it('lists every page that claims a route, and builds the first', () => {
    const { value, diagnostics } = createTestGraph({
      docs: { 'a.md': { slug: '/x' }, 'b.md': { title: 'B', slug: '/x' }, 'c.md': {} },
    })
    expect(diagnostics).toEqual([])
    expect(value.conflicts).toEqual([
      {
        kind: 'route',
        value: '/x',
        claims: [
          { file: 'docs/a.md', line: 2, value: '/x' },
          { file: 'docs/b.md', line: 3, value: '/x' },
        ],
      },
    ])
    expect(value.docs.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(editionLinks(value.links, undefined).pages['docs/b.md']).toEqual({ route: '/x', href: '/x' })
  })

  it('finds pages with the same id', () => {
    const { value } = createTestGraph({ docs: { '1-a.md': {}, '2-a.md': { slug: '/other' } } })
    expect(value.conflicts).toMatchObject([
      { kind: 'id', value: 'a', claims: [{ file: 'docs/1-a.md' }, { file: 'docs/2-a.md', line: 2 }] },
    ])
  })

  it('finds output files that differ only in case, and static files with the names of pages', () => {
    const { value } = createTestGraph({
      docs: { 'Plans.md': {}, 'plans.md': {}, 'b.md': {} },
      statics: ['b.html', 'img/X.png', 'img/x.png', 'y.png'],
    })
    expect(value.conflicts).toMatchObject([
      {
        kind: 'file',
        value: 'Plans.html',
        claims: [{ file: 'docs/Plans.md' }, { file: 'docs/plans.md', value: 'plans.html' }],
      },
      { kind: 'file', value: 'b.html', claims: [{ file: 'docs/b.md' }, { file: 'static/b.html', isStatic: true }] },
      { kind: 'file', value: 'img/X.png', claims: [{ file: 'static/img/X.png' }, { file: 'static/img/x.png' }] },
    ])
  })

  it('finds files in the way of a folder, and skips the pages in that folder', () => {
    const { value } = createTestGraph({
      docs: { 'a.md': { slug: '/x.html' }, 'b.md': { slug: '/x.html/y/z' }, 'guide/c.md': {}, 'guide/d.md': {} },
      statics: ['Guide', 'img/a.png'],
    })
    expect(value.conflicts).toMatchObject([
      {
        kind: 'folder',
        value: 'Guide',
        claims: [{ file: 'static/Guide' }, { file: 'docs/guide/c.md', value: 'guide' }],
      },
      { kind: 'folder', value: 'x.html', claims: [{ file: 'docs/a.md' }, { file: 'docs/b.md', value: 'x.html' }] },
    ])
    expect(value.docs.map(({ id }) => id)).toEqual(['a', 'guide/c', 'guide/d'])
  })

  it('names the owner of a generated page', () => {
    const { value } = createTestGraph({ docs: { 'a.md': { tags: ['New'] }, 'b.md': { slug: '/tags/new' } } })
    expect(value.conflicts).toMatchObject([
      { kind: 'route', claims: [{ file: 'docs/b.md' }, { file: 'docs/a.md', subject: 'the tag "New"' }] },
    ])
  })

  it('protects the pages that docgen generates', () => {
    const { value } = createTestGraph({ docs: { 'search.md': {} } })
    expect(value.conflicts).toMatchObject([
      { kind: 'route', value: '/search', claims: [{ file: 'the search page' }, { file: 'docs/search.md' }] },
    ])
    expect(value.docs).toEqual([])
  })

  it('lets one doc replace the 404 page', () => {
    const { value } = createTestGraph({ docs: { '404.md': {}, 'x.md': { slug: '/404' } } })
    const page = { route: '/404', href: '/404.html', file: '404.html' }
    expect(value.locales.get('en')).toMatchObject({ notFound: page, hasOwnNotFound: true })
    expect(value.docs).toMatchObject([{ ...page, isNotFound: true, isUnlisted: true, isIndexed: false }])
    const claims = [{ file: 'docs/404.md' }, { file: 'docs/x.md' }]
    expect(value.conflicts).toMatchObject([{ kind: 'route', value: '/404', claims }])
  })
})

describe('the rest of the graph', () => {
  it('collects redirects from the config and from front matter', () => {
    const { value } = createTestGraph({
      docs: { 'a.md': { title: 'A', redirect_from: ['/old', '/older/'] } },
      config: {
        baseUrl: '/b/',
        redirects: [
          { from: '/x/', to: '/a#part' },
          { from: '/y', to: 'https://z.example' },
        ],
      },
    })
    expect(value.redirects).toEqual([
      { from: '/x', to: '/b/a#part', file: 'site.config.ts' },
      { from: '/y', to: 'https://z.example', file: 'site.config.ts' },
      { from: '/old', to: '/b/a', file: 'docs/a.md', line: 1 },
      { from: '/older', to: '/b/a', file: 'docs/a.md', line: 1 },
    ])
  })

  it('decodes the URLs of redirects, and redirects to files by their own URL', () => {
    const { value } = createTestGraph({
      docs: { 'ä.md': { title: 'A', redirect_from: ['/old%20a'] } },
      statics: ['my file.pdf'],
      config: {
        trailingSlash: true,
        redirects: [
          { from: '/%C3%B6', to: '/ä' },
          { from: '/u', to: '/%C3%A4#x' },
          { from: '/pdf', to: '/my%20file.pdf?x' },
        ],
      },
    })
    expect(value.redirects).toMatchObject([
      { from: '/ö', to: '/%C3%A4/' },
      { from: '/u', to: '/%C3%A4/#x' },
      { from: '/pdf', to: '/my%20file.pdf?x' },
      { from: '/old a', to: '/%C3%A4/' },
    ])
  })

  it('names assets by their hash', () => {
    const { value } = createTestGraph({ assets: ['x/my chart.svg', 'x/archive.tar.gz'], config: { baseUrl: '/b/' } })
    expect(value.assets).toEqual([
      {
        source: 'docs/x/my chart.svg',
        href: '/b/assets/my%20chart.01234567.svg',
        file: 'assets/my chart.01234567.svg',
      },
      {
        source: 'docs/x/archive.tar.gz',
        href: '/b/assets/archive.tar.01234567.gz',
        file: 'assets/archive.tar.01234567.gz',
      },
    ])
  })

  it('has pages for search and for unknown URLs', () => {
    expect(createTestGraph({ config: { trailingSlash: true } }).value.locales.get('en')).toMatchObject({
      search: { route: '/search', href: '/search/', file: 'search/index.html' },
      notFound: { file: '404.html' },
    })
  })

  it('has a link table that survives JSON', () => {
    const { links } = createTestGraph({ docs: { 'a.md': {} }, assets: ['x.png'], statics: ['y.png'] }).value
    expect(JSON.parse(JSON.stringify(links))).toEqual(links)
  })

  it('is the same for the same input', () => {
    const site = { docs: { 'b/x.md': { tags: ['t'] }, 'a.md': {}, 'b/index.md': {} } }
    expect(JSON.stringify(createTestGraph(site))).toBe(JSON.stringify(createTestGraph(site)))
  })
})

it('keeps the docs of a graph that a change does not affect, and builds the others as from scratch', () => {
  const docs = { 'a.md': {}, 'b.md': {}, 'c.md': {}, 'd.md': {}, 'e/f.md': {} }
  const config = createTestConfig()
  const memo = createMemo({ isLive: true })
  const before = createTestFiles({ docs }, config)
  const after = createTestFiles({ docs: { ...docs, 'b.md': { title: 'Bee' } } }, config)
  const sources = before.sources.map((source, at) => (at === 1 ? (after.sources[at] ?? source) : source))
  const changed = { ...before, sources }
  const first = buildGraph(before, config, { memo }).value
  const second = buildGraph(changed, config, { memo }).value
  expect(second).toEqual(buildGraph(changed, config).value)
  const isKept = second.docs.map((doc, at) => doc === first.docs[at])
  // Its neighbors mention it.
  expect(isKept).toEqual([false, false, false, true, true])
})

it('keeps the editions of a graph if only an image changes', () => {
  const config = createTestConfig()
  const options = { memo: createMemo({ isLive: true }) }
  const before = createTestFiles({ docs: { 'a.md': {}, 'b.md': {} }, assets: ['docs/a.svg'] }, config)
  const after = { ...before, assets: before.assets.map((asset) => ({ ...asset, hash: 'f'.repeat(64) })) }
  const first = buildGraph(before, config, options).value
  const second = buildGraph(after, config, options).value
  expect(second).toEqual(buildGraph(after, config).value)
  expect(second.assets).not.toEqual(first.assets)
  expect(second.editions.map((edition, at) => edition === first.editions[at])).toEqual([true])
  expect(second.sidebars.map((sidebar, at) => sidebar === first.sidebars[at])).toEqual([true])
})
