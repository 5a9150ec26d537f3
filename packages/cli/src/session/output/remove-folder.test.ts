import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isProcessRunning } from '../../cache/take-lock.js'
import { removeFolder, sweepWorkDir } from './remove-folder.js'

const refuse = (code: string) => () => {
  throw Object.assign(new Error(code), { code })
}

it('deletes a folder and its contents, and ignores a missing one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-remove-'))
  writeFileSync(join(folder, 'a'), '')
  removeFolder(folder)
  expect(existsSync(folder)).toBe(false)
  removeFolder(folder)
})

it('keeps what another process has open, and reports every other failure', () => {
  for (const code of ['EBUSY', 'EPERM', 'ENOTEMPTY']) removeFolder('any', refuse(code))
  expect(() => removeFolder('any', refuse('EIO'))).toThrow('EIO')
})

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
