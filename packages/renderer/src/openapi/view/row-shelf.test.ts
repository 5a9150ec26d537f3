import { expect, it } from 'vitest'
import { answersAs, isBelow, startBudget, takeAs } from './row-shelf.js'

it('records for which start values it would have answered the same', () => {
  const budget = startBudget(150)
  budget.left -= 10
  expect(isBelow(budget, 100)).toBe(false)
  budget.left -= 50
  expect(isBelow(budget, 100)).toBe(true)
  const results = [109, 110, 159, 160].map((rows) => answersAs(startBudget(rows), budget))
  expect(results).toEqual([false, true, true, false])
})

it('takes what another has taken, with the start values that it allows', () => {
  const inner = startBudget(140)
  expect(isBelow(inner, 100)).toBe(false)
  inner.left -= 7
  const outer = startBudget(150)
  outer.left -= 5
  takeAs(outer, inner)
  expect(outer.left).toBe(138)
  expect(answersAs(startBudget(104), outer)).toBe(false)
  expect(answersAs(startBudget(105), outer)).toBe(true)
})
