import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolder } from './create-folder.js'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'docgen-create-folder-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('createFolder', () => {
  it('creates the missing parents, and accepts a folder that exists', () => {
    createFolder(join(dir, 'a/b/c'))
    createFolder(join(dir, 'a/b/c'))
    expect(existsSync(join(dir, 'a/b/c'))).toBe(true)
  })

  it('fails at a file, and below one', () => {
    writeFileSync(join(dir, 'file'), '')
    expect(() => createFolder(join(dir, 'file'))).toThrow('EEXIST')
    expect(() => createFolder(join(dir, 'file/below'))).toThrow('ENOTDIR')
  })

  it.runIf(existsSync('/proc/self'))('fails in a folder that accepts no entries', () => {
    expect(() => createFolder('/proc/docgen-none/below')).toThrow('ENOENT')
  })
})
