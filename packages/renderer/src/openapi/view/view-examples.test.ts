import { expect, it } from 'vitest'
import { childNode, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readExamples } from '../nouns/example.js'
import { createApiDraft } from './api-draft.js'
import { viewExamples } from './view-examples.js'

function view(media: JsonObject, mediaType = 'application/json', side: 'request' | 'response' = 'response') {
  const document = { openapi: '3.1.0', ...media }
  const draft = createApiDraft({ document, validate: () => undefined, writeSamples: () => [] })
  const schema = childNode(rootNode(document), 'schema')
  const examples = readExamples(rootNode(document))
  const request = { examples, ...(schema.value !== undefined && { schema }), mediaType, side, id: 'body' }
  return { views: viewExamples(request, draft), codes: draft.codes.map(({ code }) => code) }
}

const sided = { type: 'object', properties: { id: { type: 'integer', readOnly: true }, name: { example: 'Ann' } } }

it('prefers written examples to those of the schema, and these to a generated one', () => {
  const schema = { type: 'object', properties: { a: { type: 'integer' } } }
  const raw = view({ schema: { ...schema, example: { a: 2 } }, example: { a: 1 } })
  expect(raw.codes.map(({ text }) => JSON.parse(text))).toEqual([{ a: 1 }])
  const own = view({ schema: { ...schema, example: { a: 2 } } })
  expect(own.codes.map(({ text }) => JSON.parse(text))).toEqual([{ a: 2 }])
  const generated = view({ schema })
  expect(generated.views.map(({ isGenerated }) => isGenerated)).toEqual([true])
  expect(generated.codes.map(({ text }) => JSON.parse(text))).toEqual([{ a: 0 }])
})

it('omits from a generated example what the side does not have', () => {
  expect(view({ schema: sided }).codes.map(({ text }) => JSON.parse(text))).toEqual([{ id: 0, name: 'Ann' }])
  const request = view({ schema: sided }, 'application/json', 'request')
  expect(request.codes.map(({ text }) => JSON.parse(text))).toEqual([{ name: 'Ann' }])
})

it('distinguishes several examples and shows texts as they are', () => {
  const { views, codes } = view({ examples: { one: { value: 'a: 1' }, two: { value: 'b' } } }, 'application/yaml')
  expect(views.map(({ id }) => id)).toEqual(['body-example-one', 'body-example-two'])
  expect(codes).toEqual([
    { language: 'text', text: 'a: 1' },
    { language: 'text', text: 'b' },
  ])
})
