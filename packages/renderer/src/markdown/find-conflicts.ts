/** Two sides of a merge that nobody has chosen from yet, as Git writes them into a file. Places are offsets. */
export interface Conflict {
  /** Where its first marker begins. */
  readonly start: number
  /** The line of the first marker, as it is written. */
  readonly opening: string
  /** Where the marker begins that ends the first side. */
  readonly divider: number
  /** Where its last marker begins. */
  readonly closing: number
  /** Where the line of the last marker ends. */
  readonly end: number
}

/** With what both sides come from between `|||||||` and `=======`, where Git is asked for it. */
const MARKER = /^(?:(?:<{7}|>{7}|\|{7})(?= |\r?$)|={7}(?=\r?$))[^\r\n]*/gm

/** The conflicts of a text, in their order: `<<<<<<<`, `=======` and `>>>>>>>`, each at the start of a line. Any of them alone is text. */
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
