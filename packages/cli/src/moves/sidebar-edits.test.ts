import { expect, it } from 'vitest'
import { applyEdits } from './plan-moves.js'
import { renameIds } from './sidebar-edits.js'

it('replaces ids of pages, and no other strings', () => {
  const text = `export default {
  docs: ['guide/a', "guide/a", { type: 'doc', id: 'guide/a', label: 'guide/a' }, { link: { type: 'doc', id: 'x' } }],
  'guide/a': ['guide/ab'],
}`
  const edits = renameIds(text, new Map([['guide/a', 'b']])).toSorted((one, other) => one.start - other.start)
  expect(applyEdits(text, edits)).toBe(`export default {
  docs: ['b', "b", { type: 'doc', id: 'b', label: 'guide/a' }, { link: { type: 'doc', id: 'x' } }],
  'guide/a': ['guide/ab'],
}`)
})
