import { expect, it } from 'vitest'
import { describeChange } from './describe-change.js'

it.each([
  [[], 'a change', 'a change'],
  [['GET /a'], 'GET /a is new', 'GET /a is new'],
  [['GET /a', 'GET /b', 'GET /c'], 'a change', 'GET /a, GET /b, GET /c: a change'],
  [['GET /a', 'GET /b', 'GET /c', 'GET /d', 'GET /e'], 'a change', 'GET /a, GET /b, GET /c and 2 more: a change'],
])('names of %j the first three', (operations, message, expected) => {
  expect(describeChange({ operations, message })).toBe(expected)
})
