import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { createRun, runOwned } from './code-owner.js'
import {
  awaitPluginCall,
  countGivenUp,
  endPluginCalls,
  isGivenUp,
  runWithFeed,
  takeWaits,
  watchPluginPromises,
  whenPluginsWait,
} from './plugin-calls.js'

afterEach(() => vi.unstubAllEnvs())

const endless = new Promise<never>(() => {})

it('returns the result or the error of a call', async () => {
  const result = awaitPluginCall(createRun('x'), Promise.resolve('tree'), () => {})
  expect(await result).toBe('tree')
  await expect(awaitPluginCall(createRun('x'), Promise.reject(new Error('own')), () => {})).rejects.toThrow('own')
})

it('gives up calls that nothing can end, and knows whose errors are consequences', async () => {
  const [run, other] = [createRun('x'), createRun('y')]
  const before = countGivenUp()
  let givenUp = 0
  const result = awaitPluginCall(run, endless, () => {
    givenUp += 1
  })
  // An empty event loop: first other pages begin, then nothing can end the call.
  expect(endPluginCalls()).toBe(true)
  expect(givenUp).toBe(0)
  expect(endPluginCalls()).toBe(true)
  expect(await result).toBeUndefined()
  expect([givenUp, countGivenUp() - before, isGivenUp(run), isGivenUp(other)]).toEqual([1, 1, true, false])
  expect(endPluginCalls()).toBe(false)
})

it('gives up a call without progress after the patience has ended', async () => {
  vi.stubEnv('DOCGEN_SITE_CODE_TIMEOUT_MS', '30')
  const keepAlive = setTimeout(() => {}, 60_000)
  expect(await awaitPluginCall(createRun('x'), endless, () => {})).toBeUndefined()
  clearTimeout(keepAlive)
})

it('compiles other pages while a plugin waits', async () => {
  let finish = (_tree: string): void => {}
  const result = new Promise<string>((resolve) => {
    finish = resolve
  })
  const start = vi.fn(() => finish('tree'))
  const call = runWithFeed({ start, isNeeded: true }, () => awaitPluginCall(createRun('x'), result, () => {}))
  await whenPluginsWait()
  expect(await call).toBe('tree')
  expect(start).toHaveBeenCalledOnce()
})

it('notices that a run settles a promise of an earlier one', async () => {
  watchPluginPromises()
  takeWaits()
  const [first, second] = [createRun('x'), createRun('x')]
  let settle = (): void => {}
  const waiting = runOwned(first, () => new Promise<void>((resolve) => (settle = resolve)))
  const call = awaitPluginCall(first, waiting, () => {})
  runOwned(second, () => settle())
  await call
  await delay(0)
  expect(takeWaits()).toBe(false)
  let settleLate = (): void => {}
  const late = runOwned(createRun('x'), () => new Promise<void>((resolve) => (settleLate = resolve)))
  runOwned(createRun('x'), () => settleLate())
  await late
  expect([takeWaits(), takeWaits()]).toEqual([true, false])
})
