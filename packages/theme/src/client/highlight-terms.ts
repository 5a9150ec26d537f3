import { STATUS_GROUP } from '../tab-groups.js'
import { findHashTarget } from './find-hash-target.js'
import { reveal } from './reveal-target.js'

// Navigation, elements that can't show marks, and the marks of an earlier call, because a page can be patched.
const UNMARKED = 'nav, svg, math, script, style, textarea, select, mark'

/**
 * Marks search terms in the page's main part except its navigation, ignoring case. Scrolls to the first visible mark,
 * unless the URL names a section or the page is scrolled. If no mark is visible, opens the tab or details with the most
 * terms.
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
    if (parts.length > 1) text.replaceWith(...parts.filter(Boolean).map((part) => markOf(part, pattern)))
  }
  const marks = listMarks(root, findHashTarget(location.hash))
  // Elements inside closed details have an offset parent, too.
  const seen = marks.find((mark) => mark.offsetParent && !mark.closest('details:not([open])'))
  if (!seen) reveal(findFullest(marks))
  // After a return or a reload, the browser restores the scroll position.
  else if (location.hash === '' && scrollY === 0) seen.scrollIntoView({ block: 'center' })
}

/** The pattern of a term. It matches inside longer words, unless the term is one letter: nearly every word has it. */
function patternOf(term: string): string {
  return /^\w$/.test(term) ? `\\b${term}\\b` : term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** The marks between the target and the next heading of its level; without a target, all marks of the page. */
function listMarks(root: HTMLElement, target: HTMLElement | null): readonly HTMLElement[] {
  const marks = [...root.querySelectorAll('mark')]
  if (!target) return marks
  const isAfter = (element: Node, other: Node): boolean =>
    (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  const next = [...root.querySelectorAll(target.tagName)].find((other) => isAfter(other, target))
  return marks.filter((mark) => isAfter(mark, target) && !(next && isAfter(mark, next)))
}

/** The first mark in the tab or details with the most terms; skips tabs that share their choice with other pages. */
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
