import type { JsonObject } from '@docgen/renderer/openapi'
import { describe, expect, it } from 'vitest'
import type { ApiFile } from '../read/api/api-file.js'
import { createTestConfig, createTestGraph } from './create-test-graph.js'
import { apiRoute, describeApi } from './describe-api.js'

const operation = (operationId: string, more: JsonObject = {}): JsonObject => ({ operationId, responses: {}, ...more })

function describeDocument(document: JsonObject, more: Partial<ApiFile> = {}, fields: object = {}) {
  const config = createTestConfig({ docs: { routeBasePath: '/docs' }, ...fields })
  const [edition] = createTestGraph({ docs: { 'a.md': {} }, config: { docs: { routeBasePath: '/docs' } } }).value
    .editions
  if (!edition) throw new Error('the test has no edition')
  const file: ApiFile = {
    path: 'api.yaml',
    version: 'current',
    routeBase: '/docs/api',
    document: { openapi: '3.1.0', info: { title: 'Things' }, ...document },
    files: [],
    ...more,
  }
  return describeApi(file, {}, { edition, config })
}
const paths: JsonObject = {
  '/a': {
    get: operation('list', { tags: ['Read'] }),
    delete: operation('drop', { tags: ['Write'], deprecated: true }),
  },
}

describe('describeApi', () => {
  it('has pages of named schemas, after the operations, in a category after theirs', () => {
    const components = { schemas: { Order: { type: 'object' }, order: { deprecated: true } } }
    const { docs, category } = describeDocument({ paths, components }, { schemaTarget: 'pages' })
    expect(docs.slice(3)).toMatchObject([
      { id: 'docs/api/schemas/order', route: '/docs/api/schemas/order', title: 'Order' },
      { route: '/docs/api/schemas/order-2', title: 'order', sidebarCustomProps: { deprecated: true } },
    ])
    expect(docs[3]?.api).toMatchObject({ kind: 'schema', pointer: '/components/schemas/Order' })
    expect(category.items.at(-1)).toMatchObject({
      label: 'Schemas',
      uiText: 'theme.api.schemas',
      items: [{ id: 'docs/api/schemas/order' }, { id: 'docs/api/schemas/order-2' }],
    })
    expect(describeDocument({ paths, components }).docs).toHaveLength(3)
  })

  it('has pages of callbacks, in a category after the operations', () => {
    const done = { '{$request.body#/url}': { post: { responses: {} } } }
    const { docs, category } = describeDocument({
      paths: { '/a': { post: operation('make', { callbacks: { done } }) } },
    })
    expect(docs.at(-1)).toMatchObject({
      route: '/docs/api/callbacks/done',
      title: 'done',
      sidebarCustomProps: { path: '{$request.body#/url}' },
    })
    expect(category.items.at(-1)).toEqual({
      type: 'category',
      label: 'Callbacks',
      uiText: 'theme.api.callbacks',
      items: [{ type: 'doc', id: 'docs/api/callbacks/done' }],
    })
  })

  it('has a changelog at the end if its earlier versions are known', () => {
    const { docs, category } = describeDocument({ paths }, { releases: [] })
    expect(docs.at(-1)).toMatchObject({ route: '/docs/api/changelog', title: 'Changelog', api: { kind: 'changelog' } })
    expect(category.items.at(-1)).toEqual({ type: 'doc', id: 'docs/api/changelog' })
  })

  it('has an overview and a page per operation, below its route', () => {
    const { docs, folder } = describeDocument({ paths })
    expect(docs.map(({ id, route }) => [id, route])).toEqual([
      ['docs/api/things', '/docs/api/things'],
      ['docs/api/list', '/docs/api/list'],
      ['docs/api/drop', '/docs/api/drop'],
    ])
    expect(folder).toBe('api')
    expect(docs[0]?.api).toEqual({ path: 'api.yaml' })
    expect(docs[1]?.api).toMatchObject({ operationId: 'list', slug: 'list', reference: '/paths/~1a/get' })
    expect(docs.map(({ sidebarCustomProps }) => sidebarCustomProps)).toEqual([
      undefined,
      { method: 'get', path: '/a' },
      { method: 'delete', path: '/a', deprecated: true },
    ])
  })

  it('groups operations by tag in the sidebar', () => {
    expect(describeDocument({ paths }).category).toEqual({
      type: 'category',
      label: 'API Reference',
      uiText: 'theme.api.reference',
      link: { type: 'doc', id: 'docs/api/things' },
      items: [
        { type: 'category', label: 'Read', items: [{ type: 'doc', id: 'docs/api/list' }] },
        { type: 'category', label: 'Write', items: [{ type: 'doc', id: 'docs/api/drop' }] },
      ],
    })
  })

  it('is named by its label', () => {
    expect(describeDocument({ paths }, { label: 'Own', ownSidebar: true }).category).toMatchObject({
      label: 'Own',
      ownSidebar: true,
    })
  })

  it('has the icon of the config, with its position for diagnostics', () => {
    const openapi = [
      { path: 'x.yaml', routeBasePath: 'x' },
      { path: './api.yaml', routeBasePath: '/docs/api' },
    ]
    expect(describeDocument({ paths }, { icon: 'lucide:code' }, { openapi }).category).toMatchObject({
      icon: 'lucide:code',
      configPath: ['openapi', 1],
    })
  })

  it('is named by its title among several APIs', () => {
    const openapi = ['a', 'b'].map((name) => ({ path: `${name}.yaml`, routeBasePath: name }))
    expect(describeDocument({ paths }, {}, { openapi }).category.label).toBe('Things')
  })

  it('lists webhooks in a category of their own, whose name no tag has', () => {
    const webhooks: JsonObject = { paid: { post: operation('paid') }, gone: { get: operation('gone') } }
    const { category, docs } = describeDocument({ paths, webhooks })
    const items = [
      { type: 'doc', id: 'docs/api/webhooks/paid' },
      { type: 'doc', id: 'docs/api/webhooks/gone' },
    ]
    expect(category.items.at(-1)).toEqual({ type: 'category', label: 'Webhooks', uiText: 'theme.api.webhooks', items })
    expect(docs.find(({ id }) => id === 'docs/api/webhooks/paid')?.sidebarCustomProps).toEqual({ path: 'paid' })
    expect(docs.find(({ id }) => id === 'docs/api/webhooks/gone')?.sidebarCustomProps).toEqual({
      method: 'get',
      path: 'gone',
    })
    const tagged = { '/hooks': { get: operation('hooks', { tags: ['webhooks'] }) } }
    expect(describeDocument({ paths: tagged, webhooks }).category.items.at(-1)).toMatchObject({
      label: 'Webhook requests',
    })
  })

  it('groups webhooks with several tags', () => {
    const webhooks: JsonObject = {
      paid: { post: operation('paid', { tags: ['Pay'] }) },
      gone: { post: operation('gone', { tags: ['Stock'] }) },
    }
    expect(describeDocument({ webhooks }).category.items.at(-1)).toMatchObject({
      items: [{ label: 'Pay' }, { label: 'Stock' }],
    })
  })

  it('gives the page of a repeated operation id to the first', () => {
    const twice = { '/a': { get: operation('list') }, '/b': { get: operation('list') } }
    const { docs } = describeDocument({ paths: twice })
    expect(docs.filter(({ id }) => id === 'docs/api/list').map(({ api }) => api?.pointer)).toEqual(['/paths/~1a/get'])
  })
})

describe('apiRoute', () => {
  const [edition] = createTestGraph({ docs: { 'a.md': {} }, config: { docs: { routeBasePath: '/docs' } } }).value
    .editions
  if (!edition) throw new Error('the test has no edition')
  const german = { ...edition, localeBase: '/de', base: '/de', routeBase: '/de/docs/1.0' }

  it.each([
    ['/docs/api', '/de/docs/1.0/api'],
    ['/api', '/de/api'],
    ['/docsy', '/de/docsy'],
    ['/docs', '/de/docs/1.0'],
  ])('puts %s at %s: after the version only below the docs', (routeBase, expected) => {
    expect(apiRoute({ routeBase }, german)).toBe(expected)
  })

  it('is below the version of all pages where there is one', () => {
    expect(apiRoute({ routeBase: '/docs/api' }, { ...german, base: '/de/1.0' })).toBe('/de/1.0/docs/api')
  })
})
