import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

type LooseNode = { [field: string]: unknown; children?: LooseNode[] }

const TEXT = `# Title

text **b** \`c\` [l](./a.md "t") ![i](./b.png) [r][d] ![q][d] [^f] <b>h</b>

- [ ] a

| a |
| - |
| b |

\`\`\`js title="x"
a
\`\`\`

:::note[T]
x
:::

[d]: ./c.md
[^f]: foot
`

function nodesOf(tree: LooseNode): LooseNode[] {
  return [tree, ...(tree.children ?? []).flatMap(nodesOf)]
}

const find = (tree: LooseNode, name: string): LooseNode =>
  nodesOf(tree).find(({ type, tagName }) => name === type || name === tagName) ?? {}

const FAILED = 'error plugin-failed page.md:1:1 a Markdown plugin failed: '

it.each<[what: string, kind: 'remarkPlugins' | 'rehypePlugins', change: (tree: LooseNode) => void, problem: string]>([
  [
    'null',
    'remarkPlugins',
    (tree) => void tree.children?.push(null as never),
    'a node has a child that it cannot contain',
  ],
  [
    'a text',
    'rehypePlugins',
    (tree) => void tree.children?.push('x' as never),
    'a node has a child that it cannot contain',
  ],
  [
    'a word in a list',
    'remarkPlugins',
    (tree) => void find(tree, 'list').children?.push({ type: 'text', value: 'x' }),
    'a node has a child that it cannot contain',
  ],
  [
    'an object as text',
    'remarkPlugins',
    (tree) => void Object.assign(find(tree, 'text'), { value: {} }),
    'the value of a node of type text is not a string',
  ],
  [
    'a symbol as URL',
    'remarkPlugins',
    (tree) => void Object.assign(find(tree, 'link'), { url: Symbol('x') }),
    'the url of a node of type link is not a string',
  ],
  [
    'an object as attribute',
    'rehypePlugins',
    (tree) => void Object.assign(find(tree, 'p'), { properties: { title: { a: 1 } } }),
    'the attribute title of an element is not a string, number, boolean or list of these',
  ],
])('reports %s from a plugin, and shows the rest', async (_what, kind, change, problem) => {
  const { html, problems } = await compilePlain('# A\n\n[link](./a.md)\n\n- item\n', {
    [kind]: [() => (tree: LooseNode) => change(tree)],
  })
  expect(problems).toEqual([FAILED + problem])
  expect(html).toContain('item')
})

it('converts numbers and flags to texts, and completes nodes', async () => {
  const change = () => (tree: LooseNode) =>
    void tree.children?.push(
      { type: 'text', value: 5n },
      { type: 'code', lang: 7, value: true },
      { type: 'link', url: './b.md' },
      { type: 'text' },
      { type: 'paragraph', data: null, position: {} },
    )
  const { html, problems } = await compilePlain('a', { remarkPlugins: [change] })
  expect(problems.filter((problem) => problem.startsWith('error'))).toEqual([])
  expect(html).toMatch(/<p>a<\/p>\s*5[\s\S]*true/)
})

it.each(['remarkPlugins', 'rehypePlugins'] as const)('reads a tree whatever %s set in its nodes', async (kind) => {
  const fields = new Set(['children', 'data', 'properties', 'hName', 'hChildren', 'hProperties'])
  const list = () => (tree: LooseNode) => {
    for (const node of nodesOf(tree)) for (const field of Object.keys(node)) fields.add(field)
  }
  await compilePlain(TEXT, { [kind]: [list] })
  for (const field of fields)
    for (const value of [null, 5n, Symbol('x'), [null], Object.create(null)]) {
      const change = () => (tree: LooseNode) => {
        for (const node of nodesOf(tree).slice(1))
          Object.assign(node, /^h[A-Z]/.test(field) ? { data: { [field]: value } } : { [field]: value })
      }
      expect((await compilePlain(TEXT, { [kind]: [change] })).html).toBeTypeOf('string')
    }
})

it.each(['remarkPlugins', 'rehypePlugins'] as const)(
  'puts the nodes of a tree among nodes in its place (%s)',
  async (kind) => {
    const wrap = () => (tree: LooseNode) => {
      tree.children = (tree.children ?? []).map((node) => ({
        type: 'root',
        children: [
          { type: 'root', children: [node] },
          { type: 'root', children: null },
        ],
      })) as LooseNode[]
    }
    expect(await compilePlain('one\n\ntwo **b**\n', { [kind]: [wrap] })).toEqual(
      await compilePlain('one\n\ntwo **b**\n'),
    )
  },
)
