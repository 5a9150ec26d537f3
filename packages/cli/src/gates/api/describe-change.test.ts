import { expect, it } from 'vitest'
import { describeChange } from './describe-change.js'

it.each([
  [[], undefined, 'a change', 'a change'],
  [['GET /a'], 'GET /a', 'GET /a is new', 'GET /a is new'],
  [['GET /a', 'GET /b', 'GET /c'], undefined, 'a change', 'GET /a, GET /b, GET /c: a change'],
  [['GET /a', 'GET /b', 'GET /c', 'GET /d'], undefined, 'a change', 'GET /a, GET /b, GET /c and 1 more: a change'],
  [['GET /a'], undefined, 'GET /a/b is named', 'GET /a: GET /a/b is named'],
])('names of %j with the subject %j the first three', (operations, subject, message, expected) => {
  expect(describeChange({ operations, message, ...(subject !== undefined && { subject }) })).toBe(expected)
})
