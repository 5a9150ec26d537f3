import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readContent } from '../nouns/media-type.js'
import { createApiDraft } from './api-draft.js'
import { viewMediaTypes } from './view-media-types.js'

function view(content: JsonObject) {
  const document = { openapi: '3.1.0', content }
  const validate = (value: unknown) => (value === 'wrong' ? { position: '', message: 'no' } : undefined)
  const draft = createApiDraft({ document, validate, writeSamples: () => [] })
  return { draft, bodies: viewMediaTypes(readContent(rootNode(document)), { id: 'request', side: 'request' }, draft) }
}

it('gives the properties of the first media type the plainest ids', () => {
  const schema = { properties: { a: {} } }
  const { bodies } = view({ 'application/json': { schema }, 'application/xml': { schema } })
  expect(bodies.map(({ mediaType, id, schema: body }) => [mediaType, id, body?.properties[0]?.id])).toEqual([
    ['application/json', 'request-content', 'request.a'],
    ['application/xml', 'request-content-2', 'request-2.a'],
  ])
})

it('marks the media type of samples: JSON if available', () => {
  const names = ['text/csv', 'application/problem+json', 'application/json']
  const { bodies } = view(Object.fromEntries(names.map((name) => [name, {}])))
  expect(bodies.map(({ isSampled }) => isSampled)).toEqual([false, true, false])
})

it('shows the examples of a schema once: with the body if that has no others, otherwise with the schema', () => {
  const schema = { examples: ['a'] }
  const { bodies } = view({ 'text/csv': { schema }, 'text/plain': { schema, example: 'b' } })
  expect(bodies.map(({ schema: root, examples }) => [root?.examples.length, examples.length])).toEqual([
    [0, 1],
    [1, 1],
  ])
})

it('keeps a media type without a schema', () => {
  expect(view({ 'image/*': {} }).bodies).toEqual([
    { mediaType: 'image/*', id: 'request-content', examples: [], encodings: [], isSampled: true },
  ])
})

it('describes the encoding of form parts, with their headers', () => {
  const encoding = {
    file: { contentType: 'image/png', headers: { 'X-Rate': { schema: {} }, 'content-type': {} } },
    tags: { style: 'spaceDelimited', explode: false, allowReserved: true },
  }
  const [form] = view({ 'multipart/form-data': { schema: {}, encoding } }).bodies
  expect(form?.encodings).toMatchObject([
    { name: 'file', contentType: 'image/png', headers: [{ id: 'request-content-file-header-X-Rate' }] },
    { name: 'tags', style: 'spaceDelimited', isExploded: false, allowsReserved: true, headers: [] },
  ])
})

it('reports an example that violates its schema at its position', () => {
  const examples = { good: { value: 'right' }, bad: { value: 'wrong' } }
  const { draft } = view({ 'application/json': { schema: { type: 'string' }, examples } })
  expect(draft.problems.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'api-invalid-example /content/application~1json/examples/bad/value',
  ])
})
