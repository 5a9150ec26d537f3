const BLANK_LINE = /\n[ \t>]*\n/g

/**
 * Creates a function that returns the index after the code span that starts at a backtick; the index after its
 * backticks if nothing closes them in their paragraph. Call it with increasing indexes.
 */
export function createCodeSpanFinder(text: string): (start: number) => number {
  // End of the paragraph of the last code span, and lengths of fences that nothing closes in it.
  let paragraphEnd = -1
  const unclosed = new Set<number>()
  return (start) => {
    const length = countBackticks(text, start)
    const from = start + length
    if (paragraphEnd < from) {
      BLANK_LINE.lastIndex = from
      paragraphEnd = BLANK_LINE.exec(text)?.index ?? text.length
      unclosed.clear()
    }
    // A search that has failed once in this paragraph fails again.
    if (unclosed.has(length)) return from
    let at = text.indexOf('`', from)
    while (at !== -1 && at < paragraphEnd) {
      const count = countBackticks(text, at)
      if (count === length) return at + count
      at = text.indexOf('`', at + count)
    }
    unclosed.add(length)
    return from
  }
}

/** Counts the backticks in a row, the first of which is at an index. */
function countBackticks(text: string, start: number): number {
  let count = 1
  while (text[start + count] === '`') count++
  return count
}
