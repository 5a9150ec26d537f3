import { expect, it } from 'vitest'
import { joinConverted, nothing, putAt } from './converted.js'

it('puts a value at a dotted path', () => {
  expect(putAt('a.b.c', [1])).toEqual({ a: { b: { c: [1] } } })
  expect(putAt('a', undefined)).toEqual({ a: undefined })
})

it('merges objects, joins lists without duplicates, and lets later values win', () => {
  const first = { ...nothing(), fields: { a: { b: 1, list: ['x', { y: 1 }] }, c: 1 }, comments: { a: 'one' } }
  const second = {
    ...nothing(),
    fields: { a: { d: 2, list: [{ y: 1 }, 'z'] }, c: [2] },
    comments: { a: 'two', c: 'three' },
  }
  expect(joinConverted([first, second])).toEqual({
    fields: { a: { b: 1, d: 2, list: ['x', { y: 1 }, 'z'] }, c: [2] },
    comments: { a: 'two', c: 'three' },
    notes: [],
  })
})

it('keeps notes in order, and moves imports of style sheets to the top', () => {
  const note = (message: string) => ({ status: 'lost', path: [], message }) as const
  const joined = joinConverted([
    { ...nothing(note('a')), styles: 'a {}', postCssPlugins: ['p'] },
    { ...nothing(note('b')), styles: "@import 'x.css';\nb {}" },
  ])
  expect(joined.notes.map(({ message }) => message)).toEqual(['a', 'b'])
  expect(joined.styles).toBe("@import 'x.css';\na {}\nb {}")
  expect(joined.postCssPlugins).toEqual(['p'])
  expect(joinConverted([])).toEqual(nothing())
})
