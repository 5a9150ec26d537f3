import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Lock, takeLock } from './take-lock.js'

let workDir = ''
beforeEach(() => {
  workDir = mkdtempSync(join(tmpdir(), 'docgen-lock-'))
})
afterEach(() => rmSync(workDir, { recursive: true, force: true }))

const lock = (onWait?: (holder: number) => void, timeout = 5000): Promise<Lock> =>
  takeLock(join(workDir, 'own.lock'), { onWait, timeout })

async function hold(onWait?: (holder: number) => void): Promise<{ release: () => void; hasWaited: boolean }> {
  const lockOrHolder = await lock(onWait)
  if (!('release' in lockOrHolder)) throw new Error('expected the lock')
  return lockOrHolder
}

it('runs builds one after the other, and leaves no files behind', async () => {
  const waits: number[] = []
  const first = await hold()
  const second = hold((holder) => waits.push(holder))
  await expect.poll(() => waits).toEqual([process.pid])
  first.release()
  const { release, hasWaited } = await second
  expect([first.hasWaited, hasWaited]).toEqual([false, true])
  release()
  expect(readdirSync(workDir)).toEqual([])
})

it('names the process with the lock if waiting takes too long', async () => {
  const { release } = await hold()
  expect(await lock(undefined, 150)).toMatchObject({ holder: process.pid })
  release()
})

it('waits for the end of an empty lock even with a timeout of 0', async () => {
  const file = join(workDir, 'lock')
  writeFileSync(file, '')
  const written = new Date(Date.now() - 4700)
  utimesSync(file, written, written)
  const lock = await takeLock(file, { timeout: 0 })
  expect(lock).toMatchObject({ hasWaited: true })
  if ('release' in lock) lock.release()
})

it('does not wait with a timeout of 0', async () => {
  const { release } = await hold()
  const waits: number[] = []
  expect(await lock((holder) => waits.push(holder), 0)).toMatchObject({ holder: process.pid })
  expect(waits).toEqual([])
  release()
})

it.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 30 })],
  ['of a process whose number another one has', JSON.stringify({ pid: 1, startedAt: 'long ago' })],
  ['that nobody finished', ''],
  ['that is damaged', '{"pid":"x"}'],
])('takes over a lock %s', async (_what, text) => {
  ;(await hold()).release()
  const first = await hold()
  const [file = ''] = readdirSync(workDir)
  first.release()
  writeFileSync(join(workDir, file), text)
  utimesSync(join(workDir, file), new Date(0), new Date(0))
  const { release } = await hold()
  expect(JSON.parse(readFileSync(join(workDir, file), 'utf8'))).toMatchObject({ pid: process.pid })
  release()
})
