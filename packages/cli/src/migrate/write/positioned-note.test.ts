import { expect, it } from 'vitest'
import { groupNotes, locateNotes, type PositionedNote } from './positioned-note.js'

it('finds the line of a part, and names it by its path', () => {
  const texts = new Map([['docusaurus.config.js', 'export default {\n  a: { b: [\n    1,\n  ] },\n}']])
  const notes = [
    { status: 'lost', path: ['a', 'b', 0], message: 'x', hint: 'y' },
    { status: 'changed', path: [], name: 'styles', message: 'z' },
  ] as const
  expect(locateNotes(notes, { entry: 'docusaurus.config.js', texts })).toEqual([
    { status: 'lost', name: 'a.b[0]', message: 'x', hint: 'y', file: 'docusaurus.config.js', line: 3 },
    { status: 'changed', name: 'styles', message: 'z' },
  ])
})

it('merges notes that differ only in indexes, with each position once', () => {
  const note = (index: number, line?: number): PositionedNote => ({
    status: 'lost',
    name: `items[${index}].kind`,
    message: 'x',
    ...(line !== undefined && { file: 'a.js', line }),
  })
  expect(groupNotes([note(0, 3), note(1, 4), note(2, 3), note(3, 4), note(4)])).toEqual([
    { status: 'lost', name: 'items[].kind', message: 'x', file: 'a.js', line: 3, others: ['a.js:4'] },
  ])
  expect(groupNotes([note(0, 3), { ...note(0, 4), message: 'y' }])).toHaveLength(2)
  expect(groupNotes([note(0, 3), note(0, 3)])).toEqual([note(0, 3)])
})
