import { expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { hasManyDocuments } from './has-many-documents.js'

it('counts Markdown files of all folders, except packages and hidden folders', () => {
  const siteDir = createTestFolder({
    'docs/a.md': '',
    'docs/deep/b.mdx': '',
    'docs/picture.svg': '',
    'node_modules/package/README.md': '',
    '.docgen/c.md': '',
  })
  expect(hasManyDocuments(siteDir, 2)).toBe(true)
  expect(hasManyDocuments(siteDir, 3)).toBe(false)
  expect(hasManyDocuments(`${siteDir}/missing`, 1)).toBe(false)
})

it('expects many documents in many folders', () => {
  const files = Array.from({ length: 201 }, (_file, index) => [`folder-${index}/source.c`, ''])
  expect(hasManyDocuments(createTestFolder(Object.fromEntries(files)), 1)).toBe(true)
})
