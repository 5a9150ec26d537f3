import { expect, it } from 'vitest'
import { findImports } from './find-imports.js'

const find = (text: string, first = 0) => findImports(text.split('\n'), first)

it('lists imported documents with their position in the block', () => {
  expect(
    find("\nimport A from './a.mdx'\nimport React from 'react'\nimport B from '@site/docs/_b.md'\n\ntext", 1),
  ).toEqual({
    files: [
      { href: './a.mdx', line: 0, column: 1 },
      { href: '/docs/_b.md', line: 2, column: 1 },
    ],
    end: 4,
  })
})

it('reads a statement with blank lines as one block', () => {
  expect(find("import {\n\n  a,\n\n} from './a.mdx'\n\ntext").end).toBe(5)
})

it('ends at the first blank line if the block never becomes complete', () => {
  expect(find('export const a = {\n\ntext').files).toEqual([])
  expect(find('import x from\n\ntext').end).toBeLessThanOrEqual(3)
})
