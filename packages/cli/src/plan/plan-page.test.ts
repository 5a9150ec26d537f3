import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph, findDoc, type TestSite } from '../graph/create-test-graph.js'
import type { Author, Doc } from '../graph/doc.js'
import { createAuthorView, type PageContext, planDocPage, planIndexPage, planSpecialPage } from './plan-page.js'

const config = createTestConfig({ baseUrl: '/kit/', i18n: { locales: ['en', 'de'] } })
const context: PageContext = { keys: { shell: 's' }, config, version: { isIndexed: true }, languages: undefined }
const graphOf = (site: TestSite) =>
  createTestGraph({ config: { baseUrl: '/kit/', docs: { routeBasePath: '/' } }, ...site }).value
const docOf = (fields: Readonly<Record<string, unknown>> = {}, more: Partial<Doc> = {}): Doc => ({
  ...findDoc(graphOf({ docs: { 'a.md': fields, 'index.md': {} } }), 'a'),
  ...more,
})

it('shows above a doc why readers may not expect it', () => {
  expect(planDocPage(docOf(), context).banners).toEqual([])
  const page = planDocPage(docOf({ unlisted: true }, { isDraft: true, isFallback: true }), context)
  expect(page.banners).toEqual(['draft', 'unlisted', 'untranslated'])
  expect(page.contentLanguage).toEqual({ language: 'en', direction: 'ltr' })
})

it('does not call a component untranslated: its texts are in translation files', () => {
  const page = planDocPage(docOf({}, { isFallback: true, source: 'src/pages/a.TSX' }), context)
  expect(page.banners).toEqual([])
  expect(page.contentLanguage).toBeUndefined()
})

it('collects class names of the start page, of APIs, of the doc and of its version', () => {
  const versioned = { ...context, version: { isIndexed: true, className: 'v1' } }
  expect(planDocPage(docOf({}, { route: '/', className: 'own' }), versioned).classNames).toEqual([
    'is-home',
    'own',
    'v1',
  ])
  expect(planDocPage(docOf({}, { api: { path: 'api.yaml' } }), context).classNames).toEqual(['is-api'])
  const operation = docOf({}, { api: { path: 'api.yaml', pointer: '/paths/~1a/get' } })
  expect(planDocPage(operation, context).classNames).toEqual(['is-api', 'is-operation'])
})

it('is no translation of other pages if another page is its canonical one', () => {
  const languages = { en: '/kit/a', de: '/kit/de/a' }
  const { head } = planDocPage(docOf(), { ...context, languages })
  expect(head.alternates).toHaveLength(3)
  const old = planDocPage(docOf(), { ...context, languages, version: { isIndexed: false, canonical: '/kit/b' } }).head
  expect(old.alternates).toEqual([])
  expect([old.canonical, old.isIndexed]).toEqual(['https://docs.example/kit/b', false])
})

it('lists cards on pages whose content shows them', () => {
  const graph = graphOf({ docs: { 'g/index.md': { listsCards: true }, 'g/b.md': { title: 'B' } } })
  expect(planDocPage(findDoc(graph, 'g/index'), context).cards).toMatchObject([{ label: 'B', href: '/kit/g/b' }])
  expect(planDocPage(findDoc(graph, 'g/b'), context).cards).toEqual([])
})

it('links the page of a tag to all tags, and not to those of a blog', () => {
  const graph = graphOf({ docs: { 'a.md': { tags: ['x'] } } })
  const tag = graph.indexes.find(({ kind }) => kind === 'tag')
  if (!tag) throw new Error('the test has no tag')
  const page = planIndexPage(tag, context, { posts: new Map(), viewAuthor: () => ({ name: '' }) })
  expect(page).toMatchObject({ kind: 'generated-index', allTagsHref: '/kit/tags', banners: [], classNames: [] })
  expect(page).not.toHaveProperty('blogList')
})

it('shows posts on the lists of a blog, and the authors with the number of their posts', () => {
  const [index] = graphOf({ docs: { 'a.md': { tags: ['x'] } } }).indexes
  if (!index) throw new Error('the test has no generated page')
  const author: Author = { name: 'Ada', socials: [], source: 'blog/authors.yml' }
  const post = { authors: [{ name: 'Ada' }] }
  const page = planIndexPage(
    {
      ...index,
      kind: 'authors',
      authors: [{ ...author, count: 2 }],
      cards: [{ kind: 'doc', label: 'A', href: '/kit/a' }],
    },
    context,
    { posts: new Map([['/kit/a', { post, tags: [] }]]), viewAuthor: ({ name }) => ({ name }) },
  )
  expect(page).toMatchObject({ blogList: 'authors', authors: [{ name: 'Ada', count: 2 }], cards: [{ post, tags: [] }] })
})

it('keeps the search page and the 404 page out of search engines', () => {
  const { search, notFound } = graphOf({ docs: { 'a.md': {} } }).locales.get('en') ?? {}
  if (!search || !notFound) throw new Error('the test has no language')
  const plan = (kind: 'search' | 'not-found', url: typeof search) =>
    planSpecialPage(kind, { ...url, title: 'T', starts: [], cards: [] }, context)
  expect(plan('search', search).head).toMatchObject({ isIndexed: false, canonical: 'https://docs.example/kit/search' })
  expect(plan('not-found', notFound).head.canonical).toBeUndefined()
  expect(plan('search', search)).not.toHaveProperty('starts')
})

it('resolves the links and images of an author from the file that names them', () => {
  const graph = graphOf({ docs: { 'a.md': {} }, statics: ['ada.png'] })
  const view = createAuthorView(graph)
  const author: Author = { name: 'Ada', url: '/a', image: '/ada.png', socials: [], source: 'blog/authors.yml' }
  const of = { version: 'current', locale: 'en' }
  expect(view(author, of)).toEqual({ name: 'Ada', url: '/kit/a', image: '/kit/ada.png' })
  const page = { route: '/x', href: '/kit/x', file: 'x.html' }
  const socials = [{ label: 'GitHub', href: 'https://github.com/ada' }]
  expect(view({ ...author, page, socials, title: 'Dev' }, of)).toMatchObject({ url: '/kit/x', socials, title: 'Dev' })
})
