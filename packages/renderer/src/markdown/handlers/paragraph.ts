import type { Element, ElementContent } from 'hast'
import type { RenderContext } from './context.js'
import { elementHtml } from './element-html.js'
import { textOf } from './text-of.js'

const DESCRIPTION_LENGTH = 200

/** The context that decides whether a paragraph becomes the description. */
export type ParagraphContext = Pick<RenderContext, 'draft' | 'isNested'>

/** Renders a paragraph. The page's first non-empty one becomes its description. */
export function renderParagraph(element: Element, context: RenderContext): string {
  if (needsDescription(context) && !element.children.every(isImage)) keepDescription(textOf(element.children), context)
  return elementHtml(element, context.render(element.children), context)
}

/** Whether no paragraph has become the description yet. */
export function needsDescription({ draft, isNested }: ParagraphContext): boolean {
  return draft[isNested ? 'nestedDescription' : 'description'] === undefined
}

/** Makes a paragraph's text the page's description, unless it is empty. */
export function keepDescription(text: string, { draft, isNested }: ParagraphContext): void {
  if (text !== '') draft[isNested ? 'nestedDescription' : 'description'] = cutAtWord(text, DESCRIPTION_LENGTH)
}

function isImage(node: ElementContent): boolean {
  return node.type === 'element' ? node.tagName === 'img' : node.type === 'text' && node.value.trim() === ''
}

/** The beginning of a text, at most `length` UTF-16 code units with the ellipsis, cut between words. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const space = cut.lastIndexOf(' ')
  const whole = space > length / 2 ? cut.slice(0, space) : cut.slice(0, -1).replace(/[\uD800-\uDBFF]$/, '')
  return `${whole.replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/, '')}…`
}
