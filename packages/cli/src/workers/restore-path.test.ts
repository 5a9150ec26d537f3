import { expect, it } from 'vitest'
import { compileName, includeName, restoreDiagnostic, restorePath } from './restore-path.js'

it.each(['docs/a/b.md', 'b.mdx'])('knows %s under a name without its place', (source) => {
  expect(compileName(source)).toMatch(/^:page\.mdx?$/)
  expect(restorePath(compileName(source), source)).toBe(source)
})

it.each([
  ['docs/a/b.md', 'docs/a/_x.md', '_x.md'],
  ['docs/a/b.md', 'docs/_partials/_x.md', '../_partials/_x.md'],
])('knows what %s includes (%s) by its path from there', (source, included, name) => {
  expect(includeName(source, included)).toBe(name)
  expect(restorePath(name, source)).toBe(included)
})

it('knows a page from a file beside it that is called page', () => {
  expect(restorePath(includeName('docs/b.md', 'docs/page.md'), 'docs/b.md')).toBe('docs/page.md')
})

it('puts real paths into a diagnostic', () => {
  const found = {
    code: 'x',
    severity: 'error',
    file: ':page.md',
    message: '\u0000:page.md\u0000 → \u0000_x.md\u0000',
  } as const
  expect(restoreDiagnostic(found, 'docs/b.md')).toEqual({
    code: 'x',
    severity: 'error',
    file: 'docs/b.md',
    message: 'docs/b.md → docs/_x.md',
  })
})

it('knows files by their path from the site, too', () => {
  expect(restorePath('/docs/_x.md', 'docs/a/b.md')).toBe('docs/_x.md')
})
