/** A text that is put together from pieces. */
export interface WordJoiner {
  add(text: string): void
  /** Marks the end of a block: texts before and after it are separate words. */
  separate(): void
  /** The text so far, with white space collapsed. */
  text(): string
}

/** Starts with an empty text. */
export function joinWords(): WordJoiner {
  let text = ''
  // The last two characters. Reading them from the text would copy the whole of it for each piece.
  let end = ''
  let isSeparated = false
  return {
    add(added) {
      if (added === '') return
      const piece = isSeparated && needsSpace(end, added) ? ` ${added}` : added
      text += piece
      end = piece.length > 1 ? piece.slice(-2) : (end + piece).slice(-2)
      isSeparated = false
    },
    separate() {
      isSeparated = true
    },
    text: () => collapseBlanks(text).trim(),
  }
}

/** Components and formulas in a sentence count as blocks, but punctuation next to them belongs to them. */
function needsSpace(before: string, after: string): boolean {
  // “ and « also end quotations: „so“, »so«.
  const opens = /(?:[([„]|(?:^|[\s([])[“«])$/.test(before)
  return !opens && !/^[.,;:!?)\]”]{1,2}(?:\s|$)/.test(after)
}

/**
 * Single spaces, nearly all of them, stay as they are, and native code finds line endings: otherwise this took longer
 * than everything else about a section.
 */
function collapseBlanks(text: string): string {
  const line = text.includes('\n') ? text.replaceAll('\n', ' ') : text
  return /[^\S ]| {2}/.test(line) ? line.replace(/\s+/g, ' ') : line
}
