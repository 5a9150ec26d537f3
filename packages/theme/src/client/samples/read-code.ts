/** The text of code, with access to the nodes that contain it. */
export interface CodeText {
  /** Credentials that the reader has entered are zeros: nothing in them may be replaced. */
  readonly text: string
  /** The part of the code between two offsets of the text. */
  readonly rangeOf: (start: number, end: number) => Range
}

/** Reads code, whose words are in elements with their colors. */
export function readCode(root: DocumentFragment): CodeText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: { readonly node: Text; readonly start: number }[] = []
  let text = ''
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    nodes.push({ node, start: text.length })
    text += node.parentElement?.classList.contains('console-secret') ? '\0'.repeat(node.length) : node.data
  }
  return {
    text,
    rangeOf: (start, end) => {
      const range = document.createRange()
      // A part begins in the node of its first character, and ends in that of its last.
      const first = nodes.findLast((each) => each.start <= start)
      const last = nodes.findLast((each) => each.start < end) ?? first
      if (first && last) {
        range.setStart(first.node, start - first.start)
        range.setEnd(last.node, end - last.start)
      }
      return range
    },
  }
}
