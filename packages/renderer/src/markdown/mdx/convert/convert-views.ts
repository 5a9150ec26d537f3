import type { RootContent } from 'mdast'
import { createElement, Fragment, type FunctionComponent, type ReactNode } from 'react'
import type { CardView, TocEntry } from '../../../contract/index.js'
import { componentKey, createJsxElement, TRANSLATE } from '../../html/jsx-element.js'
import type { MdxJsx } from '../../mdx-nodes.js'
import { PAGE_TOC } from '../mdx-outline.js'
import { type MdxScope, textOfJsx } from '../mdx-scope.js'

/** Converts `<TOCInline>` to the headings of the page, or to the headings in its prop `toc`. */
export function convertTocInline(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { toc = PAGE_TOC, minHeadingLevel, maxHeadingLevel } = mdx.attributesOf(node)
  const block = {
    kind: 'toc',
    min: Number(minHeadingLevel ?? 2),
    max: Number(maxHeadingLevel ?? 3),
    ...(Array.isArray(toc) && { entries: toc.flatMap(toEntry) }),
  } as const
  return [createJsxElement(node, 'docgen-toc', { block })]
}

/** Converts an entry of a table of contents in Docusaurus' format; empty for anything else. */
export function toEntry(input: unknown): TocEntry[] {
  if (typeof input !== 'object' || input === null || !('id' in input)) return []
  const { id, value, level = 2 } = input as { readonly id: unknown; readonly value?: unknown; readonly level?: unknown }
  const html = String(value ?? id)
  return [{ id: String(id), level: Number(level), html, text: html.replace(/<[^<>]*>/g, '') }]
}

/** Converts `<DocCard item={…}>` to a card. */
export function convertDocCard(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { item } = mdx.attributesOf(node)
  return showCards(node, toCard(item))
}

/** Marks the items of the category that the page is in: `useCurrentSidebarCategory().items`. */
const CURRENT_ITEMS = Symbol.for('docgen.current-items')

/** Converts `<DocCardList>` to cards of its items or, without items, of the page's siblings in the sidebar. */
export function convertDocCardList(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { items } = mdx.attributesOf(node)
  if (Array.isArray(items) && !(CURRENT_ITEMS in items)) return showCards(node, items.flatMap(toCard))
  return [createJsxElement(node, 'docgen-cards', { block: { kind: 'cards' } })]
}

function showCards(node: MdxJsx, cards: readonly CardView[]): RootContent[] {
  return cards.length === 0 ? [] : [createJsxElement(node, 'docgen-cards', { block: { kind: 'given-cards', cards } })]
}

/** Converts a sidebar item in Docusaurus' format to a card; empty for anything else. */
function toCard(item: unknown): CardView[] {
  if (typeof item !== 'object' || item === null) return []
  const { label, href, description, type, items } = item as Readonly<Record<string, unknown>>
  const card: CardView = {
    kind: type === 'category' ? 'category' : /^(?:[a-z]+:)?\/\//i.test(String(href)) ? 'link' : 'doc',
    label: String(label ?? href ?? ''),
    href: String(href ?? ''),
    ...(description !== undefined && { description: String(description) }),
    ...(Array.isArray(items) && { count: items.length }),
  }
  return [card]
}

/** Converts `<Translate>` and `<Interpolate>` to a translation with interpolated values. */
export function convertTranslate(node: MdxJsx, mdx: MdxScope): RootContent[] {
  const { id, values } = mdx.attributesOf(node)
  const message = textOfJsx(node, mdx)
  const input = Object.entries(typeof values === 'object' && values !== null ? values : {})
  if (input.some(([, value]) => typeof value === 'object')) {
    const translate = mdx.values?.[componentKey(TRANSLATE)]?.()
    const text =
      typeof translate === 'function'
        ? createElement(translate as FunctionComponent<Record<string, unknown>>, { id, values }, message)
        : fillTemplate(message, Object.fromEntries(input))
    return mdx.show(text, node)
  }
  const texts = Object.fromEntries(input.map(([name, value]) => [name, String(value)]))
  return [
    createJsxElement(node, 'docgen-text', {
      block: { kind: 'text', key: String(id ?? message), fallback: message, values: texts },
    }),
  ]
}

/** Interpolates elements in a text. */
function fillTemplate(template: string, values: Readonly<Record<string, unknown>>): ReactNode {
  const pieces = template.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part
    return Object.hasOwn(values, part) ? (values[part] as ReactNode) : `{${part}}`
  })
  return createElement(Fragment, null, ...pieces)
}
