import { expect, it } from 'vitest'
import { readApiDescription } from './api-description.js'
import { EXTERNAL_FILES } from './document-node.js'
import type { JsonObject } from './json-value.js'
import { createOperationRoutes, type OperationRoutes } from './operation-routes.js'

const at = (file: string, pointer: string): string => `#/${EXTERNAL_FILES}/${file}${pointer}`
const inFile = { $ref: at('paths~1bots.yaml', '') }
const paths = {
  '/bots': inFile,
  '/robots': inFile,
  '/a/{id}': { get: { operationId: 'getA' }, additionalOperations: { COPY: { operationId: 'copyA' } } },
}

function routes(more: JsonObject = {}): OperationRoutes {
  const files = { 'paths/bots.yaml': { get: { summary: 'Bots' } }, 'links.yaml': { links: {} } }
  const document = { openapi: '3.1.0', paths, [EXTERNAL_FILES]: files, ...more }
  return createOperationRoutes(readApiDescription(document), '/api')
}

it('finds the pages of operations by id', () => {
  expect(routes().byId('getA')).toEqual({ href: '/api/get-a', name: 'GET /a/{id}' })
  expect(routes().byId('getB')).toBeUndefined()
})

it.each([
  ['#/paths/~1a~1{id}/get', '/api/get-a'],
  ['#/paths/~1a~1%7Bid%7D/get', '/api/get-a'],
  ['#/paths/~1a~1{id}/additionalOperations/COPY', '/api/copy-a'],
  // The path item is in a separate file that two paths share.
  ['#/paths/~1bots/get', '/api/bots'],
  ['#/paths/~1robots/get', '/api/get-robots'],
  [at('paths~1bots.yaml', '/get'), '/api/bots'],
  // In a file without paths, it refers to those of the main file.
  [at('links.yaml', '/paths/~1a~1{id}/get'), '/api/get-a'],
])('resolves %s to %s', (reference, href) => {
  expect(routes().byReference(reference)?.href).toBe(href)
})

it.each([
  '#/paths/~1a~1{id}',
  '#/paths/~1a~1{id}/put',
  '#/paths/%',
  '#',
  'https://other.example/api.json#/paths/~1a/get',
  at('links.yaml', '/links'),
])('finds no page for %s', (reference) => {
  expect(routes().byReference(reference)).toBeUndefined()
})
