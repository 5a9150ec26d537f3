import { expect, it } from 'vitest'
import { compileName, includeName, restoreDiagnostic, restorePath } from './restore-path.js'

it.each(['docs/a/b.md', 'b.mdx'])('names %s independently of its folder', (source) => {
  expect(compileName(source)).toMatch(/^:page\.mdx?$/)
  expect(restorePath(compileName(source), source)).toBe(source)
})

it.each([
  ['docs/a/b.md', 'docs/a/_x.md', '_x.md'],
  ['docs/a/b.md', 'docs/_partials/_x.md', '../_partials/_x.md'],
])("names %s's include (%s) by its relative path", (source, included, name) => {
  expect(includeName(source, included)).toBe(name)
  expect(restorePath(name, source)).toBe(included)
})

it('distinguishes a page from a neighboring file called page', () => {
  expect(restorePath(includeName('docs/b.md', 'docs/page.md'), 'docs/b.md')).toBe('docs/page.md')
})

it('restores real paths in a diagnostic', () => {
  const diagnostic = {
    code: 'include-cycle',
    severity: 'error',
    file: ':page.md',
    message: '\u0000:page.md\u0000 → \u0000_x.md\u0000',
  } as const
  expect(restoreDiagnostic(diagnostic, 'docs/b.md')).toEqual({
    code: 'include-cycle',
    severity: 'error',
    file: 'docs/b.md',
    message: 'docs/b.md → docs/_x.md',
  })
})

it('suggests a relative path from the file of the diagnostic', () => {
  const diagnostic = { code: 'missing-include', severity: 'error', message: 'x' } as const
  const hintIn = (file: string, path: string): string | undefined =>
    restoreDiagnostic({ ...diagnostic, file, hint: `\u0000./${path}\u0000` }, 'docs/a/b.md').hint
  expect(hintIn(':page.md', '_x.md')).toBe('./_x.md')
  expect(hintIn(':page.md', '/docs/_x.md')).toBe('../_x.md')
  expect(hintIn('../parts/_p.md', '/docs/parts/_x.md')).toBe('./_x.md')
})

it('resolves files by their path from the site, too', () => {
  expect(restorePath('/docs/_x.md', 'docs/a/b.md')).toBe('docs/_x.md')
})

it('restores the files of related positions', () => {
  const related = [':page.md', '/src/Box.js', '_x.md'].map((file) => ({ file, line: 1, message: 'throws it' }))
  const diagnostic = { code: 'mdx-failed', severity: 'error', message: 'x', related } as const
  const restored = restoreDiagnostic(diagnostic, 'docs/b.md').related
  expect(restored?.map(({ file }) => file)).toEqual(['docs/b.md', 'src/Box.js', 'docs/_x.md'])
})
