import { readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { hasText, writeIfChanged } from './write-if-changed.js'

it('writes a file only if its text changes', () => {
  const path = join(createTestFolder(), 'a/b.txt')
  expect(writeIfChanged(path, 'one')).toBe(true)
  utimesSync(path, 1, 1)
  expect(writeIfChanged(path, 'one')).toBe(false)
  expect(statSync(path).mtimeMs).toBe(1000)
  expect(writeIfChanged(path, 'two')).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('two')
  expect([hasText(path, 'two'), hasText(path, 'one'), hasText(`${path}.gone`, '')]).toEqual([true, false, false])
})
