import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from './create-test-graph.js'
import { splitList } from './split-list.js'

const { docs } = createTestGraph({ docs: { 'a.md': {}, 'b.md': {}, 'c.md': {} } }).value
const FACTS = { version: 'current', locale: 'en', keywords: [], kind: 'tag', source: '', title: 'T' } as const

function split(count: number, size: number) {
  const paging = { route: '/blog', size, pagePath: 'page', config: createTestConfig() }
  const toCard = ({ id }: { readonly id: string }) => ({ kind: 'doc', label: id, href: '' }) as const
  return splitList(docs.slice(0, count), FACTS, { ...paging, toCard }).map(({ route, cards, newer, older }) => [
    route,
    cards.map(({ label }) => label).join(''),
    newer?.route,
    older?.route,
  ])
}

it('links pages in both directions', () => {
  expect(split(3, 1)).toEqual([
    ['/blog', 'a', undefined, '/blog/page/2'],
    ['/blog/page/2', 'b', '/blog', '/blog/page/3'],
    ['/blog/page/3', 'c', '/blog/page/2', undefined],
  ])
})

it('fills the last page as far as there are docs, and has one page without any', () => {
  expect(split(3, 2).map(([, cards]) => cards)).toEqual(['ab', 'c'])
  expect(split(2, 2)).toHaveLength(1)
  expect(split(0, 2)).toEqual([['/blog', '', undefined, undefined]])
})
