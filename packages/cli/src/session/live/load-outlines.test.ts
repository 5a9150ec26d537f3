import { expect, it } from 'vitest'
import { loadOutlines } from './load-outlines.js'

it('reads a file again only when its text has changed', async () => {
  const read = await loadOutlines(undefined)
  const outline = read('a.md', '# A\n')
  expect(read('a.md', '# A\n')).toBe(outline)
  expect(read('a.md', '# B\n').headings.map(({ title }) => title)).toEqual(['B'])
})

it('reads the syntax that the extension means', async () => {
  const read = await loadOutlines(undefined)
  const text = '<Card>\n\n# In it\n\n</Card>\n'
  expect(read('a.mdx', text).headings.map(({ title }) => title)).toEqual(['In it'])
})
