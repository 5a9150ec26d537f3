import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isProcessRunning } from '../cache/is-process-running.js'
import { sweepWorkDir } from './sweep-work-dir.js'

it('removes only the folders of dead builds', () => {
  const workDir = mkdtempSync(join(tmpdir(), 'docgen-sweep-'))
  for (const name of ['stage-1', 'stage-2', 'no-cache-2', 'draft-2', 'cache', 'stage-x']) mkdirSync(join(workDir, name))
  sweepWorkDir(workDir, (pid) => pid === 1)
  const left = ['stage-1', 'stage-2', 'no-cache-2', 'draft-2', 'cache', 'stage-x'].filter((name) =>
    existsSync(join(workDir, name)),
  )
  expect(left).toEqual(['stage-1', 'cache', 'stage-x'])
  rmSync(workDir, { recursive: true })
})

it('detects that this process is running', () => {
  expect(isProcessRunning(process.pid)).toBe(true)
  expect(isProcessRunning(2 ** 30)).toBe(false)
})
