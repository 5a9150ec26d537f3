import { expect, it } from 'vitest'
import { toOffset, toScrollPosition } from './scroll-position.js'

const offsets = {
  headings: [
    { id: 'a', offset: 100 },
    { id: 'b', offset: 500 },
  ],
  start: 0,
  end: 700,
}

it.each([
  [0, null, 0],
  [50, null, 0.5],
  [100, 'a', 0],
  [300, 'a', 0.5],
  [600, 'b', 0.5],
  [700, 'b', 1],
])('converts the offset %i to headings and back', (offset, after, share) => {
  expect(toScrollPosition(offset, offsets)).toEqual({ after, share })
  expect(toOffset({ after, share }, offsets)).toBe(offset)
})

it('finds a heading whose offset the view rounds down', () => {
  expect(toScrollPosition(499.5, offsets, 1)).toEqual({ after: 'b', share: 0 })
  expect(toScrollPosition(499.5, offsets).after).toBe('a')
})

it('returns the start for a heading that the page lacks, and stays on a page that does not scroll', () => {
  const none = { headings: [], start: 0, end: 0 }
  expect(toOffset({ after: 'none', share: 0 }, offsets)).toBe(0)
  expect(toOffset({ after: null, share: 1 }, none)).toBe(0)
  expect(toScrollPosition(0, none)).toEqual({ after: null, share: 0 })
})
