import type { Element, ElementContent } from 'hast'
import type { FootnoteDefinition, FootnoteReference, Nodes } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import type { Draft, FootnoteCount } from '../draft.js'
import { createElement, onLines } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'

/** Converts a reference to a footnote to an element: the number of the footnote as a link. */
export function convertFootnoteReference(node: FootnoteReference, { tree }: Draft): Element {
  const key = keyOf(node)
  const { number, count: before } = tree.references.get(key) ?? { number: tree.references.size + 1, count: 0 }
  const count = before + 1
  tree.references.set(key, { number, count })
  tree.hasIds = true
  const link = createElement('a', [{ type: 'text', value: `${number}` }], node)
  link.properties = {
    href: `#fn-${idOf(key)}`,
    id: `fnref-${numbered(idOf(key), count)}`,
    dataFootnoteRef: true,
    ariaDescribedBy: ['footnote-label'],
  }
  return createElement('sup', [link], node)
}

/**
 * Stores the footnote definitions in a node, or the node itself, for the end of the page. The first definition of a
 * label wins.
 */
export function addDefinitions(node: Nodes, { tree: { footnotes } }: Draft): void {
  add(node)

  function add(inner: Nodes): void {
    if (inner.type === 'footnoteDefinition' && !footnotes.has(keyOf(inner))) footnotes.set(keyOf(inner), inner)
    if ('children' in inner) for (const child of inner.children) add(child)
  }
}

/** Creates the section with the footnotes, in the order of their references; `undefined` if there are no footnotes. */
export function createFootnoteSection(draft: Draft): Element | undefined {
  const { footnotes, references } = draft.tree
  const contents: { readonly definition: FootnoteDefinition; readonly blocks: ElementContent[] }[] = []
  // A footnote may refer to other footnotes: these are added to `references` during the loop.
  for (const key of references.keys()) {
    const definition = footnotes.get(key)
    if (definition) contents.push({ definition, blocks: draft.childrenOf(definition) })
  }
  if (contents.length === 0) return undefined
  const items = contents.map(({ definition, blocks }) => {
    const key = keyOf(definition)
    addBackLinks(blocks, { number: 0, count: 0, ...references.get(key), id: idOf(key) })
    const item = createElement('li', onLines(blocks, true), definition)
    item.properties = { id: `fn-${idOf(key)}` }
    return item
  })
  const heading = createElement('h2', [{ type: 'text', value: 'Footnotes' }])
  heading.properties = { className: ['sr-only'], id: 'footnote-label' }
  const list = createElement('ol', onLines(items, true))
  const section = createElement('section', [...onLines([heading, list], false), { type: 'text', value: '\n' }])
  section.properties = { dataFootnotes: true, className: ['footnotes'] }
  return section
}

interface BackLinks extends FootnoteCount {
  readonly id: string
}

/** Appends a link back to each reference: at the end of the last paragraph, or after the last block. */
function addBackLinks(blocks: ElementContent[], { id, number, count }: BackLinks): void {
  const links: ElementContent[] = []
  for (let index = 1; index <= count; index += 1) {
    if (index > 1) links.push({ type: 'text', value: ' ' })
    const link = createElement('a', [{ type: 'text', value: '↩' }])
    if (index > 1) link.children.push(createElement('sup', [{ type: 'text', value: `${index}` }]))
    link.properties = {
      href: `#fnref-${numbered(id, index)}`,
      dataFootnoteBackref: '',
      ariaLabel: `Back to reference ${numbered(`${number}`, index)}`,
      className: ['data-footnote-backref'],
    }
    links.push(link)
  }
  const last = blocks.at(-1)
  if (last?.type !== 'element' || last.tagName !== 'p') {
    for (const link of links) blocks.push(link)
    return
  }
  const end = last.children.at(-1)
  if (end?.type === 'text' && end.value !== '\n') end.value += ' '
  else last.children.push({ type: 'text', value: ' ' })
  // A spread of more than about 100,000 arguments overflows the stack.
  for (const link of links) last.children.push(link)
}

function keyOf({ identifier }: FootnoteDefinition | FootnoteReference): string {
  return String(identifier).toUpperCase()
}

function idOf(key: string): string {
  return normalizeUri(key.toLowerCase())
}

function numbered(name: string, count: number): string {
  return count > 1 ? `${name}-${count}` : name
}

/**
 * Renders the list of footnotes with its UI strings: the heading for screen readers, and the labels of the back links.
 */
export function renderFootnotes(element: Element, draft: Draft): string {
  draft.sheets.add('footnotes')
  const html = element.children.map((child) =>
    isHeading(child) ? renderFootnotesTitle(child, draft) : draft.render([child], { isNested: true }),
  )
  return elementHtml({ ...element, properties: { ...element.properties, dataFootnotes: '' } }, html.join(''), draft)
}

function isHeading(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2'
}

function renderFootnotesTitle({ properties }: Element, draft: Draft): string {
  const { anchors, markers } = draft
  if (typeof properties['id'] === 'string') anchors.push(properties['id'])
  const heading = { tagName: 'div', properties: { ...properties, role: 'heading', ariaLevel: 2 } }
  return elementHtml(heading, markers.text('theme.Footnotes.title'), draft)
}

/** Renders a footnote number, or the arrow back from it. */
export function renderFootnoteLink(element: Element, draft: Draft): string {
  const { dataFootnoteBackref, ariaLabel, id, href } = element.properties
  const html = draft.render(element.children, { isSilent: true })
  if (dataFootnoteBackref === undefined) {
    // Notes in the margin are next to their first reference, which style sheets find by its number.
    const isFirst = id === `fnref-${String(href).slice('#fn-'.length)}`
    const properties = { ...element.properties, dataFootnoteRef: isFirst ? html : '' }
    return elementHtml({ ...element, properties }, html, draft)
  }
  const reference = String(ariaLabel ?? '').replace(/^\D+/, '')
  const label = draft.markers.text('theme.Footnotes.backAriaLabel', { reference })
  return elementHtml({ ...element, properties: { ...element.properties, ariaLabel: label } }, html, draft)
}

/** Whether a link belongs to Markdown's footnotes. */
export function isFootnoteLink({ properties }: Element): boolean {
  return properties['dataFootnoteRef'] !== undefined || properties['dataFootnoteBackref'] !== undefined
}
