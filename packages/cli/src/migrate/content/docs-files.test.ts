import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { docId, nameTitle, openDocsFiles } from './docs-files.js'

it('lists pages, and finds their titles', () => {
  const files = openDocsFiles(
    createTestFolder({ 'docs/a.md': '# One\n', 'docs/b/c.md': '---\ntitle: Two\n---\n', 'docs/d-e.md': 'Text' }),
    'docs',
  )
  expect(files.pages).toEqual(['a.md', 'b/c.md', 'd-e.md'])
  expect(files.pages.map(files.titleOf)).toEqual(['One', 'Two', 'D e'])
  expect(files.has('b/c.md')).toBe(true)
  expect(files.has('x.md')).toBe(false)
})

it('names pages like MkDocs', () => {
  expect(['getting-started.md', 'a/my_API/index.md', 'index.md'].map(nameTitle)).toEqual([
    'Getting started',
    'my API',
    'Home',
  ])
  expect(docId('a/b.md')).toBe('a/b')
})
