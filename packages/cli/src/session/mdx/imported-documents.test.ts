import { expect, it } from 'vitest'
import { isDocument, readDocuments } from './imported-documents.js'

it('reads documents with their direct and indirect includes', () => {
  const files: Readonly<Record<string, string>> = {
    'docs/a.md': '::include{file="./_b.md"}\n',
    'docs/_b.md': '::include{file="./_c.md"}\n',
    'docs/_c.md': 'End\n',
  }
  const read = (path: string): Uint8Array => {
    const text = files[path]
    if (text === undefined) throw new Error('none')
    return Buffer.from(text)
  }
  const texts = readDocuments(['docs/a.md', 'docs/none.md'], { find: (path) => path, read })
  expect(Object.keys(texts)).toEqual(['docs/a.md', 'docs/_b.md', 'docs/_c.md'])
  expect(texts['docs/a.md']?.includes).toEqual(['docs/_b.md', 'docs/_c.md'])
  expect(texts['docs/_c.md']).toMatchObject({ text: 'End\n', includes: [] })
})

it('reads documents that include each other once', () => {
  const read = (path: string): Uint8Array => Buffer.from(`::include{file="./${path === 'a.md' ? 'b' : 'a'}.md"}\n`)
  expect(Object.keys(readDocuments(['a.md'], { find: (path) => path, read }))).toEqual(['a.md', 'b.md'])
})

it.each([
  ['docs/a.md', true],
  ['docs/A.MDX', true],
  ['C:/docs/a.md', true],
  ['../a.mdx', true],
  ['raw:docs/a.md', false],
  ['mdxModule:docs/a.mdx', false],
  ['docs/a.md.js', false],
])('knows whether %s is a document', (name, is) => {
  expect(isDocument(name)).toBe(is)
})
