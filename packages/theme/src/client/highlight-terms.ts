// Ways to elsewhere, and what draws its own text: a mark inside it would take the text away.
const UNMARKED = 'nav, svg, math, script, style, textarea, select'

/** Marks the words that a search was for in the page's main part, whatever their case, and scrolls to the first that can be seen. What only leads elsewhere stays as it is. */
export function highlightTerms(terms: readonly string[]): void {
  const root = document.querySelector('main')
  const patterns = terms.filter((term) => term.trim()).map((term) => term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
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
  // Who comes back, or loads the page again, is where they were.
  if (location.hash !== '' || scrollY > 0) return
  const marks = [...root.querySelectorAll('mark')]
  marks.find(({ offsetParent }) => offsetParent)?.scrollIntoView({ block: 'center' })
}

function markOf(part: string, pattern: RegExp): Node | string {
  if (!pattern.test(part)) return part
  const mark = document.createElement('mark')
  mark.textContent = part
  return mark
}
