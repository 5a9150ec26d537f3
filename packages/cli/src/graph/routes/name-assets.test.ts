import { expect, it } from 'vitest'
import { nameAssets } from './name-assets.js'

const nameOf = (path: string): string =>
  nameAssets([{ path, hash: '0123456789abcdef', bytes: 1 }], '/base/')[0]?.file ?? ''

it.each([
  ['docs/img/a b.svg', 'assets/a b.01234567.svg'],
  ['docs/.hidden', 'assets/.hidden.01234567'],
  [`docs/${'x'.repeat(251)}.svg`, `assets/${'x'.repeat(242)}.01234567.svg`],
  // A character of two bytes is not cut in half.
  [`docs/y${'é'.repeat(125)}.svg`, `assets/y${'é'.repeat(120)}.01234567.svg`],
  [`docs/a.${'e'.repeat(250)}`, 'assets/a.01234567'],
])('names %s so that every file system takes it', (path, file) => {
  expect(nameOf(path)).toBe(file)
  expect(Buffer.byteLength(file.slice('assets/'.length))).toBeLessThanOrEqual(255)
})
