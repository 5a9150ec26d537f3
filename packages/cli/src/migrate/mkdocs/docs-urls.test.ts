import { expect, it } from 'vitest'
import { toRoute } from './docs-urls.js'

it.each([
  ['a/b.md', '/a/b/', '/a/b'],
  ['a/index.md#x', '/a/#x', '/a/#x'],
  ['README.md', '/', '/'],
  ['./a.pdf', '/a.pdf', '/a.pdf'],
  ['https://a.example/b.md', 'https://a.example/b.md', 'https://a.example/b.md'],
])('returns the route of %s', (target, withFolders, without) => {
  expect(toRoute(target, { hasFolders: true })).toBe(withFolders)
  expect(toRoute(target, { hasFolders: false })).toBe(without)
})
