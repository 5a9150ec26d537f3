import type { RootContent } from 'mdast'
import { describe, expect, it } from 'vitest'
import type { ReactBlock } from '../../directives/block.js'
import type { MdxJsx } from '../../mdx-nodes.js'
import type { MdxScope } from '../mdx-scope.js'
import { createReact, type Use, withoutChildren } from './create-react.js'

const word: RootContent = { type: 'text', value: 'a' }
const node = { type: 'mdxJsxFlowElement', name: 'Own', attributes: [], children: [word] } as unknown as MdxJsx

function create(use: Partial<Use> = {}, path = 'src/pages/a.jsx') {
  const reports: (string | undefined)[] = []
  const scope = {
    scope: {
      file: { path, text: '' },
      compilation: { source: {} },
      report: (_: unknown, { code, message }: { readonly code: string; readonly message: string }) =>
        reports.push(`${code} ${message}`),
    },
    convert: (nodes: readonly RootContent[]) => [...nodes, word],
  } as unknown as MdxScope
  const created = createReact(node, { name: 'Own', create: () => null, ...use }, scope)
  const block = created.data?.block as ReactBlock
  return { created, block, reports }
}

describe('createReact', () => {
  it('contains the converted children, or other content', () => {
    expect(create().created).toMatchObject({ children: [word, word] })
    expect(create({ content: [] }).created).toMatchObject({ children: [] })
  })

  it('reports an empty page, but not one of Markdown', () => {
    const page = create()
    page.block.reportEmpty?.()
    expect(page.reports).toEqual([expect.stringContaining('renders nothing without a browser')])
    const missing = create({ isMissing: true })
    missing.block.reportEmpty?.()
    expect(missing.reports).toEqual([expect.stringContaining('could not be loaded')])
    expect(create({}, 'docs/a.mdx').block.reportEmpty).toBeUndefined()
  })

  it('quotes hidden content, shortened', () => {
    const { block, reports } = create()
    block.reportHidden?.(`  some\n words ${'x'.repeat(80)}`)
    expect(reports[0]).toMatch(/^hidden-content Own does not render .* "some words x{49}…"$/)
  })

  it('reports nothing else of a component that has thrown', () => {
    const { block, reports } = create()
    block.report(new Error('no'))
    const count = reports.length
    block.reportHidden?.('text')
    block.reportEmpty?.()
    expect([count > 0, reports.length]).toEqual([true, count])
  })
})

it('removes the children of a node that has some', () => {
  expect(withoutChildren(node)).toEqual({ ...node, children: [] })
  const expression = { type: 'mdxFlowExpression', value: 'a' } as never
  expect(withoutChildren(expression)).toBe(expression)
})
