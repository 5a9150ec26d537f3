import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readResponses } from '../nouns/response.js'
import type { OperationRoutes } from '../operation-routes.js'
import { createTestDraft, wordsOf } from '../test-draft.js'
import { viewResponses } from './view-responses.js'

const route = { href: '/api/get-it', name: 'GET /a/{id}' }
const ROUTES: OperationRoutes = {
  byId: (id) => (id === 'getIt' ? route : undefined),
  byReference: (reference) => (reference === '#/paths/~1a~1%7Bid%7D/get' ? route : undefined),
  byPointer: () => undefined,
}

function view(responses: JsonObject, prefix = '') {
  const document = { openapi: '3.1.0', responses }
  const draft = createTestDraft(document)
  const position = { prefix, pointer: '/paths/~1a/get', routes: ROUTES }
  return { draft, view: viewResponses(readResponses(rootNode(document)), position, draft) }
}

it('orders responses by status, with ranges after their codes and the default last', () => {
  const { draft, view: page } = view({ default: {}, '4XX': {}, 404: {}, 200: {}, 503: {}, 302: {}, 101: {} })
  expect(page.items.map(({ status, statusClass, id }) => `${status} ${statusClass} ${id}`)).toEqual([
    '101 information response-101',
    '200 success response-200',
    '302 redirect response-302',
    '404 client-error response-404',
    '4XX client-error response-4xx',
    '503 server-error response-503',
    'default default response-default',
  ])
  expect(wordsOf(draft)[1]).toMatch(/404 Not Found 4XX/)
})

it('shows headers and bodies of a response', () => {
  const schema = { properties: { secret: { writeOnly: true }, made: { readOnly: true } } }
  const { view: page } = view({ 200: { headers: { 'X-Left': { schema } }, content: { 'text/json': { schema } } } })
  const [response] = page.items
  const ids = [response?.headers[0]?.schema, response?.mediaTypes[0]?.schema].map((body) =>
    body?.properties.map(({ id }) => id),
  )
  expect(ids).toEqual([['response-200-header-X-Left.made'], ['response-200.made']])
})

it('links to operations by id or by reference', () => {
  const links = {
    Id: { operationId: 'getIt', parameters: { id: '$response.body#/id', page: 3 }, requestBody: { a: 1 } },
    Reference: { operationRef: '#/paths/~1a~1%7Bid%7D/get' },
    Elsewhere: { operationRef: 'https://other.example/api.json#/paths/~1x/get' },
    Part: { operationRef: '#/x-docgen-files/other.yaml/paths/~1x/get' },
    Unknown: { operationId: 'gone' },
    Broken: { operationRef: '#/paths/%' },
  }
  const { draft, view: page } = view({ 201: { links } })
  const shown = page.items[0]?.links.map(({ id, operation, href }) => [id, operation, href !== undefined])
  expect(shown).toEqual([
    ['response-201-link-Id', 'getIt', true],
    ['response-201-link-Reference', 'GET /a/{id}', true],
    ['response-201-link-Elsewhere', 'https://other.example/api.json#/paths/~1x/get', false],
    ['response-201-link-Part', 'other.yaml#/paths/~1x/get', false],
    ['response-201-link-Unknown', 'gone', false],
    ['response-201-link-Broken', '#/paths/%', false],
  ])
  expect(draft.links.map(({ href }) => href)).toEqual(['/api/get-it', '/api/get-it'])
  expect(page.items[0]?.links[0]).toMatchObject({
    parameters: [
      { name: 'id', value: '$response.body#/id' },
      { name: 'page', value: '3' },
    ],
    requestBody: '{"a":1}',
  })
})

it('keeps the ids of a callback separate, and its heading out of the table of contents', () => {
  const { draft, view: page } = view({ 200: {} }, 'callback-done-post-')
  expect([page.heading.id, page.id, page.items[0]?.id]).toEqual([
    'callback-done-post-responses',
    'callback-done-post-response-tabs',
    'callback-done-post-response-200',
  ])
  expect(draft.toc).toEqual([])
})
