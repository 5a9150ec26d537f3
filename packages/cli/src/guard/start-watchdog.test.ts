import { afterEach, expect, it, vi } from 'vitest'
import { listActivities } from './activity.js'
import { runGuarded, runNamed, siteCodeTimeoutMs } from './start-watchdog.js'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['20', 20],
  ['', 10_000],
  ['0', 10_000],
  ['soon', 10_000],
])('reads the timeout %j', (text, timeoutMs) => {
  vi.stubEnv('DOCGEN_SITE_CODE_TIMEOUT_MS', text)
  expect(siteCodeTimeoutMs()).toBe(timeoutMs)
})

it.each([runNamed, runGuarded])('names an activity only while it runs', async (run) => {
  const during: (readonly string[])[] = []
  const inner = async (): Promise<void> => void during.push(listActivities())
  const value = await run('outer', async () => {
    await run('inner', inner)
    during.push(listActivities())
    return 7
  })
  expect(value).toBe(7)
  expect(during).toEqual([['outer', 'inner'], ['outer']])
  await expect(run('outer', () => Promise.reject(new Error('own')))).rejects.toThrow('own')
  expect(listActivities()).toEqual([])
})
