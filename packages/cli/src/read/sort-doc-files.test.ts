import { describe, expect, it } from 'vitest'
import { docsSchema } from '../config/schema/docs.js'
import { compileGlobs, sortDocFiles } from './sort-doc-files.js'

function sort(paths: readonly string[], docs: object = {}) {
  return sortDocFiles(paths, 'docs', docsSchema.parse(docs))
}

it('distinguishes pages, partials, category files and assets', () => {
  const paths = [
    'a.md',
    'b/c.MDX',
    '_d.md',
    '_e/f.md',
    '_e/g.png',
    'h.test.md',
    '__tests__/i.md',
    'j/_category_.yaml',
    '_category_.txt',
    'k.md.txt',
  ]
  expect(sort(paths.map((path) => `docs/${path}`))).toEqual({
    pages: ['docs/a.md'],
    partials: ['docs/b/c.MDX', 'docs/_d.md', 'docs/_e/f.md', 'docs/h.test.md', 'docs/__tests__/i.md'],
    categories: ['docs/j/_category_.yaml'],
    assets: ['docs/_e/g.png', 'docs/_category_.txt', 'docs/k.md.txt'],
    misnamed: ['docs/b/c.MDX'],
  })
})

it('uses the patterns of the config', () => {
  expect(sort(['docs/a.md', 'docs/x/b.md', 'docs/x/c.md'], { include: ['x/**'], exclude: ['**/c.md'] })).toMatchObject({
    pages: ['docs/x/b.md'],
    partials: ['docs/a.md', 'docs/x/c.md'],
  })
})

it.each([
  ['x', ['docs/y/x/b.md']],
  ['./x', ['docs/y/x/b.md']],
  ['**/x', []],
  ['{x,y}', []],
  ['y/x', ['docs/x/a.md', 'docs/x/z/c.md']],
  ['x/*', ['docs/x/z/c.md', 'docs/y/x/b.md']],
  ['x*', ['docs/x/a.md', 'docs/x/z/c.md', 'docs/y/x/b.md']],
  ['x/', ['docs/x/a.md', 'docs/x/z/c.md', 'docs/y/x/b.md']],
])('excludes the folders that the pattern %s names', (pattern, pages) => {
  const paths = ['docs/x/a.md', 'docs/x/z/c.md', 'docs/y/x/b.md']
  expect(sort(paths, { exclude: [pattern] }).pages).toEqual(pages)
})

it('accepts components as pages only among plain pages', () => {
  const patterns = { include: ['**'], exclude: ['**/_*'] }
  const paths = ['docs/a.tsx', 'docs/_b.jsx', 'docs/c.css']
  expect(sortDocFiles(paths, 'docs', { ...patterns, kind: 'pages' })).toMatchObject({
    pages: ['docs/a.tsx'],
    assets: ['docs/_b.jsx', 'docs/c.css'],
  })
  expect(sortDocFiles(paths, 'docs', { ...patterns, kind: 'docs' })).toMatchObject({ pages: [], assets: paths })
})

it('finds files that only their extension keeps from being pages', () => {
  const paths = [
    'docs/a.markdown',
    'docs/B.MD',
    'docs/c.Mdx',
    'docs/d.mkd',
    'docs/_e.markdown',
    'docs/f.md',
    'docs/g.txt',
  ]
  expect(sort(paths).misnamed).toEqual(['docs/a.markdown', 'docs/B.MD', 'docs/c.Mdx', 'docs/d.mkd'])
  expect(sort(paths, { exclude: ['**/*.markdown', '**/*.MD', '**/[cd].*'] }).misnamed).toEqual([])
  expect(sort(paths, { include: ['**/*.{md,MD}'] }).misnamed).toEqual(['docs/a.markdown', 'docs/d.mkd'])
})

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
