import { expect, it } from 'vitest'
import { applyEdits } from './edit-list.js'
import { listSidebarIds, renameIds } from './sidebar-edits.js'

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

it('names the sidebars of the docs folder of a page, whose id can be the same as in another folder', () => {
  const docs = [{ before: { id: 'a', version: 'zh/current' }, after: { id: 'b' } }]
  const sources = {
    inputs: ['site.config.ts', 'sidebars.ts', 'labels.ts', 'sidebars.zh.ts', 'labels.ts'],
    sidebarInputs: [
      ['sidebars.ts', 'labels.ts'],
      ['sidebars.zh.ts', 'labels.ts'],
    ],
    config: { collections: [{ id: 'default' }, { id: 'zh' }] },
  }
  expect([...listSidebarIds(docs, sources).keys()]).toEqual(['site.config.ts', 'labels.ts', 'sidebars.zh.ts'])
})
