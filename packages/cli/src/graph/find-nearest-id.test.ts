import { expect, it } from 'vitest'
import { findNearestId } from './find-nearest-id.js'

const docsById = new Map(['index', 'guides/plans', 'guides/coupons', 'api/index'].map((id) => [id, true]))

it.each([
  ['guides/plan', 'guides/plans'],
  ['plans', 'guides/plans'],
  ['basics/coupons', 'guides/coupons'],
  ['guides/plans.md', 'guides/plans'],
  ['Guides/Coupons', 'guides/coupons'],
  ['guides/index', undefined],
  ['nothing-like-them', undefined],
])('to %s is %s', (id, expected) => {
  expect(findNearestId(id, docsById)).toBe(expected)
})
