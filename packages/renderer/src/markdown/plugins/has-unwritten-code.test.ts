import { expect, it } from 'vitest'
import { hasUnwrittenCode, listMdxParts } from './has-unwritten-code.js'

const estree = { type: 'Program', body: [] }
const root = (...children: readonly object[]) => ({ type: 'root', children })

it.each([
  [{ type: 'mdxjsEsm', value: '', data: { estree } }, true],
  [{ type: 'mdxFlowExpression', data: { estree } }, true],
  [{ type: 'mdxFlowExpression', value: null, data: { estree } }, true],
  [{ type: 'mdxFlowExpression', value: '1', data: { estree } }, false],
  [{ type: 'mdxFlowExpression', value: ' ', data: {} }, false],
  [{ type: 'paragraph', value: '', data: { estree } }, false],
])('decides whether %j has code without text', (node, expected) => {
  expect(hasUnwrittenCode(root({ type: 'paragraph', children: [node] }))).toBe(expected)
})

it('finds code in attributes and in their values', () => {
  const value = { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } }
  const attributes = [
    { type: 'mdxJsxAttribute', name: 'a', value },
    null,
    { type: 'mdxJsxAttribute', name: 'b', value: 'x' },
  ]
  const element = { type: 'mdxJsxFlowElement', attributes, children: [] }
  expect(hasUnwrittenCode(root(element))).toBe(true)
  expect(listMdxParts(root(element))).toEqual([element, attributes[0], attributes[2], value])
})
