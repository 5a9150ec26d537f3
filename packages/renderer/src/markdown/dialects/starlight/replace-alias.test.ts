import { expect, it } from 'vitest'
import { replaceAlias } from './replace-alias.js'

it.each([
  ['~/assets/a.png', 'src/content/docs/guides/b.md', '../../../assets/a.png'],
  ['@/a.png', 'docs/src/content/docs/b.md', '../../a.png'],
  ['../a.png', 'src/content/docs/b.md', '../a.png'],
  ['~/a.png', 'content/b.md', '~/a.png'],
])('replaces the alias of %s', (target, path, expected) => {
  expect(replaceAlias(target, { path })).toBe(expected)
})
