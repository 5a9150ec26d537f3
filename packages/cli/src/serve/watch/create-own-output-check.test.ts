import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createOwnOutputCheck } from './create-own-output-check.js'

const folder = mkdtempSync(join(tmpdir(), 'docgen-output-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('identifies the file that a descriptor writes to, and no other', () => {
  const log = join(folder, 'dev.log')
  const other = join(folder, 'other.log')
  writeFileSync(other, '')
  const descriptor = openSync(log, 'a')
  const isOwn = createOwnOutputCheck([descriptor])
  closeSync(descriptor)
  expect([isOwn(log), isOwn(other), isOwn(folder), isOwn(join(folder, 'none.log'))]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('identifies none if output goes to a terminal, a pipe or nowhere', () => {
  expect(createOwnOutputCheck([999])(import.meta.filename)).toBe(false)
})
