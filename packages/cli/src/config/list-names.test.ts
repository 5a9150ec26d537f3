import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { listNames } from './list-names.js'

it('lists files and folders, and nothing for a missing folder or a file', () => {
  const folder = createTestFolder({ 'a.md': '', 'b/c.md': '' })
  expect([...listNames(folder)].sort()).toEqual(['a.md', 'b'])
  expect(listNames(join(folder, 'gone'))).toEqual([])
  expect(listNames(join(folder, 'a.md'))).toEqual([])
})
