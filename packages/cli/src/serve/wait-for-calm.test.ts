import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForCalm } from './wait-for-calm.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether calm has come after so many milliseconds, with a request every `every` ones. */
async function isCalmAfter(total: number, every: number): Promise<boolean> {
  const { hear, calm } = waitForCalm()
  let isCalm = false
  void calm.then(() => {
    isCalm = true
  })
  for (let passed = 0; passed < total; passed += every) {
    hear()
    await vi.advanceTimersByTimeAsync(every)
  }
  return isCalm
}

it('is calm at the first pause between requests', async () => {
  expect(await isCalmAfter(300, 100)).toBe(false)
  expect(await isCalmAfter(200, 200)).toBe(true)
})

it('is calm in the end though somebody asks without a pause', async () => {
  expect(await isCalmAfter(1400, 100)).toBe(false)
  expect(await isCalmAfter(1600, 100)).toBe(true)
})

it('does not wait for a reader who never comes', async () => {
  const { calm } = waitForCalm()
  await vi.advanceTimersByTimeAsync(1500)
  await expect(calm).resolves.toBeUndefined()
})
