import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readParameters } from '../nouns/parameter.js'
import { createTestDraft } from '../test-draft.js'
import { viewParameterGroups } from './view-parameters.js'

function view(parameters: readonly JsonObject[], prefix = '') {
  const document = { openapi: '3.1.0', parameters }
  const draft = createTestDraft(document)
  const read = readParameters([rootNode({}), rootNode(document)])
  return { draft, groups: viewParameterGroups(read, prefix, draft) }
}

function single(parameter: JsonObject) {
  const row = view([{ name: 'a', in: 'query', ...parameter }]).groups[0]?.parameters[0]
  if (!row) throw new Error('there is no row')
  return row
}

it('groups parameters by location, required ones first', () => {
  const { draft, groups } = view([
    { name: 'sid', in: 'cookie' },
    { name: 'page', in: 'query' },
    { name: 'q', in: 'query', required: true },
    { name: 'id', in: 'path', required: true },
    { name: 'body', in: 'body' },
  ])
  expect(groups.map(({ heading, parameters }) => [heading.id, ...parameters.map(({ id }) => id)])).toEqual([
    ['path-parameters', 'path-id'],
    ['query-parameters', 'query-q', 'query-page'],
    ['cookie-parameters', 'cookie-sid'],
  ])
  expect(draft.toc.map(({ text }) => text)).toEqual(['Path parameters', 'Query parameters', 'Cookie parameters'])
})

it('prefers its own description and deprecation to those of its schema', () => {
  const schema = { description: 'Of the schema' }
  const { draft, groups } = view([{ name: 'a', in: 'query', description: 'Its own', deprecated: true, schema }])
  const token = groups[0]?.parameters[0]?.schema.descriptionHtml ?? ''
  expect(draft.descriptions[Number(/\d+/.exec(token)?.[0])]?.text).toBe('Its own')
  expect(groups[0]?.parameters[0]?.schema.deprecation).toEqual({})
})

it('shows a single example as a value, several with their names', () => {
  expect(single({ example: ['x'] })).toMatchObject({ schema: { examples: ['["x"]'] }, namedExamples: [] })
  const several = single({ examples: { one: { value: 1 }, two: { value: 2, summary: 'The second' } } })
  expect(several.schema.examples).toEqual([])
  expect(several.namedExamples.map(({ label }) => label)).toEqual(['one', 'The second'])
})

it('shows by example how an array or an object is serialized, and names the media type of content', () => {
  const object = { type: 'object', properties: { x: { type: 'string' } } }
  expect(single({ style: 'deepObject', schema: object }).serialization?.example).toBe('?a[x]=value')
  expect(single({ schema: { type: 'string' } }).serialization).toBeUndefined()
  const content = single({ content: { 'application/json': { schema: object } } })
  expect([content.mediaType, content.serialization]).toEqual(['application/json', undefined])
})

it('shows nothing read-only: parameters are sent', () => {
  const schema = { type: 'object', properties: { made: { readOnly: true }, secret: { writeOnly: true } } }
  expect(single({ schema }).schema.properties.map(({ id }) => id)).toEqual(['query-a.secret'])
})
