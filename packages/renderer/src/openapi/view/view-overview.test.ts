import { expect, it } from 'vitest'
import { readApiDescription } from '../api-description.js'
import type { JsonObject } from '../json-value.js'
import { createTestDraft, wordsOf } from '../test-draft.js'
import { viewOverview } from './view-overview.js'

function view(rest: JsonObject, writtenTitles: readonly string[] = []) {
  const document = { openapi: '3.1.0', info: { title: 'Shop', version: '2' }, ...rest }
  const draft = createTestDraft(document)
  const place = { downloads: [], routeBase: '/api', writtenTitles: new Set(writtenTitles) }
  return { draft, overview: viewOverview(readApiDescription(document), place, draft) }
}

const PATHS = {
  '/a': { get: { operationId: 'listA', tags: ['two'] }, post: { summary: 'Make <one>', deprecated: true } },
}

it('lists operations by tag, each with a link to its page', () => {
  const { draft, overview } = view({ paths: PATHS, tags: [{ name: 'two', description: 'Text' }] })
  const listed = overview.tags.map(({ name, operations }) => [name, ...operations.map(({ title }) => title)])
  // The one without a tag comes first: nothing would tell it from those of the tag before it.
  expect(listed).toEqual([
    ['', 'Make <one>'],
    ['two', 'listA'],
  ])
  expect(draft.links.map(({ href, file }) => `${file} ${href}`).toSorted()).toEqual([
    '#/paths/~1a/get /api/list-a',
    '#/paths/~1a/post /api/make-one',
  ])
  expect(draft.toc.map(({ id, level }) => `${level} ${id}`)).toContain('3 tag-two')
})

it('calls a section differently where the description has one of its name', () => {
  const titles = (written: readonly string[]) => {
    const { serversHeading, operationsHeading } = view({ paths: PATHS }, written).overview
    return [serversHeading.label, operationsHeading.label]
  }
  expect(titles([])).toEqual(['Base URL', 'Operations'])
  expect(titles(['base url', 'operations'])).toEqual(['Servers', 'All operations'])
})

it('draws webhooks on the overview itself, under ids of their own', () => {
  const body = { content: { 'application/json': { schema: { properties: { id: {} } } } } }
  const { draft, overview } = view({ webhooks: { 'new pet': { post: { requestBody: body, responses: {} } } } })
  expect(overview.webhooks).toMatchObject([
    { kind: 'webhook', id: 'webhook-new-pet', path: [{ text: 'new pet', isParameter: false }], samples: [] },
  ])
  expect([...draft.anchors]).toContain('webhook-new-pet-request.id')
  expect(wordsOf(draft).join('\n')).toContain('webhook-new-pet POST')
})

it('says how to prove who asks, and leads to the schemes on the page', () => {
  const securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'k' } }
  const { overview } = view({ security: [{ key: [] }], components: { securitySchemes } })
  expect(overview.securitySchemes.map(({ id }) => id)).toEqual(['security-key'])
  expect(overview.authorization?.alternatives[0]?.schemes[0]?.href).toBe('#security-key')
})
