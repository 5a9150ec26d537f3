import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { createOperationCheck } from './create-operation-check.js'

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const ORDER = { $ref: '#/components/schemas/Order' }
const check = createOperationCheck({
  openapi: '3.1.0',
  paths: {
    '/orders': {
      post: {
        operationId: 'createOrder',
        requestBody: json({ type: 'object', required: ['item'], properties: { item: { type: 'string' } } }),
        responses: { 201: json(ORDER), '4XX': json({ type: 'object', required: ['error'] }), default: {} },
      },
    },
    '/orders/latest': { get: { responses: { 200: {} } } },
    '/orders/{id}': { get: { operationId: 'getOrder', responses: { 200: json(ORDER) } } },
  },
  components: {
    schemas: {
      Order: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' }, 'a/ö': { type: 'array', items: { type: 'string' } } },
      },
    },
  },
})

it.each([
  ['createOrder', '/orders'],
  ['post /orders', '/orders'],
  ['GET /orders/42', '/orders/{id}'],
  ['GET /orders/42?expand=item', '/orders/{id}'],
  ['GET /orders/{id}', '/orders/{id}'],
  ['GET /orders/latest', '/orders/latest'],
  ['DELETE /orders', undefined],
  ['GET /orders/42/items', undefined],
  ['updateOrder', undefined],
])('finds %j', (name, path) => {
  expect(check.find(name)?.path).toBe(path)
})

it('lists the parts, or those that a text means', () => {
  const entry = check.find('createOrder')
  if (!entry) throw new Error('not found')
  expect(check.listParts(entry)).toEqual(['request', '201', '4xx', 'default'])
  expect(check.listParts(entry, '404')).toEqual(['4xx'])
  expect(check.listParts(entry, '500')).toEqual(['default'])
  expect(check.listParts(entry, 'response')).toEqual(['201', '4xx', 'default'])
})

it.each<[JsonValue, string | undefined, string | undefined]>([
  [{ item: 'a' }, undefined, undefined],
  [{ id: 1 }, undefined, undefined],
  [{ id: 1 }, 'request', ': request: it does not have required property "item"'],
  [{ id: '1' }, undefined, '/id: 201: expected integer, got string'],
  [{ id: 1 }, '404', ': 4xx: it does not have required property "error"'],
  [{ id: 1, 'a/ö': [2] }, '201', '/a~1ö/0: 201: expected string, got number'],
  // A response without a schema.
  [1, '500', undefined],
])('validates %j as %s', (value, part, expected) => {
  const entry = check.find('createOrder')
  const problem = entry && check.validate(value, entry, part)
  expect(problem && `${problem.position}: ${problem.part}: ${problem.message}`).toBe(expected)
})

it('takes the body with most properties of the value, even if another takes every object', () => {
  const own = createOperationCheck({
    openapi: '3.1.0',
    paths: {
      '/orders': {
        post: {
          operationId: 'createOrder',
          requestBody: json({ type: 'object', properties: { item: { type: 'string' }, count: { maximum: 9 } } }),
          responses: {
            200: json({ type: 'object', properties: { id: { type: 'string' } } }),
            201: json({ type: 'array', items: { $ref: '#/components/schemas/State' } }),
          },
        },
      },
    },
    components: {
      schemas: {
        State: { oneOf: [{ properties: { state: { enum: ['open'] } } }, { $ref: '#/components/schemas/Same' }] },
        Same: { anyOf: [{ $ref: '#/components/schemas/State' }, { type: 'string' }] },
      },
    },
  })
  const entry = own.find('createOrder')
  const problemOf = (value: JsonValue) => entry && own.validate(value, entry)?.position
  expect(problemOf({ item: 1, count: 2 })).toBe('/item')
  expect(problemOf({ item: 'tea', count: 20 })).toBe('/count')
  expect(problemOf({ item: 'tea' })).toBeUndefined()
  expect(problemOf({ id: 'a', item: 1, other: true })).toBeUndefined()
  expect(problemOf({ text: 'of no body' })).toBeUndefined()
  // Two schemas that refer to each other.
  expect(() => problemOf([{ state: 1 }, 'a'])).not.toThrow()
})
