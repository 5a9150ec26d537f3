import { describe, expect, it } from 'vitest'
import type { Config } from '../config/config.js'
import { resolveVersions } from '../config/resolve-versions.js'
import { frontMatterSchema } from '../config/schema/front-matter.js'
import type { SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'
import { translatedDocs } from '../read/versions/version-files.js'
import { buildGraph } from './build-graph.js'
import { createTestConfig } from './create-test-graph.js'
import { editionKey } from './links/link-table.js'
import { resolveLink } from './links/resolve-link.js'
import { docKey } from './site-graph.js'

type Fields = Readonly<Record<string, unknown>>

/** Sources by version and locale, such as `1.0 de`: path inside the folder → front matter. */
function build(sources: Readonly<Record<string, Readonly<Record<string, Fields>>>>, fields: Fields = {}) {
  const config: Config = createTestConfig({ i18n: { locales: ['en', 'de'] }, ...fields })
  const [collection] = config.collections
  if (!collection) throw new Error('a site has documents')
  const { value: settings } = resolveVersions(config, ['1.0'], () => ({}))
  const folderOf = (version: string) => (version === 'current' ? 'docs' : `versioned_docs/version-${version}`)
  const files: SiteFiles = {
    versions: settings.map((version) => ({
      ...version,
      folder: folderOf(version.name),
      sidebars: undefined,
      collection,
    })),
    translations: new Map(),
    sources: Object.entries(sources).flatMap(([edition, docs]) => {
      const [version = '', locale = ''] = edition.split(' ')
      const folder = locale === 'en' ? folderOf(version) : translatedDocs(locale, version, 'docgen')
      return Object.entries(docs).map(([path, own]) => createSource(`${folder}/${path}`, version, locale, own))
    }),
    partials: new Map(),
    categories: [],
    tags: [],
    authors: [],
    assets: [
      { path: 'docs/a.png', hash: '0', bytes: 1 },
      { path: 'i18n/de/docs/current/b.png', hash: '1', bytes: 1 },
    ],
    statics: [],
    apis: [],
    history: new Map(),
  }
  return buildGraph(files, config).value
}

function createSource(path: string, version: string, locale: string, fields: Fields): Source {
  const frontMatter = frontMatterSchema.parse(fields)
  return {
    path,
    hash: '0',
    text: '',
    frontMatter,
    bodyLine: 1,
    title: frontMatter.title ?? path,
    includes: [],
    listsCards: false,
    version,
    locale,
  }
}

const DOCS = { 'index.md': { slug: '/' }, 'guide/start.md': {}, 'new.md': {} }
const OLD = { 'index.md': { slug: '/' }, 'guide/start.md': {} }

describe('editions', () => {
  it('have their own routes; the last version and the default language have no prefix', () => {
    const graph = build({ 'current en': DOCS, '1.0 en': OLD })
    const routes = graph.docs.filter(({ id }) => id === 'guide/start').map(({ route }) => route)
    expect(routes).toEqual(['/guide/start', '/next/guide/start', '/de/guide/start', '/de/next/guide/start'])
    const starts = graph.docs.filter(({ id }) => id === 'index').map(({ href, file }) => [href, file])
    expect(starts).toEqual([
      ['/', 'index.html'],
      ['/next', 'next.html'],
      ['/de/', 'de/index.html'],
      ['/de/next', 'de/next.html'],
    ])
  })

  it('are below the route of the docs', () => {
    const graph = build({ 'current en': DOCS, '1.0 en': OLD }, { docs: { routeBasePath: 'docs' } })
    const routes = graph.docs.filter(({ id }) => id === 'guide/start').map(({ route }) => route)
    expect(routes).toEqual([
      '/docs/guide/start',
      '/docs/next/guide/start',
      '/de/docs/guide/start',
      '/de/docs/next/guide/start',
    ])
  })

  it.each(['guide/start', './guide/start', '/next/guide/start'])('keep %s of a start page in its version', (href) => {
    const { links } = build({ 'current en': DOCS, '1.0 en': OLD }, { trailingSlash: undefined })
    const start = { file: 'docs/index.md', route: '/next', edition: editionKey({ version: 'current', locale: 'en' }) }
    expect(resolveLink(href, start, links)).toMatchObject({ kind: 'page', href: '/next/guide/start' })
  })

  it('serve a 404 page at the root of the site, even if no language is served there', () => {
    const answers = (localeConfigs: Fields) =>
      [...build({ 'current en': DOCS, '1.0 en': OLD }, { i18n: { locales: ['en', 'de'], localeConfigs } }).locales].map(
        ([locale, { home, notFound }]) => [locale, home.route, notFound.file],
      )
    expect(answers({})).toEqual([
      ['en', '/', '404.html'],
      ['de', '/de', 'de/404.html'],
    ])
    expect(answers({ en: { path: 'english' } })).toEqual([
      ['en', '/english', '404.html'],
      ['de', '/de', 'de/404.html'],
    ])
  })

  it('fall back to the original if there is no translation, and include pages of one language only', () => {
    const graph = build({ 'current en': DOCS, '1.0 en': OLD, 'current de': { 'guide/start.md': {}, 'nur.md': {} } })
    const german = graph.docs.filter(({ locale, version }) => locale === 'de' && version === 'current')
    expect(german.map(({ id, source, isFallback }) => [id, source, isFallback])).toEqual([
      ['index', 'docs/index.md', true],
      ['guide/start', 'i18n/de/docs/current/guide/start.md', false],
      ['new', 'docs/new.md', true],
      ['nur', 'i18n/de/docs/current/nur.md', false],
    ])
  })

  it('pair a translation with an original of another extension', () => {
    const files = { 'a.mdx': {}, 'b.md': {}, 'b.mdx': { slug: 'bx' } }
    const graph = build({ 'current en': files, '1.0 en': OLD, 'current de': { 'a.md': {}, 'b.md': {} } })
    const german = graph.docs.filter(({ locale, version }) => locale === 'de' && version === 'current')
    expect(german.map(({ source, isFallback }) => [source, isFallback])).toEqual([
      ['i18n/de/docs/current/a.md', false],
      ['i18n/de/docs/current/b.md', false],
      ['docs/b.mdx', true],
    ])
  })

  it('let a translation inherit the position of its original, but not its texts', () => {
    const original = { slug: 'begin', title: 'Begin', sidebar_position: 3, unlisted: true, sidebar_label: 'Go' }
    const graph = build({
      'current en': { 'a.md': original },
      '1.0 en': OLD,
      'current de': { 'a.md': { title: 'Anfang' } },
    })
    const doc = graph.docsByKey.get(docKey('current', 'de', 'a'))
    expect(doc).toMatchObject({ route: '/de/next/begin', title: 'Anfang', sidebarPosition: 3, isUnlisted: true })
    expect(doc?.sidebarLabel).toBeUndefined()
  })

  it('show the original while its translation is a draft', () => {
    const graph = build({ 'current en': DOCS, '1.0 en': OLD, '1.0 de': { 'index.md': { draft: true } } })
    expect(graph.docsByKey.get(docKey('1.0', 'de', 'index'))).toMatchObject({
      source: 'versioned_docs/version-1.0/index.md',
      isFallback: true,
      isDraft: false,
    })
  })

  it('keep old routes in their own version and language', () => {
    const moved = { 'index.md': { slug: '/', redirect_from: '/old' } }
    const { redirects } = build({ 'current en': moved, '1.0 en': moved })
    expect(redirects.map(({ from, to }) => [from, to])).toEqual([
      ['/old', '/'],
      ['/next/old', '/next'],
      ['/de/old', '/de/'],
      ['/de/next/old', '/de/next'],
    ])
  })

  it('keep whole old routes in the language and version that they name', () => {
    const moved = { 'index.md': { slug: '/', redirect_from: ['/next/old', '/de/next/alt'] } }
    const { redirects } = build({ 'current en': moved, '1.0 en': OLD })
    expect(redirects.map(({ from, to }) => [from, to])).toEqual([
      ['/next/old', '/next'],
      ['/de/next/old', '/de/next'],
      ['/de/next/alt', '/de/next'],
    ])
  })
})

describe('links of an edition', () => {
  const graph = build({ 'current en': DOCS, '1.0 en': OLD, 'current de': { 'guide/start.md': {} } })
  const follow = (href: string, version: string, locale: string, file = 'docs/index.md') =>
    resolveLink(href, { file, route: '/', edition: editionKey({ version, locale }) }, graph.links).href

  it.each([
    ['./guide/start.md', 'current', 'en', '/next/guide/start'],
    ['./guide/start.md#x', 'current', 'de', '/de/next/guide/start#x'],
    ['/guide/start', 'current', 'en', '/guide/start'],
    ['/guide/start?a', 'current', 'de', '/de/guide/start?a'],
    ['/new', 'current', 'en', '/next/new'],
    ['/new', 'current', 'de', '/de/next/new'],
    ['/guide/start', '1.0', 'de', '/de/guide/start'],
    ['/next/new', '1.0', 'de', '/de/next/new'],
    ['@site/docs/new.md', '1.0', 'de', '/de/next/new'],
    ['pathname:///guide/start', 'current', 'de', '/guide/start'],
  ])('%s in %s resolves %s to %s', (href, version, locale, target) => {
    expect(follow(href, version, locale)).toBe(target)
  })

  it('resolve assets of the original from its translation, and the other way round', () => {
    const file = 'i18n/de/docs/current/index.md'
    expect(follow('./new.md', 'current', 'de', file)).toBe('/de/next/new')
    expect(follow('./a.png', 'current', 'de', file)).toMatch(/^\/assets\/a\./)
    expect(follow('./b.png', 'current', 'de', 'docs/index.md')).toMatch(/^\/assets\/b\./)
    expect(follow('./b.png', 'current', 'en', 'docs/index.md')).toBe('./b.png')
  })
})
