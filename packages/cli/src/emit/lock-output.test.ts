import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { describeLock, lockOutput } from './lock-output.js'

it('locks one output folder, not others of the same site', async () => {
  const workDir = join(createTestFolder(), '.docgen')
  const first = await lockOutput({ workDir, outDir: '/site/dist' })
  const other = await lockOutput({ workDir, outDir: '/site/other', timeout: 0 })
  const second = await lockOutput({ workDir, outDir: '/site/dist', timeout: 0 })
  expect(['release' in first, 'release' in other]).toEqual([true, true])
  expect(second).toMatchObject({ holder: process.pid })
  for (const lock of [first, other]) if ('release' in lock) lock.release()
  const third = await lockOutput({ workDir, outDir: '/site/dist', timeout: 0 })
  expect('release' in third).toBe(true)
  if ('release' in third) third.release()
})

it('names the process that holds the lock, and its file', () => {
  const { message, hint } = describeLock({ holder: 12, file: '.docgen/output.lock' }, 'dist')
  expect(message).toContain('process 12')
  expect(hint).toContain('.docgen/output.lock')
})
