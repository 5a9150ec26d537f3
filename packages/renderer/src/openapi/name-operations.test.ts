import { expect, it } from 'vitest'
import { type NamedOperation, nameOperations, slugOf } from './name-operations.js'

const operation = (slug: string, fields: Partial<NamedOperation> = {}): NamedOperation => ({
  kind: 'operation',
  slug,
  isNumbered: false,
  method: 'get',
  path: `/${slug}s`,
  ...fields,
})

it.each([
  [{ operationId: 'getOrderById', title: 'An order' }, 'get-order-by-id'],
  [{ operationId: undefined, title: 'An order' }, 'an-order'],
  [{ operationId: undefined, title: undefined }, 'get-orders-id'],
  [{ operationId: '___', title: undefined }, 'get-orders-id'],
])('names the page of %j %s', (source, slug) => {
  expect(slugOf({ kind: 'operation', method: 'get', path: '/orders/{id}', ...source })).toBe(slug)
})

it('names a webhook by its key, and by its method if the key has no letters', () => {
  const webhook = { kind: 'webhook', method: 'post', operationId: 'x', title: 'X' } as const
  expect(slugOf({ ...webhook, path: 'orderPaid' })).toBe('webhooks/order-paid')
  expect(slugOf({ ...webhook, path: '!' })).toBe('webhooks/post')
})

it('keeps the name of the first operation with an id, wherever it is', () => {
  const named = nameOperations([operation('order'), operation('order', { operationId: 'order', method: 'put' })])
  expect(named.map(({ slug }) => slug)).toEqual(['get-orders', 'order'])
})

it('shares a name between operations with the same id', () => {
  const entries = [operation('order', { operationId: 'order' }), operation('order', { operationId: 'order' })]
  expect(nameOperations(entries).map(({ slug }) => slug)).toEqual(['order', 'order'])
})

it('numbers names that are taken, and never twice the same', () => {
  const ids = ['a', 'A', 'a-2', 'A_']
  const named = nameOperations(ids.map((operationId, index) => operation(index === 2 ? 'a-2' : 'a', { operationId })))
  expect(named.map(({ slug, isNumbered }) => [slug, isNumbered])).toEqual([
    ['a', false],
    ['a-3', true],
    ['a-2', false],
    ['a-4', true],
  ])
})
