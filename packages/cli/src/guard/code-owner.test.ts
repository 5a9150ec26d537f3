import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { countRuns, createRun, findRun, runOwned } from './code-owner.js'

it('finds the run of code, also in timers that it sets, but not in other code', async () => {
  const before = countRuns()
  const [one, other] = [createRun('one'), createRun('other')]
  expect(countRuns()).toBe(before + 2)
  expect(other.order).toBe(one.order + 1)
  const late = runOwned(one, async () => {
    await wait(1)
    return findRun()
  })
  expect(runOwned(other, findRun)).toBe(other)
  expect(findRun()).toBeUndefined()
  expect(await late).toBe(one)
})
