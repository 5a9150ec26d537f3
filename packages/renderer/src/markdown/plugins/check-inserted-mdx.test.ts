import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import type { PluggableList } from 'unified'
import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const ELEMENT = { type: 'mdxJsxFlowElement', name: 'Box', attributes: [], children: [] }
const EXPRESSION = { type: 'mdxTextExpression', value: 'a + 1' }
const insert = (...nodes: readonly object[]) => [
  () => (tree: Root | HtmlRoot) => void tree.children.push(...(nodes as never[])),
]

const messagesOf = async (options: { remarkPlugins?: PluggableList; rehypePlugins?: PluggableList }) => {
  const { diagnostics } = await compilePlain('a', options)
  return diagnostics.map(({ code, message }) => `${code}: ${message}`)
}

const problem = (name: string) =>
  `unknown-component: a Markdown plugin inserts ${name}, which needs MDX, but this page is not MDX: only its content can be shown`

it('reports MDX that a remark plugin inserts into a plain page, once per name', async () => {
  expect(await messagesOf({ remarkPlugins: insert(ELEMENT, { ...ELEMENT }, EXPRESSION) })).toEqual([
    problem('<Box>'),
    problem('{a + 1}'),
  ])
})

it('reports MDX that a rehype plugin inserts into a plain page', async () => {
  expect(await messagesOf({ rehypePlugins: insert(ELEMENT) })).toEqual([problem('<Box>')])
})

it('accepts HTML of plugins', async () => {
  const element = { type: 'element', tagName: 'b', properties: {}, children: [] }
  expect(await messagesOf({ rehypePlugins: insert(element) })).toEqual([])
})
