import { expect, it } from 'vitest'
import { combineState, parseJournal, parseProgress, parseRecord } from './deploy-record.js'

const record = { files: { a: '1', b: '1' }, old: { 'assets/o': 5 }, journal: 'j0' }
const journal = {
  id: 'j1',
  base: { x: 'x1' },
  uploads: [
    ['n', '2'],
    ['a', '2'],
    ['b', '2'],
  ] as const,
  removals: ['r'],
}

it('knows of a killed deployment which files it has written, and which it may have', () => {
  const progress = { journal: 'j1', uploaded: 2, isComplete: false }
  const { files, leftovers, base } = combineState(record, journal, progress)
  expect(Object.fromEntries(files)).toEqual({ a: '2', b: '', n: '2', x: 'x1' })
  expect([...leftovers]).toEqual(['x', 'n'])
  expect(base).toEqual({ x: 'x1', n: '2', a: '2', b: '' })
  // The progress of another deployment says nothing.
  expect(combineState(record, journal, { ...progress, journal: 'j0' }).files.get('n')).toBe('')
})

it('repeats the removals of a deployment that was killed after its commit', () => {
  const committed = { ...record, journal: 'j1' }
  expect(combineState(committed, journal, undefined)).toMatchObject({ base: { r: '' }, leftovers: new Set(['r']) })
  const progress = { journal: 'j1', uploaded: 3, isComplete: true }
  expect(combineState(committed, journal, progress)).toMatchObject({
    base: {},
    files: new Map([
      ['a', '1'],
      ['b', '1'],
    ]),
  })
})

it('reads its own files, and rejects damaged ones', () => {
  const copy = <Value>(value: Value): unknown => JSON.parse(JSON.stringify(value))
  expect(parseRecord(copy(record))).toEqual(record)
  expect(parseJournal(copy(journal))).toEqual(journal)
  expect(parseProgress({ journal: 'j', uploaded: 1, isComplete: true })).toBeDefined()
  for (const damaged of [
    undefined,
    [],
    {},
    { ...record, files: { a: 1 } },
    { ...record, old: 1 },
    { files: {}, old: {} },
  ])
    expect(parseRecord(damaged)).toBeUndefined()
  for (const damaged of [{}, { ...journal, uploads: [['a']] }, { ...journal, removals: [1] }, { ...journal, id: 1 }])
    expect(parseJournal(damaged)).toBeUndefined()
  expect(parseProgress({ journal: 'j', uploaded: '1', isComplete: true })).toBeUndefined()
})
