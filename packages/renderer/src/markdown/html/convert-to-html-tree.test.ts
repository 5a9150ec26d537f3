import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { convertToHtmlTree } from './convert-to-html-tree.js'

const convert = async (...children: Root['children']) => (await convertToHtmlTree({ type: 'root', children })).children

it('keeps internal URLs as written, and encodes others', async () => {
  const link = (url: string) => convert({ type: 'link', url, children: [] })
  expect(await link('a b/ü.md')).toMatchObject([{ properties: { href: 'a b/ü.md' } }])
  expect(await link('https://a.b/ü')).toMatchObject([{ properties: { href: 'https://a.b/%C3%BC' } }])
})

it('distinguishes an image without alternative text from one with an empty one', async () => {
  const [image] = await convert({ type: 'image', url: 'a b.png', alt: '' })
  expect(image).toMatchObject({ properties: { src: 'a b.png' } })
  expect(image).not.toHaveProperty('properties.alt')
})

it('creates elements with data of directives, labels and partials', async () => {
  const [admonition] = await convert({
    type: 'containerDirective',
    name: 'note',
    data: { block: { kind: 'admonition', admonition: 'note' } },
    children: [{ type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: 'a' }] }],
  })
  expect(admonition).toMatchObject({ tagName: 'docgen-admonition', data: { block: { kind: 'admonition' } } })
  expect(admonition).toHaveProperty('children.1.data.block.kind', 'label')
  expect(await convert({ type: 'include', file: 'b.md', children: [] })).toMatchObject([
    { data: { block: { file: 'b.md' } } },
  ])
})

it('throws on a directive that was not read', async () => {
  expect(await convert({ type: 'leafDirective', name: 'x', children: [] })).toMatchObject([{ tagName: 'div' }])
})
