import { classifyLines } from './classify-lines.js'
import { editLine, type SourceLine } from './source-line.js'

/** The opening of a fence, and its code. */
export interface FenceText {
  /** Everything after the backticks, trimmed. */
  readonly info: string
  readonly code: readonly SourceLine[]
  readonly line: SourceLine
}

/** What a fence becomes. */
export interface ChangedFence {
  readonly info: string
  /** Number of lines to remove at the start of the code. */
  readonly removed?: number
}

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,}))(.*)$/s

/** Returns the lines with changed openings of fences, and without the lines of code that they replace. */
export function changeFences(
  lines: readonly SourceLine[],
  change: (fence: FenceText) => ChangedFence,
): readonly SourceLine[] {
  const kinds = classifyLines(lines)
  if (!kinds.includes('fence')) return lines
  let skipped = 0
  return lines.flatMap((line, index) => {
    if (skipped > 0) {
      skipped--
      return []
    }
    if (kinds[index] !== 'fence') return [line]
    const [, marks = '', rest = ''] = OPENING.exec(line.text) ?? []
    const info = rest.trim()
    let end = index + 1
    while (kinds[end] === 'verbatim') end++
    const code = lines.slice(index + 1, end - 1)
    const { info: changed, removed = 0 } = change({ info, code, line })
    skipped = removed
    if (changed === info) return [line]
    return [editLine(line, editsOf(marks.length + rest.indexOf(info), info, changed))]
  })
}

/** The change between two texts, without their common start. */
function editsOf(start: number, before: string, after: string) {
  let shared = 0
  while (shared < before.length && before[shared] === after[shared]) shared++
  return [{ start: start + shared, end: start + before.length, text: after.slice(shared) }]
}
