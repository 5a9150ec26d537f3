import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { describeUnreadableFile, readRegularFile } from './read-regular-file.js'

it('reads files, but not devices, pipes, folders and large files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-regular-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const at = (name: string): string => join(folder, name)
  writeFileSync(at('file'), 'text')
  symlinkSync(at('file'), at('link'))
  mkdirSync(at('folder'))
  expect([readRegularFile(at('file')).toString(), readRegularFile(at('link')).toString()]).toEqual(['text', 'text'])
  const codeOf = (name: string, limit?: number): unknown => {
    try {
      return readRegularFile(at(name), limit)
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code
    }
  }
  expect([codeOf('gone'), codeOf('folder'), codeOf('file', 3)]).toEqual(['ENOENT', 'EISDIR', 'ERR_FS_FILE_TOO_LARGE'])
  if (process.platform === 'win32') return
  symlinkSync('/dev/zero', at('zero'))
  execFileSync('mkfifo', [at('pipe')])
  expect([codeOf('zero'), codeOf('pipe')]).toEqual(['ENOTREG', 'ENOTREG'])
})

it('does not report problems that esbuild describes better', () => {
  expect(describeUnreadableFile(new Error('x'), 'a.ts')).toBeUndefined()
})
