import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { openBuiltFolder } from './built-files.js'

it('reads files of an output folder, but nothing outside it', async () => {
  const root = createTestFolder({ 'dist/a.json': '{}', 'dist/folder/b': '' })
  writeFileSync(join(root, 'secret'), 'x')
  symlinkSync(join(root, 'secret'), join(root, 'dist/link'))
  const { location, read } = openBuiltFolder(join(root, 'dist'))
  expect(location).toBe(join(root, 'dist'))
  expect(await read('a.json')).toBe('{}')
  expect(await Promise.all(['none', 'folder', 'link', '../secret', 'a\0'].map(read))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
