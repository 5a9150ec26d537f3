import { expect, it } from 'vitest'
import { readOperationName } from './read-operation-name.js'

it.each([
  ['createOrder', 'createOrder', false, undefined],
  ['createOrder 201', 'createOrder', false, '201'],
  ['POST /orders', 'POST /orders', true, undefined],
  [' get  /orders/{id}  4XX', 'get /orders/{id}', true, '4xx'],
  ['PUT /orders Request', 'PUT /orders', true, 'request'],
])('reads %j', (text, operation, isPath, part) => {
  expect(readOperationName(text)).toEqual({ operation, isPath, ...(part !== undefined && { part }) })
})

it.each(['', 'package.json of the site', 'POST /orders and more', 'POST orders/1 x'])('reads no name in %j', (text) => {
  expect(readOperationName(text)).toBeUndefined()
})
