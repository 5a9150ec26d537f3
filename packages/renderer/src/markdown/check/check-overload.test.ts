import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { readMdxTree } from '../../mdx/read-mdx-tree.js'

it('reports what no parser reads in reasonable time at its line, and shows the source', async () => {
  const { html, mistakes } = await compilePlain(`# A\n\n${'>'.repeat(100_000)} b\n`)
  expect(mistakes).toEqual([
    'error overload page.md:3:1 this line opens more than 1,000 quotes and lists inside each other',
  ])
  expect(html.startsWith('<p># A')).toBe(true)
  const words = await compilePlain(`# A\n\n${'word: '.repeat(100_000)}\n`)
  expect(words.mistakes).toEqual(['error overload page.md:3:1 this paragraph has more than 10,000 signs of Markdown'])
})

it('reads no MDX of such a text', async () => {
  const tree = readMdxTree(`{a} ${'word: '.repeat(100_000)}`, () => {
    throw new Error('nothing is parsed')
  })
  expect(tree.children).toMatchObject([{ type: 'paragraph' }])
})
