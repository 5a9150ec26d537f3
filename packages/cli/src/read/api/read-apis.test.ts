import { expect, it } from 'vitest'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { readApis } from './read-apis.js'

it('reports entries that build the same pages as an earlier one', async () => {
  const openapi = [
    { path: 'a.yaml', routeBasePath: '/a' },
    { path: './a.yaml', routeBasePath: 'a' },
    { path: 'a.yaml', routeBasePath: '/b' },
  ]
  const { diagnostics } = await readApis('/nowhere', createTestConfig({ openapi }), [])
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['invalid-config', 'openapi[1] has the same description and routeBasePath as openapi[0]'],
  ])
})
