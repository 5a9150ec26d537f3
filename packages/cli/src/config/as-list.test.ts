import { expect, it } from 'vitest'
import { asList, asRecords } from './as-list.js'

it('keeps lists, and reads anything else as an empty list', () => {
  expect(asList([1, 'a'])).toEqual([1, 'a'])
  expect([asList('a'), asList({ length: 1 }), asList(undefined)]).toEqual([[], [], []])
})

it('keeps the objects of a list', () => {
  expect(asRecords([{ a: 1 }, 'b', null, ['c']])).toEqual([{ a: 1 }])
  expect(asRecords({ a: 1 })).toEqual([])
})
