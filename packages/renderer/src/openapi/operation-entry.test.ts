import { expect, it } from 'vitest'
import { listOperations } from './operation-entry.js'

it('lists what has a method, follows references, skips internal ones', () => {
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

it('names operations without an id by method and path if their summary is taken', () => {
  const document = {
    paths: {
      '/a': { get: { summary: 'List' }, put: { operationId: 'make-it' } },
      '/b': { get: { summary: 'List' }, put: { summary: 'Make it' } },
    },
  }
  expect(listOperations(document).map(({ slug }) => slug)).toEqual(['list', 'make-it', 'get-b', 'put-b'])
})

it('numbers names that are otherwise equal', () => {
  const document = {
    paths: {
      '/a/{b}': { get: {} },
      '/a/b': { get: {} },
      '/c': { get: { operationId: 'getUser' }, put: { operationId: 'get_user' } },
    },
  }
  expect(listOperations(document).map(({ slug, isNumbered }) => [slug, isNumbered])).toEqual([
    ['get-a-b', false],
    ['get-a-b-2', true],
    ['get-user', false],
    ['get-user-2', true],
  ])
})

it('does not use a paragraph as title', () => {
  const summary = 'Sent when a member joins. See [members](https://example.org).'
  const get = { summary, description: 'More.' }
  expect(listOperations({ paths: { '/a': { get, put: { ...get, operationId: 'put-a' } } } })).toMatchObject([
    { title: 'GET /a', slug: 'get-a' },
    { title: 'Put a', slug: 'put-a' },
  ])
})
