import { describe, expect, it } from 'vitest'
import { compileGlobs } from './compile-globs.js'

describe('compileGlobs', () => {
  it.each([
    ['**/*.{md,mdx}', 'a.md', true],
    ['**/*.{md,mdx}', 'a/b/c.mdx', true],
    ['**/*.{md,mdx}', 'a.txt', false],
    ['**/_*.{md,mdx}', 'a/_b.md', true],
    ['**/_*.{md,mdx}', '_b.md', true],
    ['**/_*.{md,mdx}', 'a_b.md', false],
    ['**/_*/**', '_x/a/b.md', true],
    ['**/_*/**', 'y/_x/b.md', true],
    ['**/_*/**', 'y/x_/b.md', false],
    ['**/__tests__/**', 'a/__tests__/b.md', true],
    ['*.md', 'a/b.md', false],
    ['./a/*.md', 'a/b.md', true],
    ['a?c.md', 'abc.md', true],
    ['a?c.md', 'a/c.md', false],
    ['[ab].md', 'b.md', true],
    ['[!ab].md', 'b.md', false],
    ['[z-a].md', 'z.md', true],
    ['a.b', 'axb', false],
    ['a(b)+|c', 'a(b)+|c', true],
    ['{a,{b,c}}/x', 'c/x', true],
    ['{a,b', '{a,b', true],
    ['a,b}', 'a,b}', true],
    ['\\*.md', '*.md', true],
    ['\\*.md', 'a.md', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(compileGlobs([pattern])(path)).toBe(expected)
  })

  it('tests many patterns at once, and none matches nothing', () => {
    expect(compileGlobs(['a', 'b'])('b')).toBe(true)
    expect(compileGlobs([])('')).toBe(false)
  })
})
