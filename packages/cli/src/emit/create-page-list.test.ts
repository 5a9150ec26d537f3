import { expect, it } from 'vitest'
import { createTestGraph } from '../graph/create-test-graph.js'
import { createPageList } from './create-page-list.js'

it('lists pages in the order of the sidebar, with their titles, without unlisted pages', () => {
  const docs = {
    'guide/b.md': { title: 'B', sidebar_position: 1 },
    'guide/a.md': { title: 'A "quoted"', sidebar_position: 2, no_index: true },
    'guide/secret.md': { title: 'Secret', unlisted: true },
    'z.md': { title: 'Z', sidebar_position: 1 },
  }
  const graph = createTestGraph({ docs, config: { noIndex: true } }).value
  expect(JSON.parse(createPageList(graph, []))).toEqual([
    ['/z', 'Z'],
    ['/guide/b', 'B'],
    ['/guide/a', 'A "quoted"'],
  ])
})
