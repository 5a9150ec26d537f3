import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkOperations } from './check-operations.js'

const ok = { 200: { description: 'Fine' } }
const check = (paths: JsonObject, rest: JsonObject = {}) =>
  checkOperations({ openapi: '3.1.0', paths, ...rest }).map(({ code, pointer, message }) => [code, pointer, message])

it('accepts a complete description', () => {
  const parameters = [{ name: 'id', in: 'path' }]
  const paths = {
    '/a/{id}': { parameters, get: { responses: ok }, put: { responses: { default: { description: '' } } } },
    // Shared by paths, of which only one uses it.
    '/b': { parameters, get: { responses: ok } },
  }
  expect(check(paths)).toEqual([])
})

it('reports operations without responses together', () => {
  const paths = { '/a': { get: {}, put: { responses: {} }, post: { responses: { 'x-note': 1 } } } }
  expect(check(paths, { openapi: '3.0.3' })).toEqual([
    ['api-missing-responses', '/paths/~1a/get', 'GET /a has no responses. The same is true of 2 more'],
  ])
  // Since 3.1, the field is optional, but must not be empty.
  expect(check(paths)).toEqual([
    ['api-missing-responses', '/paths/~1a/put/responses', 'PUT /a has no responses. The same is true of 1 more'],
  ])
})

it('reports responses without a description, a shared one once', () => {
  const responses = { 200: { $ref: '#/components/responses/Ok' }, 404: {} }
  const components = { responses: { Ok: { content: {} } } }
  const paths = { '/a': { get: { responses }, put: { responses: { 200: { $ref: '#/components/responses/Ok' } } } } }
  expect(check(paths, { components })).toEqual([
    [
      'api-missing-description',
      '/components/responses/Ok',
      'the response 200 of GET /a has no description. The same is true of 1 more',
    ],
  ])
  expect(check(paths, { components, openapi: '3.2.0' })).toEqual([])
})

it('compares the parameters in a path with its declared parameters', () => {
  const parameters = [
    { name: 'orderid', in: 'path' },
    { name: 'id', in: 'query' },
  ]
  expect(check({ '/a/{orderId}/{id}': { get: { responses: ok, parameters } } })).toEqual([
    ['api-missing-parameter', '/paths/~1a~1{orderId}~1{id}/get', expect.stringContaining('"orderId"')],
    ['api-missing-parameter', '/paths/~1a~1{orderId}~1{id}/get', expect.stringContaining('"id"')],
    [
      'api-missing-parameter',
      '/paths/~1a~1{orderId}~1{id}/get/parameters/0/name',
      expect.stringContaining('{orderid}'),
    ],
  ])
})

it('reports undeclared tags if some are declared', () => {
  const paths = { '/a': { get: { tags: ['orders', 'Oders'], responses: ok } } }
  expect(check(paths, { tags: [{ name: 'orders' }] })).toEqual([
    ['api-undeclared-tag', '/paths/~1a/get/tags/1', 'the tag "Oders" is not declared'],
  ])
  expect(check(paths)).toEqual([])
})

it('reports tags of groups that no operation has', () => {
  const paths = { '/a': { get: { tags: ['orders'], responses: ok } } }
  const groups = [{ name: 'All', tags: ['Ordrs', 'Models', 'orders'] }]
  expect(check(paths, { tags: [{ name: 'orders' }, { name: 'Models' }], 'x-tagGroups': groups })).toEqual([
    ['api-undeclared-tag', '/x-tagGroups/0/tags/0', 'this group lists the tag "Ordrs", which no operation has'],
  ])
})

it('suggests the only parameter of the path item that the path does not name', () => {
  const parameters = [{ name: 'orderNumber', in: 'path', required: true }]
  const problems = checkOperations({
    paths: { '/a/{id}': { parameters, get: { responses: { 200: { description: 'Fine' } } } } },
  })
  expect(problems.map(({ hint }) => hint)).toEqual(['Did you mean "orderNumber"?'])
})
