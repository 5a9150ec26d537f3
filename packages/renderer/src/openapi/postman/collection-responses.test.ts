import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { createCollectionResponses } from './collection-responses.js'

const REQUEST = { method: 'GET', header: [], url: { raw: '{{baseUrl}}/a', host: ['{{baseUrl}}'], path: ['a'] } }

function responsesOf(responses: JsonObject) {
  const document = { openapi: '3.1.0', paths: { '/a': { get: { responses } } } }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return createCollectionResponses(readOperation(document, entry), REQUEST)
}

it('saves each example of a response, otherwise a generated one', () => {
  const examples = {
    full: { summary: 'Full shelf', value: { a: 1 } },
    empty: { value: {} },
    far: { externalValue: '/x' },
  }
  const schema = { type: 'object', properties: { b: { type: 'integer', default: 2 } } }
  const headers = { 'X-Rate': { example: 5 }, 'X-Other': { schema: { type: 'string' } } }
  const found = responsesOf({
    200: { description: '', headers, content: { 'application/json': { examples } } },
    '4XX': { description: '', content: { 'application/json': { schema } } },
    default: { description: '' },
  })
  expect(found.map(({ name, code, body }) => [name, code, body])).toEqual([
    ['200 OK: Full shelf', 200, '{\n  "a": 1\n}'],
    ['200 OK: empty', 200, '{}'],
    ['4XX', 400, '{\n  "b": 2\n}'],
    ['default', undefined, undefined],
  ])
  expect(found[0]).toMatchObject({
    originalRequest: REQUEST,
    status: 'OK',
    _postman_previewlanguage: 'json',
    header: [
      { key: 'Content-Type', value: 'application/json' },
      { key: 'X-Rate', value: '5' },
    ],
  })
})
