import { expect, it } from 'vitest'
import { createTestGraph } from './create-test-graph.js'

function tagPages(docs: Readonly<Record<string, Readonly<Record<string, unknown>>>>, tags = {}) {
  const { indexes } = createTestGraph({ docs, tags, config: { docs: { routeBasePath: '/' } } }).value
  return indexes
    .filter(({ kind }) => kind === 'tags' || kind === 'tag')
    .map(({ route, title, cards }) => `${route} ${title}: ${cards.map(({ label }) => label).join(', ')}`)
}

it('has a page for each tag, sorted by label, and one for all', () => {
  expect(tagPages({ 'a.md': { title: 'A', tags: ['zoo', 'ape'] }, 'b.md': { title: 'B', tags: ['ape'] } })).toEqual([
    '/tags Tags: ape, zoo',
    '/tags/ape ape: A, B',
    '/tags/zoo zoo: A',
  ])
})

it('has none without tags, or with those of unlisted pages only', () => {
  expect(tagPages({ 'a.md': {} })).toEqual([])
  expect(tagPages({ 'a.md': { tags: ['x'], unlisted: true } })).toEqual([])
})
