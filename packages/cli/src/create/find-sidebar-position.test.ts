import { expect, it } from 'vitest'
import type { Doc } from '../graph/doc.js'
import { findSidebarPosition } from './find-sidebar-position.js'

function doc(source: string, sidebarPosition?: number): Doc {
  const id = source.replace(/^docs\/|\.md$/g, '')
  // Only these fields matter here.
  return { source, id, route: `/${id}`, href: `/base/${id}/`, sidebarPosition } as Doc
}

const DOCS = [doc('docs/a.md', 1), doc('docs/b.md', 2), doc('docs/c.md', 10), doc('docs/x/a.md', 1.2), doc('docs/d.md')]
const CATEGORY = { path: '', folder: 'docs/x', text: '', version: 'current', locale: 'en' }
const categories = [{ ...CATEGORY, metadata: { position: 4 } }]

it.each([
  ['b', 'after', 3],
  ['c', 'after', 11],
  ['a', 'after', 1.5],
  ['a', 'before', 0],
  ['c', 'before', 9],
  ['d', 'after', undefined],
] as const)('finds the position of a page relative to %s (%s)', (id, side, position) => {
  const sibling = DOCS.find((each) => each.id === id)
  expect(sibling && findSidebarPosition({ doc: sibling, side }, { docs: DOCS, categories })).toBe(position)
})

it('always finds a position between two others', () => {
  let [low, high] = [1, 2]
  for (let round = 0; round < 30; round++) {
    const docs = [doc('docs/a.md', low), doc('docs/b.md', high)]
    const position = findSidebarPosition({ doc: docs[0] as Doc, side: 'after' }, { docs, categories: [] }) ?? 0
    expect(position > low && position < high).toBe(true)
    if (round % 2 === 0) high = position
    else low = position
  }
})
