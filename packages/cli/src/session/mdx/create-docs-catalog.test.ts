import { expect, it } from 'vitest'
import { createTestGraph } from '../../graph/create-test-graph.js'
import { createDocsCatalog } from './create-docs-catalog.js'

const { value: graph } = createTestGraph({
  docs: {
    'a.md': { title: 'A', sidebar_position: 1 },
    'guides/b.md': { title: 'B', description: 'About b' },
    'hidden.md': { title: 'Hidden', unlisted: true },
  },
})

const modules = (usesDocs: boolean) => ({ reach: new Map([['page.mdx', { usesDocs }]]) }) as never

it('is empty if no page uses it', () => {
  expect(createDocsCatalog(graph, modules(false))).toEqual({ versions: {}, key: '' })
})

it('lists the documents of each version with their neighbors, without unlisted ones', () => {
  const { versions, key } = createDocsCatalog(graph, modules(true))
  expect(Object.keys(versions)).toEqual(['en current'])
  expect(versions['en current']).toMatchObject({
    docs: [
      { id: 'a', path: '/a', title: 'A', next: { title: 'B', permalink: '/guides/b' } },
      { id: 'guides/b', title: 'B', description: 'About b', previous: { title: 'A', permalink: '/a' } },
    ],
  })
  expect(key).not.toBe('')
})

it("describes sidebars under Docusaurus' names", () => {
  const { versions } = createDocsCatalog(graph, modules(true))
  expect(versions['en current']).toMatchObject({
    sidebars: {
      defaultSidebar: {
        link: { label: 'A', path: '/a' },
        items: [
          { type: 'link', label: 'A', href: '/a', docId: 'a' },
          { type: 'category', label: 'guides', collapsible: true, items: [{ type: 'link', docId: 'guides/b' }] },
          { type: 'link', docId: 'hidden', unlisted: true },
        ],
      },
    },
  })
})

it('describes a document by its first paragraph if it has no description', () => {
  const docs = graph.docs.map((doc) => ({ ...doc, excerpt: 'First' }))
  expect(createDocsCatalog({ ...graph, docs }, modules(true)).versions['en current']).toMatchObject({
    docs: [
      { id: 'a', description: 'First' },
      { id: 'guides/b', description: 'About b' },
    ],
  })
})

it('changes its key with any title', () => {
  const { value: other } = createTestGraph({ docs: { 'a.md': { title: 'Changed' } } })
  const { value: same } = createTestGraph({ docs: { 'a.md': { title: 'Changed' } } })
  expect(createDocsCatalog(other, modules(true)).key).toBe(createDocsCatalog(same, modules(true)).key)
  expect(createDocsCatalog(other, modules(true)).key).not.toBe(createDocsCatalog(graph, modules(true)).key)
})
