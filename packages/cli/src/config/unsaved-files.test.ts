import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { readCode, readRegularFile } from './read-regular-file.js'
import { readUnsaved, setUnsavedText } from './unsaved-files.js'

it('reads the unsaved text of a file until it is removed', () => {
  const path = createFile()
  setUnsavedText(path, 'typed é')
  expect(readRegularFile(path).toString()).toBe('typed é')
  expect(readCode(path)).toBe('typed é')
  setUnsavedText(path, undefined)
  expect(readRegularFile(path).toString()).toBe('saved')
  expect(readUnsaved(path)).toBeUndefined()
})

it('reads an unsaved empty text as empty', () => {
  const path = createFile()
  setUnsavedText(path, '')
  expect(readRegularFile(path).toString()).toBe('')
})

function createFile(): string {
  const path = join(createTestFolder({ 'a.md': 'saved' }), 'a.md')
  onTestFinished(() => setUnsavedText(path, undefined))
  return path
}
