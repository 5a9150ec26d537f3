import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FirstPause, waitForPause } from './wait-for-pause.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (passed: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, passed))

/** Returns a function that checks for calm. */
function watchCalm({ paused }: FirstPause): () => boolean {
  let isCalm = false
  void paused.then(() => {
    isCalm = true
  })
  return () => isCalm
}

it('resolves at the first pause after a response', async () => {
  const first = waitForPause()
  const isCalm = watchCalm(first)
  first.begin()
  void first.during(after(300))
  await vi.advanceTimersByTimeAsync(400)
  expect(isCalm()).toBe(false)
  void first.during(after(0))
  await vi.advanceTimersByTimeAsync(140)
  expect(isCalm()).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(isCalm()).toBe(true)
})

it('does not resolve while a reader waits for the site, however long that takes', async () => {
  const first = waitForPause()
  const isCalm = watchCalm(first)
  void first.during(after(5000))
  await vi.advanceTimersByTimeAsync(4900)
  first.begin()
  await vi.advanceTimersByTimeAsync(200)
  expect(isCalm()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isCalm()).toBe(true)
})

it('resolves eventually if requests never pause', async () => {
  const first = waitForPause()
  const isCalm = watchCalm(first)
  first.begin()
  for (let passed = 0; passed < 1400; passed += 100) {
    void first.during(after(50))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(isCalm()).toBe(false)
  void first.during(after(5000))
  await vi.advanceTimersByTimeAsync(100)
  expect(isCalm()).toBe(true)
})

it('does not wait forever for a first request', async () => {
  const first = waitForPause()
  first.begin()
  await vi.advanceTimersByTimeAsync(1500)
  await expect(first.paused).resolves.toBeUndefined()
})

it('passes on errors', async () => {
  vi.useRealTimers()
  const first = waitForPause()
  await expect(first.during(sleep(0).then(() => Promise.reject(new Error('no'))))).rejects.toThrow('no')
})
