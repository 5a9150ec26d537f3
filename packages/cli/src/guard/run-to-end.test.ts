import { readFile } from 'node:fs'
import { readFile as read } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { runToEnd } from './run-to-end.js'

afterEach(() => vi.unstubAllEnvs())

it('waits for callbacks and promises that the code does not wait for', async () => {
  const done: string[] = []
  const ended = await runToEnd(() => {
    setTimeout(() => {
      readFile(import.meta.filename, () => {
        setImmediate(() => process.nextTick(() => done.push('callback')))
      })
    }, 5)
    read(import.meta.filename).then(() => done.push('promise'))
  })
  expect(ended).toBe(true)
  expect(done.toSorted()).toEqual(['callback', 'promise'])
})

it('does not wait for intervals and for timers that let the process end', async () => {
  let interval: NodeJS.Timeout | undefined
  const timers: NodeJS.Timeout[] = []
  const ended = await runToEnd(() => {
    interval = setInterval(() => {}, 60_000)
    timers.push(setTimeout(() => {}, 60_000).unref())
  })
  clearInterval(interval)
  for (const timer of timers) clearTimeout(timer)
  expect(ended).toBe(true)
})

it('stops waiting for what takes too long, and passes errors on', async () => {
  vi.stubEnv('DOCGEN_SITE_CODE_TIMEOUT_MS', '20')
  let timer: NodeJS.Timeout | undefined
  expect(
    await runToEnd(() => {
      timer = setTimeout(() => {}, 60_000)
    }),
  ).toBe(false)
  clearTimeout(timer)
  await expect(
    runToEnd(() => {
      throw new Error('own')
    }),
  ).rejects.toThrow('own')
})
