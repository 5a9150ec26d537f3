import { expect, it } from 'vitest'
import type { MdxJsx } from '../../mdx-nodes.js'
import { classOf, createDirective, createLabel } from './create-directive.js'

const position = { start: { line: 2, column: 1 }, end: { line: 2, column: 9 } }
const node: MdxJsx = { type: 'mdxJsxFlowElement', name: 'X', attributes: [], children: [], position }

it('has the position of the component, and lines of its content as paragraphs', () => {
  const directive = createDirective(node, 'note', {
    attributes: { id: 'i' },
    children: [{ type: 'text', value: 'a' }, { type: 'thematicBreak' }],
  })
  expect(directive).toMatchObject({ type: 'containerDirective', name: 'note', attributes: { id: 'i' }, position })
  expect(directive.children.map(({ type }) => type)).toEqual(['paragraph', 'thematicBreak'])
  expect(directive).not.toHaveProperty('data')
})

it('carries what only components have as data', () => {
  expect(createDirective(node, 'note', { hasOwnIcon: true, children: [] }).data).toEqual({ hasOwnIcon: true })
  expect(createDirective(node, 'note', { hasOwnIcon: false, children: [] })).not.toHaveProperty('data')
  const labelAttributes = { title: 't' }
  expect(createDirective(node, 'tab', { labelAttributes, children: [] }).data).toEqual({ labelAttributes })
})

it('has a label only with content, and a class only with a name', () => {
  expect(createLabel([])).toEqual([])
  expect(createLabel([{ type: 'text', value: 'a' }])).toMatchObject([
    { type: 'paragraph', data: { directiveLabel: true } },
  ])
  expect(['a b', ' ', '', undefined, ['a']].map(classOf)).toEqual([{ class: 'a b' }, {}, {}, {}, {}])
})
