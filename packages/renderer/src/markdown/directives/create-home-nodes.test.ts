import type { RootContent } from 'mdast'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../parse/parse-markdown.js'
import { createHomeNodes } from './create-home-nodes.js'
import type { HomeFields } from './home-fields.js'

const parse = async (text: string) => parseMarkdown(text, { parser: 'satteri' })
const create = (home: Omit<HomeFields, 'positions'>, positions: HomeFields['positions'] = {}) =>
  createHomeNodes({ ...home, positions }, parse)

it('creates the directives of all fields, in the order of a page', async () => {
  const nodes = await create({
    features: [{ title: 'Fast', icon: '⚡' }],
    logos: { items: [{ name: 'North' }] },
    hero: { title: 'A', eyebrow: 'New', tagline: 'A **sentence**.', search: true, code: '```sh\ngo\n```' },
  })
  expect(nodes.map(outline)).toEqual([
    'hero{search=}(paragraph(text) eyebrow(paragraph(text)) paragraph(text strong(text) text) code)',
    'logos(list(listItem(paragraph(text))))',
    'section(cards{cols=1}(card{icon=⚡}(paragraph(text))))',
  ])
})

it('shows an image in both color modes, or one for each', async () => {
  const imagesOf = async (image: object) => {
    const [hero] = await create({ hero: { title: 'A', image } })
    const line = hero && 'children' in hero ? hero.children.at(-1) : undefined
    return line && 'children' in line ? line.children : []
  }
  expect(await imagesOf({ src: 'a.svg' })).toEqual([{ type: 'image', url: 'a.svg', alt: '' }])
  expect(await imagesOf({ light: 'a.svg', dark: 'b.svg' })).toMatchObject([
    { url: 'a.svg', data: { hProperties: { className: ['only-light'] } } },
    { url: 'b.svg', data: { hProperties: { className: ['only-dark'] } } },
  ])
})

it('has the positions of the fields, not those in their texts', async () => {
  const point = { line: 7, column: 13 }
  const actions = [{ text: 'Go', link: 'b.md' }]
  const [hero] = await create({ hero: { title: 'A', actions, tagline: 'T' } }, { 'hero.actions.0.link': point })
  const all = hero ? [...walk(hero)] : []
  expect(all.filter(({ position }) => position).map(({ type }) => type)).toEqual(['containerDirective', 'link'])
  expect(all.find(({ type }) => type === 'link')?.position).toEqual({ start: point, end: point })
})

function* walk(node: RootContent): Generator<RootContent> {
  yield node
  if ('children' in node) for (const child of node.children) yield* walk(child)
}

function outline(node: RootContent): string {
  const attributes = 'attributes' in node ? Object.entries(node.attributes ?? {}) : []
  const list = attributes.map(([name, value]) => `${name}=${value}`).join(' ')
  const inside = 'children' in node ? `(${node.children.map(outline).join(' ')})` : ''
  return ('name' in node ? String(node.name) : node.type) + (list && `{${list}}`) + inside
}
