import type { Heading, Nodes, Root } from 'mdast'
import { expect, it } from 'vitest'
import { parseFast } from '../../parse/parse-fast.js'
import { keepIdWords, keepWordsBesideDirectives } from './keep-id-words.js'

function parse(text: string): Root {
  const tree = parseFast(text, false)
  if (!tree) throw new Error('the fast parser rejects the text')
  return tree
}

/** The kept words of each heading that is a child of the root, or of a child of it. */
function listKept(tree: Root): unknown[] {
  const nodes = tree.children.flatMap((node): Nodes[] => (node.type === 'containerDirective' ? node.children : [node]))
  return nodes
    .filter((node): node is Heading => node.type === 'heading')
    .map(({ data }) => data?.hProperties?.['dataIdWords'])
}

it('keeps the words of headings with unknown directives only', () => {
  const tree = parse('## cache:clear\n\n## press :kbd[Ctrl]\n\n## plain\n\nText :unknown too.\n')
  keepWordsBesideDirectives(tree, new Set(['kbd']))
  expect(listKept(tree)).toEqual(['cache', undefined, undefined])
})

it('finds headings in containers', () => {
  const tree = parse(':::note\n\n## cache:clear\n\n:::\n')
  keepWordsBesideDirectives(tree, new Set())
  expect(listKept(tree)).toEqual(['cache'])
})

it('keeps the written words of headings that a plugin changes', async () => {
  const tree = parse('## Launch :rocket:\n\n## `code` and ![picture](a.png)\n\n## Same\n')
  const changed = await keepIdWords(tree, async () => {
    const [first, second] = tree.children
    if (first?.type === 'heading') first.children = [{ type: 'text', value: 'Launch 🚀' }]
    if (second?.type === 'heading') second.children = [{ type: 'text', value: 'other' }]
    return tree
  })
  expect(listKept(changed)).toEqual([expect.stringContaining('Launch :rocket'), 'code and picture', undefined])
})

it('leaves headings alone that a plugin inserts', async () => {
  const tree = parse('## One\n')
  const added: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Two' }] }
  const changed = await keepIdWords(tree, async () => ({ ...tree, children: [...tree.children, added] }))
  expect(listKept(changed)).toEqual([undefined, undefined])
})
