import { describe, expect, it } from 'vitest'
import { offerSyntaxTrees } from './offer-syntax-trees.js'

interface Part extends Record<string, unknown> {
  data?: Record<string, unknown>
}

const offer = (type: string, value: string) => {
  const part: Part = { type, value }
  const remove = offerSyntaxTrees([part])
  return { part, remove }
}

describe('offerSyntaxTrees', () => {
  it.each([
    ['mdxjsEsm', "export const list = ['a']", { type: 'ExportNamedDeclaration' }],
    ['mdxTextExpression', 'list.length', { expression: { type: 'MemberExpression' } }],
    ['mdxFlowExpression', '<b>x</b>', { expression: { type: 'JSXElement' } }],
    ['mdxJsxAttributeValueExpression', "['a.xml']", { expression: { elements: [{ value: 'a.xml' }] } }],
    ['mdxJsxExpressionAttribute', '...props', { expression: { properties: [{ type: 'SpreadElement' }] } }],
  ])('parses the code of %s', (type, code, statement) => {
    expect(offer(type, code).part.data?.['estree']).toMatchObject({ type: 'Program', body: [statement] })
  })

  it.each(['', '/* only a comment */', 'a b(', 'a);(b'])('has no statement for %j', (code) => {
    expect(offer('mdxFlowExpression', code).part.data?.['estree']).toMatchObject({ body: [] })
  })

  it('leaves nothing behind, unless a plugin has set it', () => {
    const { part, remove } = offer('mdxFlowExpression', 'a')
    remove()
    expect(part).toEqual({ type: 'mdxFlowExpression', value: 'a' })
    const changed = offer('mdxFlowExpression', 'a')
    const estree = { type: 'Program', body: [] }
    if (changed.part.data) changed.part.data['estree'] = estree
    changed.remove()
    expect(changed.part).toEqual({ type: 'mdxFlowExpression', value: '', data: { estree } })
  })

  it('gives elements and texts none', () => {
    expect(offer('mdxJsxFlowElement', 'a').part.data).toBeUndefined()
    expect(offer('text', 'a').part.data).toBeUndefined()
  })
})
