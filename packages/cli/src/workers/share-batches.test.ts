import { expect, it } from 'vitest'
import { shareBatches } from './share-batches.js'

it('gives each thread adjacent batches, and each batch once', () => {
  const take = shareBatches(6, 2)
  expect([take(0), take(1), take(0), take(1), take(0), take(1)]).toEqual([0, 3, 1, 4, 2, 5])
  expect([take(0), take(1)]).toEqual([undefined, undefined])
})

it('lets an idle thread take from the end of the longest run', () => {
  const take = shareBatches(7, 3)
  expect([take(0), take(0), take(0), take(0), take(0), take(0), take(0), take(0)]).toEqual([
    0,
    1,
    6,
    3,
    5,
    2,
    4,
    undefined,
  ])
})

it('returns nothing if there are no batches, or fewer batches than threads', () => {
  expect(shareBatches(0, 4)(0)).toBeUndefined()
  const take = shareBatches(1, 4)
  expect([take(0), take(3), take(1)]).toEqual([0, undefined, undefined])
})
