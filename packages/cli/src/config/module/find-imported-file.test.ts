import { expect, it } from 'vitest'
import { findImportedFile } from './find-imported-file.js'

it.each([
  ['./a.mjs', ['./a.mjs', './a.mjs.ts'], './a.mjs'],
  ['./a', ['./a.js', './a.ts'], './a.ts'],
  ['./a', ['./a.cjs', './a/index.ts'], './a.cjs'],
  ['./a', ['./a/index.mts'], './a/index.mts'],
  ['./a', ['./a.css', './b.ts'], undefined],
])('finds %s among %j', (path, files, expected) => {
  expect(findImportedFile(path, (file) => files.includes(file))).toBe(expected)
})
