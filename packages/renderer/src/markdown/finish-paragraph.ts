import type { Element, ElementContent } from 'hast'
import type { Place } from './draft.js'
import { textOf } from './text-of.js'

const DESCRIPTION_LENGTH = 200

/** Keeps the document's first paragraph with text in it as its description. */
export function finishParagraph(element: Element, place: Place): ElementContent[] {
  const { draft } = place
  const field = place.isNested ? 'nestedDescription' : 'description'
  if (draft[field] === undefined) {
    const text = textOf(element.children)
    if (text !== '' && !element.children.every(isImage)) draft[field] = cutAtWord(text, DESCRIPTION_LENGTH)
  }
  return [{ ...element, children: place.finish(element.children) }]
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
  return `${whole.replace(/[\s,;:.!?–—-]+$/, '')}…`
}
