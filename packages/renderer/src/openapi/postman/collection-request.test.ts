import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { createCollectionRequest, withoutNotes } from './collection-request.js'
import { createCollectionVariables } from './collection-variables.js'

const CREDENTIALS = { headers: [], query: [], cookies: [] }

function requestOf(paths: JsonObject, cookies: readonly string[] = []) {
  const document = { openapi: '3.1.0', servers: [{ url: 'https://a.example/v1' }], paths }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  const variables = createCollectionVariables()
  const credentials = { ...CREDENTIALS, cookies }
  return createCollectionRequest(readOperation(document, entry), { credentials, variables })
}

it('writes path variables, and disables optional parameters', () => {
  const parameters = [
    { name: 'id', in: 'path', required: true, description: 'Its id.', schema: { type: 'integer' }, example: 7 },
    { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } }, example: ['a b', 'c'] },
    { name: 'q', in: 'query', required: true, deprecated: true, schema: { type: 'string' } },
    { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
    { name: 'lang', in: 'cookie', required: true, example: 'de' },
    { name: 'theme', in: 'cookie', example: 'dark' },
  ]
  const { url, header } = requestOf({ '/a/{id}/{missing}': { get: { parameters, responses: {} } } }, ['sid={{s}}'])
  expect(url).toEqual({
    raw: '{{baseUrl}}/a/:id/:missing?q=Q',
    host: ['{{baseUrl}}'],
    path: ['a', ':id', ':missing'],
    query: [
      { key: 'tags', value: 'a%20b', disabled: true },
      { key: 'tags', value: 'c', disabled: true },
      { key: 'q', value: 'Q', description: 'Deprecated.' },
    ],
    variable: [
      { key: 'id', value: '7', description: 'Its id.' },
      { key: 'missing', value: '' },
    ],
  })
  expect(header).toEqual([
    { key: 'X-Trace', value: 'X_TRACE', disabled: true },
    { key: 'Cookie', value: 'sid={{s}}; lang=de' },
    { key: 'Cookie', value: 'theme=dark', disabled: true },
  ])
})

it('describes the request, and shows it in examples without notes and disabled parts', () => {
  const parameters = [
    { name: 'a', in: 'query', required: true, description: 'A.', example: 1 },
    { name: 'b', in: 'query', example: 2 },
  ]
  const operation = {
    deprecated: true,
    description: 'Lists.',
    externalDocs: { url: 'https://docs.example', description: 'More' },
    parameters,
    responses: {},
  }
  const request = requestOf({ '/a': { get: operation } })
  expect(request.description).toBe('Deprecated.\n\nLists.\n\n[More](https://docs.example)')
  expect(withoutNotes(request)).toEqual({
    method: 'GET',
    header: [],
    url: { raw: '{{baseUrl}}/a?a=1', host: ['{{baseUrl}}'], path: ['a'], query: [{ key: 'a', value: '1' }] },
  })
})
