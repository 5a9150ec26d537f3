import { expect, it } from 'vitest'
import type { Hole } from '../../contract/index.js'
import { OWN_ID, parentIdToken, type RowInstance, type RowSlot, startBudget } from './row-cache.js'
import { moveHole, writeRow } from './write-row.js'

/** A row whose template has a bracket around each slot. */
function row(slots: readonly RowSlot[], more: Partial<RowInstance> = {}): RowInstance {
  const template = {
    pieces: ['[', ...slots.slice(1).map(() => ']['), ']'].slice(0, slots.length + 1),
    slots,
    ids: [],
    descriptions: [],
    links: [],
    problems: [],
    words: [],
    requested: new Map(),
    budget: startBudget(1),
    inside: new Set<string>(),
    around: [],
    isFit: true,
  }
  return { template, id: 'row', around: [], firstDescription: 0, firstLink: 0, ...more }
}

/** Everything that is written, as one text. */
function write(instance: RowInstance): string {
  const written: string[] = []
  writeRow(instance, {
    text: (html) => written.push(html),
    hole: (hole) => written.push(JSON.stringify(hole)),
    description: (index) => written.push(`d${index}`),
    anchor: (id) => written.push(`#${id}`),
  })
  return written.join('')
}

const link: Hole = { kind: 'link', link: 2 }

it('writes ids, and records those of elements', () => {
  expect(write(row([{ kind: 'id', anchor: '.a' }, { kind: 'id' }]))).toBe('[#row.arow][row]')
  expect(write(row([]))).toBe('[')
})

it('writes ids of ancestors, and moves descriptions and links to those of the page', () => {
  const slots: readonly RowSlot[] = [
    { kind: 'around', index: 1 },
    { kind: 'around', index: 9 },
    { kind: 'description', index: 3 },
    { kind: 'hole', hole: link },
  ]
  const instance = row(slots, { around: ['x', 'y'], firstDescription: 10, firstLink: 5 })
  expect(write(instance)).toBe('[y][][d13][{"kind":"link","link":7}]')
})

it('writes nested rows with ids relative to the outer row', () => {
  const inner = row(
    [{ kind: 'id' }, { kind: 'around', index: 0 }, { kind: 'around', index: 1 }, { kind: 'description', index: 0 }],
    {
      id: `${OWN_ID}.in`,
      around: [OWN_ID, parentIdToken(1)],
      firstDescription: 2,
    },
  )
  const outer = row([{ kind: 'row', row: inner }], { id: 'out', around: ['a', 'b'], firstDescription: 4 })
  expect(write(outer)).toBe('[[out.in][out][b][d6]]')
})

it('moves only links, and only behind others', () => {
  expect(moveHole(link, 3)).toEqual({ kind: 'link', link: 5 })
  expect(moveHole(link, 0)).toBe(link)
  const other: Hole = { kind: 'search' }
  expect(moveHole(other, 3)).toBe(other)
})
