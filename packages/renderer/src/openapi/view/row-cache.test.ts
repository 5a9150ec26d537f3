import { expect, it } from 'vitest'
import { hasSameBudget, isBelow, startBudget, takeSameRows } from './row-cache.js'

it('records for which start values it would have answered the same', () => {
  const budget = startBudget(150)
  budget.left -= 10
  expect(isBelow(budget, 100)).toBe(false)
  budget.left -= 50
  expect(isBelow(budget, 100)).toBe(true)
  const results = [109, 110, 159, 160].map((rows) => hasSameBudget(startBudget(rows), budget))
  expect(results).toEqual([false, true, true, false])
})

it('accepts entries that another page has reserved, with the start values that it allows', () => {
  const inner = startBudget(140)
  expect(isBelow(inner, 100)).toBe(false)
  inner.left -= 7
  const outer = startBudget(150)
  outer.left -= 5
  takeSameRows(outer, inner)
  expect(outer.left).toBe(138)
  expect(hasSameBudget(startBudget(104), outer)).toBe(false)
  expect(hasSameBudget(startBudget(105), outer)).toBe(true)
})
