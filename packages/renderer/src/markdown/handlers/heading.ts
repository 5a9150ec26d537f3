import type { Element, ElementContent } from 'hast'
import type { Heading } from 'mdast'
import type { HeadingProps } from '../../contract/index.js'
import { escapeHtml } from '../../html/escape-html.js'
import { beginSection } from '../begin-section.js'
import { withoutMarkers } from '../create-markers.js'
import type { Draft } from '../draft.js'
import { createElement } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'
import { isFootnoteReference, isInlineTag, textOf } from '../html/text-of.js'
import { toInlineHtml } from './to-inline-html.js'

/** Converts a heading to an element. */
export function convertHeading(node: Heading, draft: Draft): Element {
  const element = createElement(TAGS[node.depth] ?? `h${node.depth}`, draft.childrenOf(node), node)
  const { block, hProperties } = node.data ?? {}
  if (block) element.data = { block }
  if (hProperties?.['id'] !== undefined) draft.tree.hasIds = true
  return element
}

// Names of elements by level. Constants, because V8 compares them by identity, and hashes them once.
const TAGS: readonly string[] = ['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const LEVELS: Readonly<Record<string, HeadingProps['level']>> = { h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 }

/**
 * Renders a heading with its id, and begins its section. A level-1 heading other than the page's first has no link to
 * itself.
 */
export function renderHeading(element: Element, draft: Draft): string {
  const label = textOf(element.children)
  const { id: customId, dataIdWords: words, className } = element.properties
  const id = typeof customId === 'string' ? customId : draft.ids.slug(words ?? writtenText(element.children) ?? label)
  if (customId === undefined) draft.anchors.push(id)
  const level = LEVELS[element.tagName]
  beginSection({ id, level: level ?? 1, label, html: toInlineHtml(element.children) }, draft)
  const html = draft.render(element.children, { isSilent: true })
  if (level === undefined) {
    const { dataIdWords: _words, id: _id, ...properties } = element.properties
    return elementHtml({ ...element, properties: { ...properties, id } }, html, draft)
  }
  const props = {
    text: draft.markers.text,
    level,
    id,
    label,
    ...(Array.isArray(className) && { className: className.join(' ') }),
  }
  return draft.renderComponent({ name: 'Heading', props }, html === '' ? [] : [html])
}

/** Records the level-1 heading at the start of the page. Renders nothing, because the layout shows it. */
export function renderTitle(element: Element, draft: Draft): string {
  const text = textOf(element.children)
  const { id: customId, dataIdWords: words } = element.properties
  const hasCustomId = typeof customId === 'string'
  // Reserves its slug: a later heading with the same text is numbered, whether the title is in the text or above it.
  const id = hasCustomId ? customId : draft.ids.slug(words ?? writtenText(element.children) ?? text)
  if (!hasCustomId) draft.anchors.push(id)
  const html = draft.render(element.children, { isSilent: true })
  draft.title = { html: plainTitle(element.children) ?? html, text, id, hasCustomId }
  return ''
}

/**
 * Returns the text of a heading with its white space as written, from which Docusaurus derives the id: two spaces
 * become two hyphens. `undefined` if the heading contains a footnote number, or a block, whose text is a separate word.
 */
function writtenText(nodes: readonly ElementContent[]): string | undefined {
  let text = ''
  for (const node of nodes) {
    if (node.type === 'text') text += node.value
    else if (node.type === 'element') {
      const part = isInlineTag(node.tagName) && !isFootnoteReference(node) ? writtenText(node.children) : undefined
      if (part === undefined) return undefined
      text += part
    }
  }
  return text
}

/** Renders a title that is only text, escaped for attributes too. `undefined` for an empty title or other nodes. */
function plainTitle(children: readonly ElementContent[]): string | undefined {
  if (children.length === 0) return undefined
  let text = ''
  for (const child of children) {
    if (child.type !== 'text') return undefined
    text += child.value
  }
  return escapeHtml(withoutMarkers(text).replace(/\r\n?/g, '\n'))
}
