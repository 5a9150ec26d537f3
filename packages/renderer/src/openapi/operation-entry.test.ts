import { expect, it } from 'vitest'
import { listOperations, toKebab } from './operation-entry.js'

it.each([
  ['getOrderById', 'get-order-by-id'],
  ['get_order by-id', 'get-order-by-id'],
  ['listHTTPRoutes2X', 'list-http-routes2-x'],
  ['../../etc', 'etc'],
  ['Übersicht', 'übersicht'],
  ['…', ''],
])('writes %s as %s', (name, slug) => {
  expect(toKebab(name)).toBe(slug)
})

it('lists what has a method, references followed, internal ones left out', () => {
  const document = {
    paths: {
      '/a': { $ref: '#/items/a' },
      '/b': { get: { 'x-internal': true }, additionalOperations: { COPY: { summary: ' Copy it ' } } },
      '/c': { 'x-internal': true, get: {} },
      'x-own': { get: {} },
    },
    items: { a: { summary: 'Of the path', PUT: { deprecated: true }, parameters: [] } },
  }
  expect(
    listOperations(document).map(({ method, path, slug, title, pointer }) => [method, path, slug, title, pointer]),
  ).toEqual([
    ['put', '/a', 'of-the-path', 'Of the path', '/items/a/PUT'],
    ['copy', '/b', 'copy-it', 'Copy it', '/paths/~1b/additionalOperations/COPY'],
  ])
})

it('names operations without an id by method and path where their summary is taken', () => {
  const document = {
    paths: {
      '/a': { get: { summary: 'List' }, put: { operationId: 'make-it' } },
      '/b': { get: { summary: 'List' }, put: { summary: 'Make it' } },
    },
  }
  expect(listOperations(document).map(({ slug }) => slug)).toEqual(['list', 'make-it', 'get-b', 'put-b'])
})
