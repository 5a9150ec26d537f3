import type { Element } from 'hast'
import { attributesHtml } from '../../render/attributes-html.js'
import { attributesOf } from '../html/attributes-of.js'
import type { ContextState } from './context.js'

/** Void elements. */
export const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)

/** Elements without text of their own: a line ending between their children is insignificant. */
const TABLE_TAGS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/** Elements after whose start tag browsers skip a line ending. */
const SKIPPING_TAGS: ReadonlySet<string> = new Set(['pre', 'textarea', 'listing'])

/** Whether an element contains rows or cells and no text. */
export function isTablePart(tagName: string): boolean {
  return TABLE_TAGS.has(tagName)
}

/** An element's tags around its content, which is already HTML. */
export function elementHtml(
  { tagName, properties }: Pick<Element, 'tagName' | 'properties'>,
  content: string,
  { isInSvg }: Pick<ContextState, 'isInSvg'>,
): string {
  const start = `<${tagName}${hasAttributes(properties) ? attributesHtml(attributesOf(properties, isInSvg || tagName === 'svg')) : ''}>`
  if (VOID_TAGS.has(tagName)) return start
  const lineEnd = content.startsWith('\n') && SKIPPING_TAGS.has(tagName) ? '\n' : ''
  return `${start}${lineEnd}${content}</${tagName}>`
}

function hasAttributes(properties: Element['properties']): boolean {
  for (const _name in properties) return true
  return false
}
