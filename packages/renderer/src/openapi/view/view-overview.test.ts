import { expect, it } from 'vitest'
import { readApiDescription, type WebhookTarget } from '../api-description.js'
import type { JsonObject } from '../json-value.js'
import { createTestDraft, wordsOf } from '../test-draft.js'
import { viewOverview } from './view-overview.js'

function view(rest: JsonObject, rawTitles: readonly string[] = [], webhookTarget: WebhookTarget = 'pages') {
  const document = { openapi: '3.1.0', info: { title: 'Shop', version: '2' }, ...rest }
  const draft = createTestDraft(document)
  const position = { downloads: [], routeBase: '/api', rawTitles: new Set(rawTitles), webhookTarget }
  return { draft, overview: viewOverview(readApiDescription(document), position, draft) }
}

const PATHS = {
  '/a': { get: { operationId: 'listA', tags: ['two'] }, post: { summary: 'Make <one>', deprecated: true } },
}

it('lists operations by tag, each with a link to its page', () => {
  const { draft, overview } = view({ paths: PATHS, tags: [{ name: 'two', description: 'Text' }] })
  const listed = overview.tags.map(({ name, operations }) => [name, ...operations.map(({ title }) => title)])
  // Those without a tag come first: otherwise they would seem to belong to the tag before them.
  expect(listed).toEqual([
    ['', 'Make <one>'],
    ['two', 'List a'],
  ])
  expect(draft.links.map(({ href, file }) => `${file} ${href}`).toSorted()).toEqual([
    // In the list, and above the first request.
    '#/paths/~1a/get /api/list-a',
    '#/paths/~1a/get /api/list-a',
    '#/paths/~1a/post /api/make-one',
  ])
  expect(draft.toc.map(({ id, level }) => `${level} ${id}`)).toContain('3 tag-two')
})

it('starts with the first request that reads without required parameters', () => {
  const required = { name: 'of', in: 'query', required: true }
  const paths = {
    '/a/{id}': { get: { operationId: 'getA' } },
    '/a': { post: { operationId: 'makeA' }, get: { operationId: 'searchA', parameters: [required] } },
    '/b': { get: { summary: 'List all', 'x-codeSamples': [{ lang: 'Shell', source: 'list' }] } },
  }
  const { firstRequest } = view({ paths }).overview
  expect(firstRequest).toMatchObject({ title: 'List all', samples: [{ value: 'curl' }] })
  expect(view({ paths: { '/a': paths['/a'] } }).overview).not.toHaveProperty('firstRequest')
})

it('renames a section if the description has one with its name', () => {
  const titles = (raw: readonly string[]) => {
    const { serversHeading, operationsHeading } = view({ paths: PATHS }, raw).overview
    return [serversHeading.label, operationsHeading.label]
  }
  expect(titles([])).toEqual(['Base URL', 'Operations'])
  expect(titles(['base url', 'operations'])).toEqual(['Servers', 'All operations'])
})

it('links to the pages of webhooks, with the anchors that they have on the overview itself', () => {
  const webhooks = { 'new pet': { post: { summary: 'A pet came', responses: {} } } }
  const { draft, overview } = view({ webhooks })
  expect(overview.webhooks).toEqual([])
  expect(overview.webhookLinks).toMatchObject([{ id: 'webhook-new-pet', title: 'A pet came', path: 'new pet' }])
  expect(draft.links.map(({ href }) => href)).toEqual(['/api/webhooks/new-pet'])
})

it('renders webhooks on the overview itself on request, with unique ids', () => {
  const body = { content: { 'application/json': { schema: { properties: { id: {} } } } } }
  const webhooks = { 'new pet': { post: { requestBody: body, responses: {} } } }
  const { draft, overview } = view({ webhooks }, [], 'overview')
  expect(overview.webhooks).toMatchObject([
    { kind: 'webhook', id: 'webhook-new-pet', path: [{ text: 'new pet', isParameter: false }], samples: [] },
  ])
  expect([...draft.anchors]).toContain('webhook-new-pet-request.id')
  expect(wordsOf(draft).join('\n')).toContain('webhook-new-pet POST')
})

it('shows security requirements, and links to the schemes on the page', () => {
  const securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'k' } }
  const { overview } = view({ security: [{ key: [] }], components: { securitySchemes } })
  expect(overview.securitySchemes.map(({ id }) => id)).toEqual(['security-key'])
  expect(overview.authorization?.alternatives[0]?.schemes[0]?.href).toBe('#security-key')
})

it('puts a heading above the tags of a group, and shows chapters and the schemas of their descriptions', () => {
  const description = 'A pet. <SchemaDefinition schemaRef="#/components/schemas/Pet" />'
  const { draft, overview } = view({
    paths: PATHS,
    components: { schemas: { Pet: { type: 'object', properties: { name: {} } } } },
    tags: [{ name: 'two' }, { name: 'Pet', description }],
    'x-tagGroups': [
      { name: 'Things', tags: ['two'] },
      { name: 'Models', tags: ['Pet'] },
    ],
  })
  expect(overview.tags.map(({ name, level, group }) => [group?.label, level, name])).toEqual([
    [undefined, 3, ''],
    ['Things', 4, 'two'],
    ['Models', 4, 'Pet'],
  ])
  expect(overview.tags[2]?.models).toMatchObject([{ schema: { title: 'Pet' } }])
  expect([...draft.anchors]).toContain('group-Models')
})

it('shows the schemas of the description, and a contact without a name by its URL', () => {
  const { overview } = view({
    info: {
      title: 'Shop',
      description: '# Order\n\n<SchemaDefinition schemaRef="#/components/schemas/Order" />',
      contact: { url: 'https://a.example/help', email: 'help@a.example' },
    },
    components: { schemas: { Order: { type: 'object', properties: { id: {} } } } },
  })
  expect(overview.models).toMatchObject([{ schema: { title: 'Order' } }])
  expect(overview.contact).toEqual({
    name: 'https://a.example/help',
    url: 'https://a.example/help',
    email: 'help@a.example',
  })
})
