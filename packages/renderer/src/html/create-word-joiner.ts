/** Builds a text from pieces. */
export interface WordJoiner {
  add(text: string): void
  /** Marks the end of a block: texts before and after it are separate words. */
  separate(): void
  /** The text so far, with white space collapsed. */
  text(): string
}

/** Creates a joiner with an empty text. */
export function createWordJoiner(): WordJoiner {
  let text = ''
  // The last two pieces. Reading the end of `text` instead would copy all of it.
  let last = ''
  let secondLast = ''
  let isSeparated = false
  const append = (piece: string): void => {
    text += piece
    secondLast = last
    last = piece
  }
  return {
    add(added) {
      if (added === '') return
      if (isSeparated && needsSpace((last.length > 1 ? last : secondLast + last).slice(-2), added)) append(' ')
      append(added)
      isSeparated = false
    },
    separate() {
      isSeparated = true
    },
    text: () => collapseBlanks(text).trim(),
  }
}

/**
 * Whether a space is needed between two blocks. Components and formulas are blocks too: punctuation may follow them.
 */
function needsSpace(before: string, after: string): boolean {
  // “ and « also end quotations: „so“, »so«.
  const opens = /(?:[([„]|(?:^|[\s([])[“«])$/.test(before)
  return !opens && !/^[.,;:!?)\]”]{1,2}(?:\s|$)/.test(after)
}

/**
 * Replaces each run of white space with a space. The pattern runs only if needed, because it would take longer than all
 * other work on a section.
 */
function collapseBlanks(text: string): string {
  const line = text.includes('\n') ? text.replaceAll('\n', ' ') : text
  return /[^\S ]| {2}/.test(line) ? line.replace(/\s+/g, ' ') : line
}
