import { expect, it, vi } from 'vitest'
import { once } from './once.js'

it('runs a function on the first call only, even if it returns nothing', () => {
  const run = vi.fn(() => undefined)
  const runOnce = once(run)
  expect(run).not.toHaveBeenCalled()
  expect([runOnce(), runOnce()]).toEqual([undefined, undefined])
  expect(run).toHaveBeenCalledTimes(1)
})
