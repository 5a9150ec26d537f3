import { expect, it } from 'vitest'
import { createTestGraph } from '../create-test-graph.js'
import { walkSidebar } from './walk-sidebar.js'

const docs = { 'a.md': {}, 'b.md': {}, 'c.md': { unlisted: true } }

function walk(items: readonly unknown[]) {
  const [sidebar] = createTestGraph({ docs, config: { docs: { sidebars: { main: items } } } }).value.sidebars
  if (!sidebar) throw new Error('no sidebar')
  return walkSidebar(sidebar)
}

it('orders pages in reading order, without unlisted ones', () => {
  const index = { type: 'generated-index', slug: '/all' }
  const { order, positions, ranks } = walk(['a', { type: 'category', label: 'All', link: index, items: ['c', 'b'] }])
  expect(order.map(({ page }) => page)).toEqual(['doc:a', 'index:/all', 'doc:b'])
  expect(positions.get('doc:c')?.itemPath).toEqual([1, 0])
  expect(ranks.has('doc:c')).toBe(false)
})

it('uses the first occurrence of a page that is listed twice', () => {
  const { order, positions } = walk([{ One: ['a'] }, { Two: ['b', 'a'] }])
  expect(order.map(({ page }) => page)).toEqual(['doc:a', 'doc:b'])
  expect(positions.get('doc:a')).toMatchObject({ itemPath: [0, 0], breadcrumbs: [{ label: 'One' }, { label: 'a' }] })
})
