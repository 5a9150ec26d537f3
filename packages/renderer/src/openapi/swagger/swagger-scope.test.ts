import { describe, expect, it } from 'vitest'
import { EXTERNAL_FILES, nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import {
  createSwaggerScope,
  listTypes,
  originOf,
  resolveDeep,
  rewriteReference,
  setAt,
  under,
} from './swagger-scope.js'

describe('references', () => {
  it.each([
    ['#/definitions/Order', '#/components/schemas/Order'],
    ['#/definitions/Order/properties/id', '#/components/schemas/Order/properties/id'],
    ['#/responses/NotFound', '#/components/responses/NotFound'],
    ['#/constructor/a', '#/constructor/a'],
    ['#/info', '#/info'],
  ])('from %s become %s', (reference, converted) => {
    expect(rewriteReference(reference, 'schema', createSwaggerScope({}))).toBe(converted)
  })

  it('into other files stay, and record the kind of their target', () => {
    const scope = createSwaggerScope({})
    const reference = `#/${EXTERNAL_FILES}/a.yaml/Order`
    expect(rewriteReference(reference, 'response', scope)).toBe(reference)
    expect([...scope.external]).toEqual([[reference.slice(1), 'response']])
  })

  it('into paths resolve to where the target has moved', () => {
    const scope = createSwaggerScope({})
    rewriteReference('#/paths/~1orders/get/parameters/0/schema/items', 'schema', scope)
    scope.origins['/paths/~1orders/get/requestBody/content/application~1json'] = '/paths/~1orders/get/parameters/0'
    expect([...resolveDeep(scope).values()]).toEqual([
      '#/paths/~1orders/get/requestBody/content/application~1json/schema/items',
    ])
  })
})

it('maps a pointer by its closest ancestor', () => {
  const origins = { '/a': '/x', '/a/b': '/y' }
  expect(originOf('/a/b/c', origins)).toBe('/y/c')
  expect(originOf('/a/c', origins)).toBe('/x/c')
  expect(originOf('/ab', origins)).toBe('/ab')
  expect(under('/paths', '/orders', 'get', 0)).toBe('/paths/~1orders/get/0')
})

it('takes media types from the object, then from the description, then JSON', () => {
  const types = (document: JsonObject) => listTypes(nodeAt(document, '/paths/~1a/get'), 'produces')
  const paths = (operation: JsonObject): JsonObject => ({ '/a': { get: operation } })
  expect(types({ produces: ['text/csv'], paths: paths({ produces: ['text/plain'] }) })).toEqual(['text/plain'])
  expect(types({ produces: ['text/csv'], paths: paths({}) })).toEqual(['text/csv'])
  expect(types({ paths: paths({ produces: 'text/plain' }) })).toEqual(['application/json'])
})

it('creates the objects around a value', () => {
  const document: JsonObject = { list: [{}], moved: 'text' }
  setAt(document, '/list/0/name', 1)
  setAt(document, '/moved/a~1b', 2)
  expect(document).toEqual({ list: [{ name: 1 }], moved: { 'a/b': 2 } })
})
