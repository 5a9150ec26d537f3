import { STATUS_GROUP } from '../tab-groups.js'
import { findPlace } from './find-place.js'
import { reveal } from './reveal-target.js'

// Ways to elsewhere, and what draws its own text: a mark inside it would take the text away.
const UNMARKED = 'nav, svg, math, script, style, textarea, select'

/**
 * Marks the words that a search was for in the page's main part, whatever their case, and scrolls to the first that can be
 * seen; where none can, in the section that the address names, the tab or details that has most of them opens. What only
 * leads elsewhere stays as it is.
 */
export function highlightTerms(terms: readonly string[]): void {
  const root = document.querySelector('main')
  const patterns = terms.filter((term) => term.trim()).map(patternOf)
  if (!root || patterns.length === 0) return
  const pattern = new RegExp(`(${patterns.join('|')})`, 'iu')
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (currentNode instanceof Text && !currentNode.parentElement?.closest(UNMARKED)) texts.push(currentNode)
  }
  for (const text of texts) {
    const parts = text.data.split(pattern)
    if (parts.length > 1) text.replaceWith(...parts.filter(Boolean).map((part, _index) => markOf(part, pattern)))
  }
  const marks = listMarks(root, findPlace(location.hash))
  // What closed details hide has a place all the same.
  const seen = marks.find((mark) => mark.offsetParent && !mark.closest('details:not([open])'))
  if (!seen) reveal(findFullest(marks))
  // Who comes back, or loads the page again, is where they were.
  else if (location.hash === '' && scrollY === 0) seen.scrollIntoView({ block: 'center' })
}

/** Words are marked in longer ones, too, but a letter alone, such as that of C++, only where it stands alone: it is in nearly every word. */
function patternOf(term: string): string {
  return /^\w$/.test(term) ? `\\b${term}\\b` : term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** The marks of a section, up to the next heading of its kind, or of all the page. */
function listMarks(root: HTMLElement, place: HTMLElement | null): readonly HTMLElement[] {
  const marks = [...root.querySelectorAll('mark')]
  if (!place) return marks
  const isAfter = (element: Node, other: Node): boolean =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = [...root.querySelectorAll(place.tagName)].find((other) => isAfter(other, place))
  return marks.filter((mark) => isAfter(mark, place) && !(next && isAfter(mark, next)))
}

/** The first mark in the tab or details that has most of the words; of tabs that readers choose for all pages none. */
function findFullest(marks: readonly HTMLElement[]): HTMLElement | undefined {
  const boxes = new Map<Element | null, Map<string, HTMLElement>>()
  for (const mark of marks) {
    if (mark.closest(`[data-tab-group]:not([data-tab-group="${STATUS_GROUP}"])`)) continue
    const box = mark.closest('.tab-panel, details')
    const words = boxes.get(box) ?? new Map<string, HTMLElement>()
    boxes.set(box, words)
    const word = mark.textContent?.toLowerCase() ?? ''
    if (!words.has(word)) words.set(word, mark)
  }
  const [fullest] = [...boxes.values()].sort((a, b) => b.size - a.size)
  return fullest?.values().next().value
}

function markOf(part: string, pattern: RegExp): Node | string {
  if (!pattern.test(part)) return part
  const mark = document.createElement('mark')
  mark.textContent = part
  return mark
}
