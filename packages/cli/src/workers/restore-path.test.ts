import { expect, it } from 'vitest'
import { compileName, includeName, restorePath } from './restore-path.js'

it.each(['docs/a/b.md', 'b.mdx'])('knows %s under a name without its place', (source) => {
  expect(compileName(source)).toMatch(/^page\.mdx?$/)
  expect(restorePath(compileName(source), source)).toBe(source)
})

it.each([
  ['docs/a/b.md', 'docs/a/_x.md', '_x.md'],
  ['docs/a/b.md', 'docs/_partials/_x.md', '../_partials/_x.md'],
])('knows what %s includes (%s) by its path from there', (source, included, name) => {
  expect(includeName(source, included)).toBe(name)
  expect(restorePath(name, source)).toBe(included)
})

it('knows files by their path from the site, too', () => {
  expect(restorePath('/docs/_x.md', 'docs/a/b.md')).toBe('docs/_x.md')
})
