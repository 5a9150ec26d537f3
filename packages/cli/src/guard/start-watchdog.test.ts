import { afterEach, expect, it, vi } from 'vitest'
import { listActivities } from './activity.js'
import { patienceMs, runGuarded, runNamed } from './start-watchdog.js'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['20', 20],
  ['', 10_000],
  ['0', 10_000],
  ['soon', 10_000],
])('reads the patience %j', (text, patience) => {
  vi.stubEnv('DOCGEN_PATIENCE_MS', text)
  expect(patienceMs()).toBe(patience)
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
