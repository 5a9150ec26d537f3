import { createTagEndFinder } from './find-tag-end.js'
import type { HtmlElement, HtmlRoot } from './html-element.js'
import { createHtmlTree, type HtmlTree } from './html-tree.js'
import { readStartTag, recallStartTag, type StartTag } from './read-start-tag.js'

/**
 * Parses the HTML of a rendered page in one pass. HTML of docgen and React is parsed exactly, because it closes every
 * element; other HTML is parsed as well as possible. A parser for arbitrary HTML takes several times as long.
 */
export function parseHtml(html: string): HtmlRoot {
  const tree = createHtmlTree()
  const findTagEnd = createTagEndFinder(html)
  let at = 0
  while (at < html.length) {
    const start = indexOrEnd(html, '<', at)
    if (start > at) tree.addText(html.slice(at, start))
    const next = html.charAt(start + 1)
    if (isLetter(next)) {
      const firstEnd = indexOrEnd(html, '>', start)
      // Looked up before the end of the tag is known, because most tags are in memory, and these end at the first `>`.
      const memoized = recallStartTag(html.slice(start + 1, firstEnd))
      const end = memoized ? firstEnd : findTagEnd(start, firstEnd)
      at = addElement(memoized ?? readStartTag(html.slice(start + 1, end)), { html, end, tree })
    } else if (next === '/') {
      const end = indexOrEnd(html, '>', start)
      tree.closeElement(html.slice(start + 2, end))
      at = end + 1
    } else if (html.startsWith('<!--', start)) at = indexOrEnd(html, '-->', start + 4) + 3
    else if (next === '!' || next === '?') at = indexOrEnd(html, '>', start) + 1
    else {
      if (start < html.length) tree.addText('<')
      at = start + 1
    }
  }
  return tree.root
}

/** Where the start tag of an element ends, and the tree that the element becomes part of. */
interface ElementPosition {
  readonly html: string
  /** Index of the `>`. */
  readonly end: number
  readonly tree: HtmlTree
}

/** Adds an element: the whole element if its content is not parsed. Returns the index after what it has added. */
function addElement(startTag: StartTag, { html, end, tree }: ElementPosition): number {
  const { name: tag, attributes, classes, isBlock, isVoid, isSkipped, isOmitted } = startTag
  const isRaw = tag === 'pre' || isSkipped
  const contentEnd = isRaw ? indexOrEnd(html, `</${tag}`, end) : end
  const isKept = !isSkipped || tag === 'title'
  const raw = isRaw && isKept ? html.slice(end + 1, contentEnd) : undefined
  const element: HtmlElement = { tag, attributes, classes, children: [], raw, isBlock, isOmitted, hasBlock: false }
  if (isKept) tree.addElement(element)
  if (isRaw) return indexOrEnd(html, '>', contentEnd) + 1
  if (tag === 'a' && attributes.includes('#')) {
    // The link of a heading to itself has no text.
    if (html.startsWith('</a>', end + 1)) return end + '</a>'.length + 1
    tree.root.hasFragmentLinks = true
  }
  if (!isVoid) tree.openElement(element)
  return end + 1
}

/** Returns the index of the next occurrence of a text, or the length of the HTML if there is none. */
function indexOrEnd(html: string, text: string, from: number): number {
  const index = html.indexOf(text, from)
  return index === -1 ? html.length : index
}

function isLetter(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z')
}
