import { expect, it } from 'vitest'
import { toScrollPosition, toScrollTop } from './scroll-position.js'

const tops = {
  headings: [
    { id: 'a', top: 100 },
    { id: 'b', top: 500 },
  ],
  end: 700,
}

it.each([
  [0, null, 0],
  [50, null, 0.5],
  [100, 'a', 0],
  [300, 'a', 0.5],
  [600, 'b', 0.5],
  [700, 'b', 1],
])('converts the scroll position %i to headings and back', (top, after, share) => {
  expect(toScrollPosition(top, tops)).toEqual({ after, share })
  expect(toScrollTop({ after, share }, tops)).toBe(top)
})

it('scrolls to the start for a heading that the page lacks, and stays on a page that does not scroll', () => {
  expect(toScrollTop({ after: 'none', share: 0 }, tops)).toBe(0)
  expect(toScrollTop({ after: null, share: 1 }, { headings: [], end: 0 })).toBe(0)
  expect(toScrollPosition(0, { headings: [], end: 0 })).toEqual({ after: null, share: 0 })
})
