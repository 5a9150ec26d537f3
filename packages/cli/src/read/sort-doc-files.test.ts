import { expect, it } from 'vitest'
import { docsSchema } from '../config/schema/docs.js'
import { sortDocFiles } from './sort-doc-files.js'

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
