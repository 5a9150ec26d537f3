import { describe, expect, it } from 'vitest'
import { createTestGraph } from '../../graph/create-test-graph.js'
import { listPdfEntries } from './list-pdf-entries.js'

const { value: graph } = createTestGraph({
  docs: {
    'index.md': { title: 'Start', slug: '/' },
    'guides/setup.md': { title: 'Setup' },
    'guides/deep/more.md': { title: 'More' },
    'hidden.md': { title: 'Hidden', unlisted: true },
  },
})
const all = { version: 'current', locale: 'en' }

describe('listPdfEntries', () => {
  it('lists each page once, below its categories', () => {
    const entries = listPdfEntries(graph, all)
    expect(entries).toContainEqual({ label: 'Start', depth: 0, route: '/' })
    expect(entries).toContainEqual({ label: 'Setup', depth: 1, route: '/guides/setup' })
    expect(entries).toContainEqual({ label: 'More', depth: 2, route: '/guides/deep/more' })
    expect(entries).toContainEqual({ label: 'guides', depth: 0 })
    const routes = entries.flatMap(({ route }) => route ?? [])
    expect(routes).toHaveLength(new Set(routes).size)
    expect(routes).not.toContain('/hidden')
  })

  it('keeps only a section, with the categories around it', () => {
    const labels = listPdfEntries(graph, { ...all, section: '/guides/deep' }).map(({ label }) => label)
    expect(labels).toEqual(['guides', 'deep', 'More'])
    expect(listPdfEntries(graph, { ...all, section: '/guide' })).toEqual([])
  })
})
