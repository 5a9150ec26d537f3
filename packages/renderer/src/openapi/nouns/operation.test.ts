import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { readOperation } from './operation.js'

const read = (operation: JsonObject, path: JsonObject = {}, rest: JsonObject = {}) => {
  const document = { openapi: '3.1.0', paths: { '/a': { ...path, get: operation } }, ...rest }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return readOperation(document, entry)
}

const servers = (url: string) => ({ servers: [{ url }] })

it.each([
  [servers('/operation'), servers('/path'), servers('/api'), '/operation', true],
  [{}, servers('/path'), servers('/api'), '/path', true],
  [{}, {}, servers('/api'), '/api', false],
])('takes the nearest servers of %j, %j and %j', (operation, path, api, url, isOwn) => {
  const { servers, hasOwnServers } = read(operation, path, api)
  expect([servers[0]?.url, hasOwnServers]).toEqual([url, isOwn])
})

it('adds the description of the path to that of the operation', () => {
  const path = { description: 'All orders' }
  expect(read({}, path)).toMatchObject({ description: { text: 'All orders' } })
  expect(read({}, path)).not.toHaveProperty('pathDescription')
  const own = read({ description: 'Lists them' }, path)
  expect(own).toMatchObject({ description: { text: 'Lists them' }, pathDescription: { text: 'All orders' } })
  expect(read(path, path)).not.toHaveProperty('pathDescription')
})

it('lets a parameter of the operation replace that of the path', () => {
  const limit = (description: string) => ({ name: 'limit', in: 'query', description, schema: { type: 'integer' } })
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
  const { parameters } = read({ parameters: [limit('mine')] }, { parameters: [limit('path'), page] })
  expect(parameters.map(({ name }) => name).toSorted()).toEqual(['limit', 'page'])
  expect(parameters.find(({ name }) => name === 'limit')?.description?.text).toBe('mine')
})

it('reads callbacks, without extensions and internal ones', () => {
  const item = { post: { responses: {} } }
  const { callbacks } = read({
    callbacks: {
      paid: { '{$request.body#/url}': item, 'x-note': {} },
      'x-hidden': { '/b': item },
      secret: { 'x-internal': true, '/c': item },
    },
  })
  expect(callbacks.map(({ name, expression, operations }) => [name, expression, operations.length])).toEqual([
    ['paid', '{$request.body#/url}', 1],
  ])
})

it('reads code samples under both names, labeled by their language', () => {
  const { samples } = read({
    'x-codeSamples': [{ lang: 'Ruby', source: 'get' }, { lang: 'Go', label: 'Go 1.22', source: 'go' }, { lang: 'C' }],
    'x-code-samples': [{ source: 'plain' }],
  })
  expect(samples).toEqual([
    { language: 'Ruby', label: 'Ruby', source: 'get' },
    { language: 'Go', label: 'Go 1.22', source: 'go' },
    { language: '', label: '', source: 'plain' },
  ])
})

it.each<[JsonObject, boolean | undefined]>([
  [{ requestBody: { content: { 'text/plain': {} } } }, false],
  [{ requestBody: { required: true, content: { 'text/plain': {} } } }, true],
  [{ requestBody: { content: {} } }, undefined],
  [{ requestBody: null }, undefined],
  [{}, undefined],
])('reads the request body of %j', (operation, isRequired) => {
  expect(read(operation).requestBody?.isRequired).toBe(isRequired)
})
