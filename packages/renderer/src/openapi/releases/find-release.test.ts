import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { listReleases } from './api-release.js'
import { createReleaseFinder, type FindRelease } from './find-release.js'

const ORDERS = '/paths/~1orders/get'
const SCHEMA = '/components/schemas/Order'

/** A description whose operations answer with a schema that has the properties. */
function describeApi(version: string, paths: readonly string[], properties: JsonObject): JsonObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } }
  const operation = { responses: { 200: { description: 'OK', content } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version },
    paths: Object.fromEntries(paths.map((path) => [path, { get: operation }])),
    components: { schemas: { Order: { type: 'object', properties } } },
  }
}

function finderOf(...descriptions: readonly JsonObject[]): FindRelease {
  return createReleaseFinder(listReleases(descriptions), listOperations(descriptions.at(-1) ?? {}))
}

const id = { type: 'string' }

it('finds the release of a new operation, and none of an unchanged one', () => {
  const find = finderOf(describeApi('1.0', ['/orders'], { id }), describeApi('1.1', ['/orders', '/refunds'], { id }))
  expect(find('/paths/~1refunds/get')).toEqual({ kind: 'new', version: '1.1' })
  expect(find(ORDERS)).toBeUndefined()
})

it('counts a new property as a change of the operations that have it', () => {
  const find = finderOf(describeApi('1.0', ['/orders'], { id }), describeApi('1.1', ['/orders'], { id, total: id }))
  expect(find(`${SCHEMA}/properties/total`)).toEqual({ kind: 'new', version: '1.1' })
  expect(find(ORDERS)).toEqual({ kind: 'changed', version: '1.1' })
  expect(find(`${SCHEMA}/properties/id`)).toBeUndefined()
})

it('does not count a property inside a property as a change of the outer one', () => {
  const outer = (properties: JsonObject): JsonObject => ({ price: { type: 'object', properties } })
  const find = finderOf(
    describeApi('1.0', ['/orders'], outer({ value: id })),
    describeApi('1.1', ['/orders'], outer({ value: id, currency: id })),
  )
  expect(find(`${SCHEMA}/properties/price`)).toBeUndefined()
  expect(find(`${SCHEMA}/properties/price/properties/currency`)).toEqual({ kind: 'new', version: '1.1' })
})

it('finds the last of several releases', () => {
  const find = finderOf(
    describeApi('1.0', ['/orders'], { id }),
    describeApi('1.1', ['/orders'], { id, total: id }),
    describeApi('1.2', ['/orders'], { id, total: { type: 'integer' } }),
  )
  expect(find(`${SCHEMA}/properties/total`)).toEqual({ kind: 'changed', version: '1.2' })
  expect(find(ORDERS)).toEqual({ kind: 'changed', version: '1.2' })
})
