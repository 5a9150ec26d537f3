import { expect, it } from 'vitest'
import { addDescriptions, markCurrent } from './docs-catalog.js'

const DOCS = [
  { id: 'a', path: '/a', title: 'A', source: 'docs/a.md', description: 'About a' },
  { id: 'b', path: '/b', title: 'B', source: 'docs/b.md' },
]

it('adds the description of its document to a card that names one', () => {
  const card = (docId: string) => ({ type: 'link', label: 'X', href: '/x', docId })
  expect(addDescriptions(card('a'), DOCS)).toEqual({ ...card('a'), description: 'About a' })
  expect(addDescriptions([card('b'), card('missing')], DOCS)).toEqual([card('b'), card('missing')])
})

it("keeps a card's own description, and items that docgen lists itself", () => {
  const own = { docId: 'a', description: 'Own' }
  expect(addDescriptions([own, 'x', null], DOCS)).toEqual([own, 'x', null])
  const items = markCurrent([{ type: 'link', label: 'A', href: '/a', docId: 'a' }])
  expect(addDescriptions(items, DOCS)).toBe(items)
})
