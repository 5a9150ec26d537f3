import type { Root } from 'hast'
import type { RootContent } from 'mdast'
import { expect, it } from 'vitest'
import { createJsxElement } from '../../html/jsx-element.js'
import type { MdxScope } from '../mdx-scope.js'
import { convertInsertedJsx } from './convert-inserted-jsx.js'

/** Converts nodes that a rehype plugin inserts; `result` is what each becomes by itself. */
function convert(children: readonly object[], result: (node: never) => readonly RootContent[] = () => []) {
  const codes: string[] = []
  const mdx = {
    outline: { meaningOf: (name: string) => ({ kind: name === 'Tabs' ? 'tabs' : 'code' }) },
    scope: { report: (_: unknown, { code }: { readonly code: string }) => codes.push(code) },
    convert: (nodes: readonly never[]) => nodes.flatMap(result),
  } as unknown as MdxScope
  const tree = { type: 'root', children: [...children] } as unknown as Root
  convertInsertedJsx(tree, mdx)
  return { tree: tree.children, codes }
}
const text = { type: 'text', value: 'a' } as const
const jsx = (name: string | null, ...children: readonly object[]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
})
const toElement = (node: never) => [createJsxElement(node, 'b', { children: [] })]

it('converts elements and expressions, however deep, and keeps HTML', () => {
  const element = { type: 'element', tagName: 'p', properties: {}, children: [jsx('b', text)] }
  expect(convert([element], toElement).tree).toMatchObject([
    { tagName: 'p', children: [{ type: 'element', tagName: 'b', children: [text] }] },
  ])
  const expression = { type: 'mdxTextExpression', value: '1 + 1' }
  expect(convert([expression], () => [{ type: 'text', value: '2' }]).tree).toEqual([{ type: 'text', value: '2' }])
})

it('replaces fragments, and elements that become nothing, by their children', () => {
  expect(convert([jsx(null, text)])).toEqual({ tree: [text], codes: [] })
  expect(convert([jsx('b', text)])).toEqual({ tree: [text], codes: [] })
})

it('reports components that docgen converts before rehype plugins run', () => {
  expect(convert([jsx('Tabs', text)])).toEqual({ tree: [text], codes: ['mdx-component'] })
  expect(convert([jsx('Own', text)], toElement).codes).toEqual([])
})

it('reports content that becomes Markdown', () => {
  const { tree, codes } = convert([jsx('b', text)], () => [{ type: 'paragraph', children: [] }])
  expect([tree, codes]).toEqual([[text], ['mdx-value']])
})
