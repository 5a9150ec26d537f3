import { expect, it } from 'vitest'
import { checkOperationIds } from './check-operation-ids.js'

const check = (paths: object) =>
  checkOperationIds({ paths: JSON.parse(JSON.stringify(paths)) }).map(({ code, severity, pointer }) => [
    code,
    severity,
    pointer,
  ])

it('accepts operations without an id that have a summary or a path as name', () => {
  const paths = { '/a': { get: { summary: 'List all' }, put: {} }, '/b': { get: { summary: 'List all' } } }
  expect(check(paths)).toEqual([])
})

it('reports operations without any name in one warning', () => {
  const paths = { '/a/b': { get: {} }, '/a/{b}': { get: {} }, '/a-b': { get: {} }, '/': { put: {} } }
  const [problem, ...others] = checkOperationIds({ paths })
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'api-missing-operation-id', pointer: '/paths/~1a~1{b}/get' })
  expect(problem?.message).toContain('it is called get-a-b-2. 2 more have none either')
})

it('rejects duplicate ids and warns about ids that are nearly equal', () => {
  const paths = {
    '/a': { get: { operationId: 'getUser' }, put: { operationId: 'getUser' } },
    '/b': { get: { operationId: 'get_user' } },
  }
  expect(check(paths)).toEqual([
    ['api-duplicate-operation-id', 'error', '/paths/~1a/put/operationId'],
    ['api-duplicate-operation-id', 'warning', '/paths/~1b/get/operationId'],
  ])
})

it('reports a description without operations, unless it has webhooks', () => {
  expect(checkOperationIds({ paths: {} })).toMatchObject([{ code: 'api-empty' }])
  expect(checkOperationIds({ webhooks: { paid: { post: {} } } })).toEqual([])
})
