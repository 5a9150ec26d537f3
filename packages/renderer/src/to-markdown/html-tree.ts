import { decode, type HtmlElement, type HtmlRoot } from './html-element.js'

// Deeper elements become siblings, so that walking the tree never exhausts the stack.
const MAX_DEPTH = 200

/** A tree under construction. Each function changes the innermost open element, or which one that is. */
export interface HtmlTree {
  readonly root: HtmlRoot
  /** Adds text as in the HTML, with character references. */
  readonly addText: (html: string) => void
  /** Adds an element without opening it: what follows is beside it. */
  readonly addElement: (element: HtmlElement) => void
  /** Opens the last added element: what follows is inside. */
  readonly openElement: (element: HtmlElement) => void
  /**
   * Closes the innermost open element with the name in an end tag, and everything in it. Ignores an end tag without a
   * start tag.
   */
  readonly closeElement: (name: string) => void
}

/** Creates an empty tree. */
export function createHtmlTree(): HtmlTree {
  const root: HtmlRoot = {
    tag: '',
    attributes: '',
    classes: [],
    children: [],
    raw: undefined,
    isBlock: true,
    isOmitted: false,
    hasBlock: false,
    hasFragmentLinks: false,
  }
  const open: HtmlElement[] = [root]
  let current: HtmlElement = root
  return {
    root,
    addText: (html) => addText(current, html),
    addElement: (element) => {
      current.children.push(element)
      if (element.isBlock) markBlock(open)
    },
    openElement: (element) => {
      if (open.length === MAX_DEPTH) return
      open.push(element)
      current = element
    },
    closeElement: (name) => {
      // Fast path: in HTML of docgen and React, an end tag closes the innermost open element.
      if (name === current.tag && open.length > 1) open.pop()
      else {
        const tag = name.trimEnd().toLowerCase()
        const index = open.findLastIndex((element) => element.tag === tag)
        if (index > 0) open.length = index
      }
      current = open[open.length - 1] ?? root
    },
  }
}

/** Records in the open elements that a block is inside. If one has this mark, all elements around it have it, too. */
function markBlock(open: readonly HtmlElement[]): void {
  for (let index = open.length - 1; index >= 0; index--) {
    const ancestor = open[index]
    if (!ancestor || ancestor.hasBlock) return
    ancestor.hasBlock = true
  }
}

function addText({ children }: HtmlElement, html: string): void {
  const text = html.includes('&') ? decode(html) : html
  const last = children.length - 1
  const before = last < 0 ? undefined : children[last]
  if (typeof before === 'string') children[last] = before + text
  else children.push(text)
}
