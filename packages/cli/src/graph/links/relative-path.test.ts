import { expect, it } from 'vitest'
import { relativePath } from './relative-path.js'

it.each([
  ['docs/page.md', 'docs/_part.md', './_part.md'],
  ['docs/page.md', 'docs/parts/_part.md', './parts/_part.md'],
  ['docs/a/page.md', 'docs/b/_part.md', '../b/_part.md'],
  ['page.md', 'docs/_part.md', './docs/_part.md'],
])('a link in %s to %s is %s', (file, path, spelling) => {
  expect(relativePath(file, path)).toBe(spelling)
})
