import { expect, it } from 'vitest'
import { NumberList } from './number-list.js'

it('keeps numbers in order, however many', () => {
  const list = new NumberList()
  for (let value = -1000; value < 1000; value++) list.push(value)
  expect(list.length).toBe(2000)
  expect([0, 999, 1999].map((index) => list.get(index))).toEqual([-1000, -1, 999])
  list.set(0, 7)
  list.add(0, 5)
  expect(list.get(0)).toBe(12)
})

it('fills only what is missing, and forgets everything with its length', () => {
  const list = new NumberList()
  list.push(1)
  list.fill(3, -1)
  list.fill(2, 9)
  expect([list.length, list.get(0), list.get(1), list.get(2)]).toEqual([3, 1, -1, -1])
  list.length = 0
  list.fill(2, 5)
  expect([list.length, list.get(0), list.get(1)]).toEqual([2, 5, 5])
})
