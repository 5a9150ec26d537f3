import { expect, it } from 'vitest'
import { cleanFolder } from './clean-folder.js'

it.each([
  ['docs', 'docs'],
  ['./docs/', 'docs'],
  ['/docs//', 'docs'],
  ['.', ''],
  ['./', ''],
  ['', ''],
  ['.hidden/x', '.hidden/x'],
  ['../docs', '../docs'],
])('%j is %j', (path, folder) => {
  expect(cleanFolder(path)).toBe(folder)
})
