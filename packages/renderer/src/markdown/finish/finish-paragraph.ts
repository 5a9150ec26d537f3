import type { Element, ElementContent } from 'hast'
import type { Place } from '../draft.js'
import { textOf } from './text-of.js'

const DESCRIPTION_LENGTH = 200

/** What a paragraph's place says of it. */
export type ParagraphPlace = Pick<Place, 'draft' | 'isNested'>

/** Keeps the document's first paragraph with text in it as its description. */
export function finishParagraph(element: Element, place: Place): ElementContent[] {
  if (needsDescription(place) && !element.children.every(isImage)) keepDescription(textOf(element.children), place)
  return [{ ...element, children: place.finish(element.children) }]
}

/** Whether no paragraph has told yet what the document is about. */
export function needsDescription({ draft, isNested }: ParagraphPlace): boolean {
  return draft[isNested ? 'nestedDescription' : 'description'] === undefined
}

/** Makes a paragraph's text the document's description, unless it is empty. */
export function keepDescription(text: string, { draft, isNested }: ParagraphPlace): void {
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
