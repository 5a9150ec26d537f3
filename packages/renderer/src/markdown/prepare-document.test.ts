import { expect, it } from 'vitest'
import { plainOptions } from '../../test/markdown/plain-options.js'
import { createCompilation } from './compilation.js'
import { prepareDocument } from './prepare-document.js'

const prepare = (text: string, includes = {}) => {
  const source = { path: 'a.md', text, includes }
  return prepareDocument(source, createCompilation(source, plainOptions))
}

it('removes front matter, comments and definitions', async () => {
  const { children } = await prepare('---\na: b\n---\n\n<!-- c -->\n\n[d]\n\n[d]: e')
  expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'link', url: 'e' }] }])
})

it('marks the heading that starts the page, not one that starts a partial', async () => {
  const tree = await prepare('# A\n\n::include{file="_b.md"}', { '_b.md': '# B' })
  expect(tree.children).toMatchObject([{ data: { block: { kind: 'title' } } }, { type: 'include', file: '_b.md' }])
  expect(tree.children[1]).not.toHaveProperty('children.0.data')
})

it.each([
  [true, ':::note\n\na\n\n:::\n\n# B'],
  [true, '> # B\n\n## C'],
  [false, 'a\n\n## C\n\n# B'],
  [false, 'a\n\n---\n\n# B'],
  [false, 'a\n\n#'],
])('finds %j for a title further down in %j', async (expected, text) => {
  const source = { path: 'a.md', text, includes: {} }
  const compilation = createCompilation(source, plainOptions)
  await prepareDocument(source, compilation)
  expect(compilation.hasOwnTitle).toBe(expected)
})

it('ignores an empty heading as the title', async () => {
  expect((await prepare('#\n\na')).children[0]).not.toHaveProperty('data.block')
})

it('keeps the footnotes of each file separate', async () => {
  const text = 'a[^1]\n\n::include{file="_b.md"}\n\n[^1]: c'
  expect(JSON.stringify(await prepare(text, { '_b.md': 'd[^1]\n\n[^1]: e' })).match(/"identifier":"[^"]*"/g)).toEqual([
    '"identifier":"1"',
    '"identifier":"1-1"',
    '"identifier":"1-1"',
    '"identifier":"1"',
  ])
})
