import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph, type TestSite } from '../graph/create-test-graph.js'
import { createVersionsFile } from './create-versions-file.js'

const DEFAULT = createTestConfig().collections[0]?.id ?? ''

function create(site: TestSite, collection = DEFAULT): unknown {
  const { value: graph } = createTestGraph(site)
  const text = createVersionsFile(graph, 'en', collection)
  expect(text.endsWith('\n')).toBe(true)
  return JSON.parse(text)
}

it('lists the docs of a version with encoded URLs, and marks what sidebars and lists lack', () => {
  const site = {
    docs: { 'a b.md': { heading: 'A' }, 'hidden.md': { unlisted: true }, 'lone.md': { displayed_sidebar: null } },
    config: { baseUrl: '/kit/', docs: { routeBasePath: 'docs' } },
  }
  expect(create(site)).toMatchObject({
    versions: [
      {
        name: 'current',
        path: '/kit/docs',
        isLast: true,
        docs: [
          { id: 'a b', path: '/kit/docs/a%20b' },
          { id: 'hidden', path: '/kit/docs/hidden', unlisted: true },
          { id: 'lone', path: '/kit/docs/lone' },
        ],
      },
    ],
  })
})

it('has no main document in a version without docs, and no versions of another collection', () => {
  expect(create({})).toEqual({
    versions: [expect.not.objectContaining({ mainDocId: expect.anything() })],
  })
  expect(create({ docs: { 'a.md': {} } }, 'other')).toEqual({ versions: [] })
})
