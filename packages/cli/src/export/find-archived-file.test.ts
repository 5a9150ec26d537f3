import { expect, it } from 'vitest'
import { findArchivedFile } from './find-archived-file.js'

const FILES = new Set(['index.html', 'a.html', 'b/index.html', 'assets/x.css'])

it.each([
  ['', 'index.html'],
  ['a', 'a.html'],
  ['a/', 'a.html'],
  ['b', 'b/index.html'],
  ['b/', 'b/index.html'],
  ['assets/x.css', 'assets/x.css'],
  ['c', undefined],
])('finds the file of %j', (path, file) => {
  expect(findArchivedFile(path, (each) => FILES.has(each))).toBe(file)
})
