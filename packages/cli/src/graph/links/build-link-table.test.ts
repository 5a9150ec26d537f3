import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph, findDoc } from '../create-test-graph.js'
import { buildLinkTable, type LinkTableInput } from './build-link-table.js'
import { operationKeyOfApi } from './link-table.js'

const fields = { baseUrl: '/kit/', staticDirectories: ['./static/'] }
const config = createTestConfig(fields)
const { value: graph } = createTestGraph({ docs: { 'a.md': {} }, config: fields })
const doc = findDoc(graph, 'a')

function build(input: Partial<LinkTableInput> = {}) {
  return buildLinkTable({
    config,
    editions: graph.editions,
    built: [{ docs: [doc], drafts: ['docs/draft.md'] }],
    others: [],
    assets: [],
    outputs: [],
    statics: [],
    redirects: [],
    ...input,
  })
}
const editionOf = (input?: Partial<LinkTableInput>) => Object.values(build(input).editions)[0]

it('gives a route that two pages share to the first, and so an old route with two targets', () => {
  const other = { route: '/a', href: '/kit/other', file: 'other.html' }
  const redirect = (to: string) => ({ from: '/old', to, file: 'c' })
  const table = build({ others: [other], redirects: [redirect('/kit/1'), redirect('/kit/2')] })
  expect(table.routes).toEqual({ '/a': '/kit/a' })
  expect(table.redirects).toEqual({ '/old': '/kit/1' })
  expect(table.staticRoots).toEqual(['static'])
})

it('lists pages and drafts by the paths of translation and original', () => {
  const [edition] = graph.editions
  if (!edition) throw new Error('the test has no edition')
  const german = { ...edition, contentRoot: 'i18n/de/docs', localeBase: '/de', base: '/de', routeBase: '/de' }
  const links = editionOf({ editions: [german] })
  expect(Object.keys(links?.pages ?? {})).toEqual(['i18n/de/docs/a.md', 'docs/a.md'])
  expect(links?.drafts).toEqual(['i18n/de/docs/draft.md', 'docs/draft.md'])
  expect(links?.mounts).toEqual([{ from: '/', to: '/de' }])
  expect(editionOf()).toMatchObject({ drafts: ['docs/draft.md'], mounts: [], home: '/' })
})

it('lists operations by id and slug, with the route of the API, and for its own texts', () => {
  const operation = (source: string, base: string) => ({
    ...doc,
    id: `${base}/list`,
    source,
    route: `/${base}/list`,
    href: `/kit/${base}/list`,
    api: { path: source, pointer: '/paths/~1a/get', slug: 'list', operationId: 'listAll', reference: '/paths/~1a/get' },
  })
  const one = editionOf({ built: [{ docs: [operation('a.yaml', 'one')], drafts: [] }] })
  const own = operationKeyOfApi('a.yaml', '/paths/~1a/get')
  expect(Object.keys(one?.operations ?? {}).sort()).toEqual(['one/list', 'one/listAll', 'list', 'listAll', own].sort())
  expect(one?.pages).toEqual({})
  const two = editionOf({ built: [{ docs: [operation('a.yaml', 'one'), operation('b.yaml', 'two')], drafts: [] }] })
  expect(two?.operations['list']?.route).toBe('/one/list')
  expect(two?.operations[operationKeyOfApi('b.yaml', 'list')]?.route).toBe('/two/list')
})

it('finds the dark variants of images, but not of other files', () => {
  const image = (path: string) => ({ path: `static/${path}`, hash: '0', bytes: 1, output: path, width: 2, height: 1 })
  const statics = [image('a b.png'), image('a b.dark.png')]
  expect(build({ statics }).statics['/a b.png']).toEqual({
    href: '/kit/a%20b.png',
    width: 2,
    height: 1,
    darkHref: '/kit/a%20b.dark.png',
  })
  const text = (path: string) => ({ path: `static/${path}`, hash: '0', bytes: 1, output: path })
  const texts = build({ statics: [text('a.txt'), text('a.dark.txt')] })
  expect(texts.statics['/a.txt']).toEqual({ href: '/kit/a.txt' })
})

it('prefers a static file to a generated one, and lists assets by source', () => {
  const file = { path: 'static/robots.txt', hash: '0', bytes: 1, output: 'robots.txt', width: 3 }
  expect(build({ statics: [file] }).statics['/robots.txt']).toEqual({ href: '/kit/robots.txt', width: 3 })
  const assets = [{ path: 'docs/a.csv', hash: '0', bytes: 1 }]
  const outputs = [{ source: 'docs/a.csv', href: '/kit/assets/a.1.csv', file: 'assets/a.1.csv' }]
  expect(build({ assets, outputs }).assets).toEqual({ 'docs/a.csv': { href: '/kit/assets/a.1.csv' } })
})
