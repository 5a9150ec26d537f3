import type { Element, ElementContent } from 'hast'
import type { Paragraph } from 'mdast'
import type { Draft } from '../draft.js'
import { createBlock, createElement } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'
import { textOf } from '../html/text-of.js'

/** Converts a paragraph, which may be the title of a directive, to an element. */
export function convertParagraph(node: Paragraph, draft: Draft): Element {
  const children = draft.childrenOf(node)
  if (node.data === undefined) return createElement('p', children, node)
  const { directiveLabel, block } = node.data
  if (directiveLabel) return createBlock({ kind: 'label' }, children, node)
  const element = createElement('p', children, node)
  if (block) element.data = { block }
  return element
}

/** Maximum length of a description; search engines show no more. */
const DESCRIPTION_LENGTH = 200

/** Renders a paragraph. The page's first paragraph with text becomes its description. */
export function renderParagraph(element: Element, draft: Draft): string {
  if (needsDescription(draft) && !element.children.every(isImage)) keepDescription(textOf(element.children), draft)
  return elementHtml(element, draft.render(element.children), draft)
}

/** Whether the page has no description yet, or inside other blocks, no fallback for it. */
export function needsDescription(draft: Draft): boolean {
  return draft[draft.isNested ? 'nestedDescription' : 'description'] === undefined
}

/** Makes a paragraph's text the page's description, unless it is empty. */
export function keepDescription(text: string, draft: Draft): void {
  if (text !== '') draft[draft.isNested ? 'nestedDescription' : 'description'] = cutAtWord(text, DESCRIPTION_LENGTH)
}

/** Whether a node is an image, or the white space between images. */
function isImage(node: ElementContent): boolean {
  return node.type === 'element' ? node.tagName === 'img' : node.type === 'text' && node.value.trim() === ''
}

/**
 * Shortens a text to at most `length` UTF-16 code units, with an ellipsis. Cuts between words, unless the last word
 * takes more than half of the length.
 */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = cut.lastIndexOf(' ')
  const whole = space > length / 2 ? cut.slice(0, space) : cut.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/, '')}…`
}
