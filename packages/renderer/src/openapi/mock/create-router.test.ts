import { describe, expect, it } from 'vitest'
import { createRouter } from './create-router.js'
import { MOCK_DOCUMENT } from './test-mock-document.js'

const find = createRouter(MOCK_DOCUMENT)
const route = (method: string, target: string) => {
  const [path = '', query = ''] = target.split('?', 2)
  return find({ method, path, query })
}

describe('a request', () => {
  it.each([
    ['GET', '/orders/latest', '/orders/latest', {}],
    ['GET', '/orders/7', '/orders/{id}', { id: '7' }],
    ['GET', '/orders/a%2Fb', '/orders/{id}', { id: 'a/b' }],
    ['GET', '/orders/%', '/orders/{id}', { id: '%' }],
    ['HEAD', '/orders/7', '/orders/{id}', { id: '7' }],
    ['GET', '/orders/', '/orders', {}],
    ['GET', '/v1/orders/7', '/orders/{id}', { id: '7' }],
    ['GET', '/files/a.b.csv', '/files/{name}.{type}', { name: 'a', type: 'b.csv' }],
    ['GET', '/rpc?action=add', '/rpc?action=add', {}],
  ])('%s %s is that of %s', (method, target, path, values) => {
    const found = route(method, target)
    expect(found).toMatchObject({ kind: 'found', entry: { path } })
    expect(Object.fromEntries(found.kind === 'found' ? found.values : [])).toEqual(values)
  })

  it('with another method names the methods of the path', () => {
    expect(route('PUT', '/orders')).toEqual({ kind: 'other-method', allowed: ['GET', 'HEAD', 'POST'] })
  })

  it.each([
    ['GET', '/order/7', 'GET /orders/{id}'],
    ['POST', '/ordrs', 'POST /orders'],
    ['GET', '/files/a', 'GET /files/{name}.{type}'],
    ['GET', '/rpc', 'GET /rpc?action=list'],
    ['GET', '/zzzzzzzzzzzz', undefined],
  ])('%s %s has no operation', (method, target, near) => {
    expect(route(method, target)).toEqual({ kind: 'none', ...(near !== undefined && { near }) })
  })
})
