import type { Element, RootContent } from 'hast'
import { attributesHtml } from '../../render/attributes-html.js'
import { escapeText } from '../../render/escape-html.js'
import { COMPONENT_TAG } from '../block.js'
import { attributesOf } from '../html/attributes-of.js'

/** Gives the HTML of an element that stands for a theme component; its children have not been written. */
export type WriteComponent = (element: Element) => string

/** Elements that have neither content nor an end tag. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** Elements that hold no text of their own: a line ending between their children is nothing. */
const TABLE_TAGS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/** Elements after whose start tag the parser of a browser skips a line ending. */
const SKIPPING_TAGS: ReadonlySet<string> = new Set(['pre', 'textarea', 'listing'])

/** The HTML of finished nodes: elements and texts here, theme components by `writeComponent`. */
export function writeHtml(nodes: readonly RootContent[], writeComponent: WriteComponent): string {
  return writeNodes(nodes, { writeComponent, isSvg: false })
}

interface Writing {
  readonly writeComponent: WriteComponent
  readonly isSvg: boolean
}

function writeNodes(nodes: readonly RootContent[], writing: Writing): string {
  let html = ''
  for (const node of nodes) {
    if (node.type === 'text') html += escapeText(node.value)
    else if (node.type === 'element') html += writeElement(node, writing)
  }
  return html
}

function writeElement(element: Element, writing: Writing): string {
  const { tagName, properties, children } = element
  if (tagName === COMPONENT_TAG) return writing.writeComponent(element)
  const inside = tagName === 'svg' ? { ...writing, isSvg: true } : writing
  const start = `<${tagName}${attributesHtml(attributesOf(properties, inside.isSvg))}>`
  if (VOID_TAGS.has(tagName)) return start
  if (TABLE_TAGS.has(tagName)) return `${start}${writeNodes(children.filter(isNotBlank), inside)}</${tagName}>`
  const content = writeNodes(children, inside)
  const lineEnd = content.startsWith('\n') && SKIPPING_TAGS.has(tagName) ? '\n' : ''
  return `${start}${lineEnd}${content}</${tagName}>`
}

function isNotBlank(node: RootContent): boolean {
  return node.type !== 'text' || node.value.trim() !== ''
}
