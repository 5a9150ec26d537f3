import { expect, it } from 'vitest'
import { hasMdx1Nodes, readMdx1Nodes } from './read-mdx1-nodes.js'

const text = { type: 'text', value: 'a' }

it('finds nodes of MDX 1 at any level', () => {
  expect(hasMdx1Nodes({ type: 'root', children: [{ type: 'paragraph', children: [text] }] })).toBe(false)
  expect(hasMdx1Nodes({ type: 'root', children: [{ type: 'list', children: [{ type: 'jsx', value: '<b/>' }] }] })).toBe(
    true,
  )
  expect(hasMdx1Nodes({ type: 'root', children: [{ type: 'import', children: [] }] })).toBe(false)
})

it('replaces code of modules and elements, but keeps invalid elements', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'import', value: "import A from 'a'" },
      { type: 'export', value: 'export const a = 1' },
      { type: 'blockquote', children: [text, { type: 'jsx', value: '<A/>' }] },
      { type: 'jsx', value: '<' },
    ],
  }
  readMdx1Nodes(tree, (code) => (code === '<' ? undefined : [{ type: 'parsed', value: code }, text]))
  expect(tree.children).toEqual([
    { type: 'mdxjsEsm', value: "import A from 'a'" },
    { type: 'mdxjsEsm', value: 'export const a = 1' },
    { type: 'blockquote', children: [text, { type: 'parsed', value: '<A/>' }, text] },
    { type: 'jsx', value: '<' },
  ])
})
