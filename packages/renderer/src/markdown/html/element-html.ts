import type { Element } from 'hast'
import { attributesHtml } from '../../html/escape-html.js'
import { VOID_TAGS } from '../../html/void-tags.js'
import type { Draft } from '../draft.js'
import { attributesOf } from './attributes-of.js'
import { hasAttributes } from './create-element.js'

/** Elements that contain only elements: white space between their children is insignificant. */
const TABLE_TAGS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/** Elements after whose start tag browsers skip a line ending. */
const SKIPPING_TAGS: ReadonlySet<string> = new Set(['pre', 'textarea', 'listing'])

/** Whether an element contains rows or cells and no text. */
export function isTablePart(tagName: string): boolean {
  return TABLE_TAGS.has(tagName)
}

/** Renders an element's tags around its content, which is already HTML. */
export function elementHtml(
  element: Pick<Element, 'tagName' | 'properties'>,
  content: string,
  { isInSvg }: Pick<Draft, 'isInSvg'>,
): string {
  const { tagName, properties } = element
  const start = hasAttributes(element)
    ? `<${tagName}${attributesHtml(attributesOf(properties, isInSvg || tagName === 'svg'))}>`
    : `<${tagName}>`
  if (VOID_TAGS.has(tagName)) return start
  const lineEnd = content.startsWith('\n') && SKIPPING_TAGS.has(tagName) ? '\n' : ''
  return `${start}${lineEnd}${content}</${tagName}>`
}
