/** An unresolved merge conflict in a file, as Git writes it. Positions are offsets. */
export interface Conflict {
  /** Start of its first marker. */
  readonly start: number
  /** The line of the first marker, as written. */
  readonly opening: string
  /** Start of the marker that ends the first side. */
  readonly divider: number
  /** Start of its last marker. */
  readonly closing: number
  /** End of the last marker's line. */
  readonly end: number
}

/** A line that Git adds. `|||||||` precedes the common ancestor, if Git is configured to include it. */
const MARKER = /^(?:(?:<{7}|>{7}|\|{7})(?= |\r?$)|={7}(?=\r?$))[^\r\n]*/gm

/**
 * Finds the conflicts in a text, in order: `<<<<<<<`, `=======` and `>>>>>>>`, each at the start of a line. An
 * incomplete series of these markers is text.
 */
export function findConflicts(text: string): readonly Conflict[] {
  if (!text.includes('<<<<<<<')) return []
  const conflicts: Conflict[] = []
  let first: RegExpExecArray | undefined
  let divider: number | undefined
  let isDivided = false
  for (const marker of text.matchAll(MARKER)) {
    const { 0: line, index } = marker
    if (line.startsWith('<')) {
      first = marker
      divider = undefined
      isDivided = false
    } else if (!line.startsWith('>')) {
      divider ??= index
      isDivided ||= line.startsWith('=')
    } else if (first && divider !== undefined && isDivided) {
      conflicts.push({ start: first.index, opening: first[0], divider, closing: index, end: index + line.length })
      first = undefined
    }
  }
  return conflicts
}
