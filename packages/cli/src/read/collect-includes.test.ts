import { expect, it } from 'vitest'
import { collectIncludes } from './collect-includes.js'

const collect = (files: Readonly<Record<string, readonly string[]>>, path: string) => {
  const texts = new Map(
    Object.entries(files).map(([name, hrefs]) => [name, hrefs.map((href) => `::include{file="${href}"}\n`).join('')]),
  )
  return collectIncludes(path, texts.get(path) ?? '', (wanted) => texts.get(wanted)).includes
}

it('follows includes through files, each relative to its file', () => {
  const files = {
    'docs/a/x.md': ['./_y.md', '../_z.md'],
    'docs/a/_y.md': ['deep/_q.md'],
    'docs/_z.md': ['/shared/s.md'],
    'docs/a/deep/_q.md': [],
    'shared/s.md': [],
  }
  expect(collect(files, 'docs/a/x.md')).toEqual(['docs/_z.md', 'docs/a/_y.md', 'docs/a/deep/_q.md', 'shared/s.md'])
})

it('terminates with circular includes', () => {
  expect(collect({ 'a.md': ['_b.md', 'a.md'], '_b.md': ['_c.md', 'a.md'], '_c.md': ['_b.md'] }, 'a.md')).toEqual([
    '_b.md',
    '_c.md',
    'a.md',
  ])
})

it('distinguishes missing from existing files, in the site and outside', () => {
  const texts: Record<string, string> = { '_b.md': '', '../out.md': '::include{file="more.md"}', '../more.md': '' }
  const text = ['none.md', '../out.md', '/../gone.md', '_b.md'].map((href) => `::include{file="${href}"}\n`).join('')
  const includes = collectIncludes('a.md', text, (path) => texts[path])
  expect(includes).toEqual({
    includes: ['../more.md', '../out.md', '_b.md'],
    missing: ['../gone.md', 'none.md'],
    moved: {},
    reentering: {},
  })
})

it('names includes that leave the folder and enter it again, as the compiler resolves them', () => {
  const files = {
    'docs/a/x.md': ['../a/_y.md', './_y.md', '../../docs/_z.md'],
    'docs/a/_y.md': ['../../docs/a/_q.md', '/docs/a/_r.md'],
    'docs/a/_q.md': [],
    'docs/a/_r.md': ['../a/_y.md'],
    'docs/_z.md': [],
  }
  const texts: Record<string, string> = Object.fromEntries(
    Object.entries(files).map(([name, hrefs]) => [name, hrefs.map((href) => `::include{file="${href}"}\n`).join('')]),
  )
  const { includes, reentering } = collectIncludes('docs/a/x.md', texts['docs/a/x.md'] ?? '', (path) => texts[path])
  expect(includes).toEqual(['docs/_z.md', 'docs/a/_q.md', 'docs/a/_r.md', 'docs/a/_y.md'])
  expect(reentering).toEqual({
    '../a/_y.md': 'docs/a/_y.md',
    '../../docs/_z.md': 'docs/_z.md',
    '../../docs/a/_q.md': 'docs/a/_q.md',
  })
})

it('does not search files that are shown as code, unless they are also included as Markdown', () => {
  const texts: Record<string, string> = { 'x.ts': '::include{file="y.md"}\n', 'y.md': '' }
  const includesOf = (text: string) => collectIncludes('a.md', text, (path) => texts[path]).includes
  expect(includesOf('::code{file="x.ts"}\n')).toEqual(['x.ts'])
  expect(includesOf('```ts file=x.ts\n```\n')).toEqual(['x.ts'])
  expect(includesOf('::code{file="x.ts"}\n\n::include{file="x.ts"}\n')).toEqual(['x.ts', 'y.md'])
})

it('names the file in a Git revision', () => {
  const findText = (path: string, revision?: string) => (path === 'x.ts' && revision !== 'v0' ? 'text' : undefined)
  const includesOf = (since: string) =>
    collectIncludes('a.md', `::code{file="x.ts" since="${since}"}\n`, findText).includes
  expect(includesOf('v1')).toEqual(['x.ts', 'x.ts@{v1}'])
  expect(includesOf('v0')).toEqual(['x.ts'])
})
