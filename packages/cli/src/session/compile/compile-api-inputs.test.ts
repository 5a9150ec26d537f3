import { createReachCollector, readApiDescription } from '@docgen/renderer/openapi'
import { expect, it } from 'vitest'
import { sortKeysByComponent } from './compile-api-inputs.js'

const use = (...names: readonly string[]) => ({
  responses: Object.fromEntries(names.map((name, index) => [200 + index, { $ref: `#/components/responses/${name}` }])),
})

it('groups operations that reference the same rare component, in the order of components', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    components: { responses: { Common: {}, First: {}, Second: {}, Lonely: {} } },
    paths: {
      '/a': { get: use('Common', 'Second'), put: use('Common', 'First') },
      '/b': { get: use('Common', 'First'), put: use('Second', 'Common'), post: use('Lonely', 'Common'), delete: {} },
    },
  }
  const description = readApiDescription(document)
  const positions = sortKeysByComponent(description, createReachCollector(document))
  expect(Object.fromEntries(positions)).toEqual({
    '/paths/~1a/get': 2,
    '/paths/~1a/put': 1,
    '/paths/~1b/get': 1,
    '/paths/~1b/put': 2,
    '/paths/~1b/post': 0,
    '/paths/~1b/delete': 4,
  })
})
