import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { suggestFile } from './suggest-file.js'

it.each([
  ['./brnd.css', 'Did you mean ./brand.css?'],
  ['styles/brnd.css', 'Did you mean styles/brand.css?'],
  ['blgo', 'Did you mean blog?'],
  ['./unlike.css', undefined],
  ['gone/brand.css', undefined],
  ['./brand.css', undefined],
])('suggests a file for %s', (path, hint) => {
  const folder = createTestFolder({ 'brand.css': '', 'styles/brand.css': '', 'blog/a.md': '' })
  expect(suggestFile(folder, path)).toBe(hint)
})
