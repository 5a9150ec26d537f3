import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { plainOptions } from '../../../test/markdown/plain-options.js'
import { createCompilation } from '../compilation.js'
import { convertToHtmlTree } from './convert-to-html-tree.js'
import { createDraft } from './create-draft.js'

const convert = (...children: Root['children']) => {
  const draft = createDraft(createCompilation({ path: 'a.md', text: '', includes: {} }, plainOptions), () => '')
  return convertToHtmlTree({ type: 'root', children }, draft).children
}

it('keeps internal URLs as written, and encodes others', () => {
  const link = (url: string) => convert({ type: 'link', url, children: [] })
  expect(link('a b/ü.md')).toMatchObject([{ properties: { href: 'a b/ü.md' } }])
  expect(link('https://a.b/ü')).toMatchObject([{ properties: { href: 'https://a.b/%C3%BC' } }])
})

it('distinguishes an image without alternative text from one with an empty one', () => {
  const [image] = convert({ type: 'image', url: 'a b.png', alt: '' })
  expect(image).toMatchObject({ properties: { src: 'a b.png' } })
  expect(image).not.toHaveProperty('properties.alt')
})

it('creates elements with data of directives, labels and partials', () => {
  const [admonition] = convert({
    type: 'containerDirective',
    name: 'note',
    data: { block: { kind: 'admonition', admonition: 'note' } },
    children: [{ type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: 'a' }] }],
  })
  expect(admonition).toMatchObject({ tagName: 'docgen-admonition', data: { block: { kind: 'admonition' } } })
  expect(admonition).toHaveProperty('children.1.data.block.kind', 'label')
  expect(convert({ type: 'include', file: 'b.md', children: [] })).toMatchObject([
    { data: { block: { file: 'b.md' } } },
  ])
})

it('throws on a directive that was not transformed', () => {
  expect(convert({ type: 'leafDirective', name: 'x', children: [] })).toMatchObject([{ tagName: 'div' }])
})

it('applies what plugins set on a node', () => {
  const data = { hName: 'section', hProperties: { id: 'a' }, hChildren: [{ type: 'text' as const, value: 'b' }] }
  expect(convert({ type: 'paragraph', children: [], data })).toMatchObject([
    { tagName: 'section', properties: { id: 'a' }, children: [{ value: 'b' }] },
  ])
  expect(convert({ type: 'text', value: 'c', data: { hName: 'b' } })).toMatchObject([
    { tagName: 'b', children: [{ value: 'c' }] },
  ])
  const code = convert({ type: 'code', value: 'd', data: { hProperties: { id: 'e' } } })
  expect(code).toMatchObject([{ tagName: 'pre', properties: {}, children: [{ properties: { id: 'e' } }] }])
})

it('shows references without a definition, as only plugins create them, as their source', () => {
  const link = convert({
    type: 'linkReference',
    identifier: 'a',
    label: 'A',
    referenceType: 'full',
    children: [{ type: 'text', value: 'b' }],
  })
  expect(link.map((node) => ('value' in node ? node.value : ''))).toEqual(['[', '\n', 'b', '\n', '][A]'])
})
