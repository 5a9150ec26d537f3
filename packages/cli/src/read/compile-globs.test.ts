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
    ['[a-c]-d.md', 'b-d.md', true],
    ['[z-a].md', 'z.md', false],
    ['**/*-draft.md', 'a/my-draft.md', true],
    ['release-{a,b-c}/**', 'release-b-c/x.md', true],
    ['**/*.md', '.a/.b.md', true],
    ['**/@(a|b).md', 'x/b.md', true],
    ['!(a).md', 'b.md', true],
    ['{1..3}.md', '2.md', true],
    ['$x^.md', '$x^.md', true],
    ['ä ö/*.md', 'ä ö/ü.md', true],
    ['[id].md', '[id].md', true],
    ['(group)/a.md', '(group)/a.md', true],
    ['[', '[', true],
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

  it('excludes matches of a pattern with a leading !', () => {
    const isMatch = compileGlobs(['**/*.md', '!drafts-*/**', '!a.md'])
    expect(['x/a.md', 'a.md', 'drafts-1/b.md'].map(isMatch)).toEqual([true, false, false])
  })

  it('tests many patterns at once; without patterns nothing matches', () => {
    expect(compileGlobs(['a', 'b'])('b')).toBe(true)
    expect(compileGlobs([])('')).toBe(false)
    expect(compileGlobs(['', 'a'.repeat(70_000), 'b'])('b')).toBe(true)
  })
})
