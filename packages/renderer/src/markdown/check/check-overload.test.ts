import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'
import { readMdxTree } from '../mdx/syntax/read-mdx-tree.js'

it('reports at its line what no parser reads in reasonable time, and shows the source', async () => {
  const { html, problems } = await compilePlain(`# A\n\n${'>'.repeat(100_000)} b\n`)
  expect(problems).toEqual([
    'error too-complex page.md:3:1 this line opens more than 1,000 quotes and lists inside each other',
  ])
  expect(html.startsWith('<p># A')).toBe(true)
  const words = await compilePlain(`# A\n\n${'word: '.repeat(100_000)}\n`)
  expect(words.problems).toEqual([
    'error too-complex page.md:3:1 this paragraph has more than 10,000 Markdown delimiters or 50,000 URLs',
  ])
})

it('shows and indexes only the beginning of such a page', async () => {
  const { html, sections } = await compilePlain(`# A\n\n${'https://a.b/c '.repeat(200_000)}\n`)
  expect(html.length).toBeLessThan(25_000)
  expect(JSON.stringify(sections).length).toBeLessThan(25_000)
})

it.each([
  ['a paragraph', ''],
  ['a paragraph that begins with an expression', '{a} '],
  ['a paragraph that begins with a nested expression over lines', '{{a: {\nb: 1}}} '],
  ['a paragraph that begins with a component', '<A\nb={{c: 1}} /> '],
  ['the children of a component', '<A b={() => 1}>a\n'],
  ['an indented paragraph', '    '],
  ['a paragraph that begins with the word', 'Import '],
])('parses no MDX of %s with too many signs', (_, before) => {
  const tree = readMdxTree(`${before}${'word: '.repeat(100_000)}`, () => {
    throw new Error('nothing is parsed')
  })
  // A parsed paragraph would have an expression and a text.
  expect(tree.children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text' }] }])
})

it('parses a standalone expression with as many signs', () => {
  const tree = readMdxTree(`{[${'a * b, '.repeat(11_000)}]}\n`, () => {
    throw new Error('nothing is wrong')
  })
  expect(tree.children).toMatchObject([{ type: 'mdxFlowExpression' }])
})

it.each(['Import ', 'export ', '<B/> ', '<b>a</b> '])('finds too many signs of Markdown after "%s"', async (before) => {
  const { problems } = await compilePlain(`# A\n\n${before}${'word: '.repeat(15_000)}\n`)
  expect(problems).toEqual([
    'error too-complex page.md:3:1 this paragraph has more than 10,000 Markdown delimiters or 50,000 URLs',
  ])
})
