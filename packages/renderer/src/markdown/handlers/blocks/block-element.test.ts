import { expect, it } from 'vitest'
import { createTestPage } from '../../../../test/markdown/create-test-page.js'
import { convertDirective, convertInclude } from './block-element.js'

const paragraph = { type: 'paragraph' as const, children: [{ type: 'text' as const, value: 'a' }] }

it('keeps the block of a directive, with its content on lines of its own', () => {
  const { draft } = createTestPage()
  const block = { kind: 'section', id: 's' } as never
  const element = convertDirective(
    { type: 'containerDirective', name: 'section', children: [paragraph], data: { block } },
    draft,
  )
  expect(element.data).toMatchObject({ block: { kind: 'section' } })
  expect(element.children.map(({ type }) => type)).toEqual(['text', 'element', 'text'])
  expect(draft.tree.hasIds).toBe(true)
})

it('is a plain element for a directive that a plugin claims', () => {
  const { draft } = createTestPage()
  const element = convertDirective({ type: 'leafDirective', name: 'own', children: [] }, draft)
  expect(element).toMatchObject({ tagName: 'div', children: [] })
  expect(draft.tree.hasIds).toBe(false)
})

it('keeps the file of a partial, and the document that requests it', () => {
  const { draft } = createTestPage()
  const include = { type: 'include', file: 'docs/_part.md', children: [paragraph] } as never
  expect(convertInclude(include, draft).data).toEqual({ block: { kind: 'include', file: 'docs/_part.md' } })
  const requested = { type: 'include', file: 'a.md', document: 'key', children: [] } as never
  expect(convertInclude(requested, draft).data).toMatchObject({ block: { document: 'key' } })
})
