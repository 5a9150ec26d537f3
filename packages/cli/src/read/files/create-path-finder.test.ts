import { expect, it } from 'vitest'
import { createTestFolder } from '../create-test-folder.js'
import { createPathFinder } from './create-path-finder.js'

it.each([
  ['docs/_partial.md', 'docs/_partial.md'],
  ['Docs/_PARTIAL.md', 'docs/_partial.md'],
  ['docs/caf\u0065\u0301.md', 'docs/caf\u0065\u0301.md'],
  ['docs/none.md', undefined],
  ['none/_partial.md', undefined],
  ['../Beside/a.txt', '../beside/a.txt'],
])('%s is %s', (path, expected) => {
  const root = createTestFolder({ 'site/docs/_partial.md': '', 'site/docs/caf\u00e9.md': '', 'beside/a.txt': '' })
  expect(createPathFinder(`${root}/site`)(path)).toBe(expected)
})
