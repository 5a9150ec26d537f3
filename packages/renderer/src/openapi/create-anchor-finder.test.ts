import { expect, it } from 'vitest'
import { readApiDescription } from './api-description.js'
import { createAnchorFinder } from './create-anchor-finder.js'
import { readSecuritySchemes } from './nouns/security-scheme.js'
import { createOperationRoutes } from './operation-routes.js'

const document = {
  openapi: '3.1.0',
  info: { title: 'Shop' },
  paths: { '/orders/{id}': { get: { operationId: 'getOrder', tags: ['Paid orders'] } } },
  components: { securitySchemes: { my_key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
}

const findPage = createAnchorFinder({
  routes: createOperationRoutes(readApiDescription(document), '/api'),
  schemes: readSecuritySchemes(document),
  overview: '/api/shop',
})

it.each([
  ['#operation/getOrder', '/api/get-order'],
  ['#tag/Paid-orders/operation/getOrder', '/api/get-order'],
  ['#tag/Paid-orders/paths/~1orders~1{id}/get', '/api/get-order'],
  ['#paths/~1orders~1%7Bid%7D/get', '/api/get-order'],
  ['#tag/paid-orders/GET/orders/{id}', '/api/get-order'],
  ['#/Paid%20orders/getOrder', '/api/get-order'],
  ['#tag/Paid-orders', '/api/shop#tag-Paid-orders'],
  ['#tag/Paid%20orders', '/api/shop#tag-Paid-orders'],
  ['#/Paid%20orders', '/api/shop#tag-Paid-orders'],
  ['#section/Rate-Limits', '/api/shop#rate-limits'],
  ['#section/Errors/Not-Found', '/api/shop#not-found'],
  ['#section/Authentication/my_key', '/api/shop#security-my_key'],
  ['#section/Authentication/Tokens', '/api/shop#tokens'],
])('resolves %s to %s', (href, page) => {
  expect(findPage(href)).toBe(page)
})

it.each(['#operation/gone', '#errors', '#', 'https://a.example/#tag/Pets', '/orders#operation/getOrder'])(
  'leaves %s as it is',
  (href) => {
    expect(findPage(href)).toBeUndefined()
  },
)
