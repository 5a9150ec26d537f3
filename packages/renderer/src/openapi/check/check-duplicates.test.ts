import { expect, it } from 'vitest'
import { checkDuplicates } from './check-duplicates.js'

const limit = { name: 'limit', in: 'query' }
const shared = { $ref: '#/components/parameters/limit' }

it('reports tags, parameters and paths with the name of an earlier one', () => {
  const document = {
    tags: [{ name: 'Orders', description: 'first' }, { name: 'Plans' }, { name: 'Orders', description: 'second' }],
    paths: {
      '/orders/{id}': { parameters: [limit, { ...limit, in: 'header' }], get: { parameters: [limit, limit, shared] } },
      '/orders/{orderId}': { delete: {} },
      '/orders/{id}/items': { get: { parameters: [limit] } },
    },
    components: { parameters: { limit } },
  }
  expect(checkDuplicates(document).map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/tags/2/name the tag "Orders" is declared twice, and only the last one is shown',
    '/paths/~1orders~1{id}/get/parameters/1/name the query parameter "limit" is declared twice, and only the last one is shown',
    '/paths/~1orders~1{id}/get/parameters/2 the query parameter "limit" is declared twice, and only the last one is shown',
    '/paths/~1orders~1{orderId} the paths /orders/{id} and /orders/{orderId} differ only in the names of parameters',
  ])
})

it('accepts a parameter of the operation that replaces one of its path', () => {
  expect(checkDuplicates({ paths: { '/orders': { parameters: [limit], get: { parameters: [limit] } } } })).toEqual([])
})
