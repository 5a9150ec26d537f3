import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeFolder } from './remove-folder.js'

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
