import { classifyLines } from './classify-lines.js'
import { closesFence, readFence } from './fence.js'
import { editLine, type SourceLine } from './source-line.js'

/** The opening of a fence, and its code. */
export interface FenceText {
  /** Everything after the backticks, trimmed. */
  readonly info: string
  readonly code: readonly SourceLine[]
  /** Number of characters before the backticks: the marks of lists and quotes, and indentation. */
  readonly column: number
  readonly line: SourceLine
}

/** What a fence becomes. */
export interface ChangedFence {
  readonly info: string
  /** Replaces the code; absent if it stays. */
  readonly code?: readonly SourceLine[]
}

/** Returns the lines with changed fences. */
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
    const fence = kinds[index] === 'fence' ? readFence(line.text) : undefined
    if (!fence) return [line]
    const { marks, indent } = fence
    const info = fence.info.trim()
    let end = index + 1
    while (kinds[end] === 'verbatim' && !closesFence(lines[end]?.text ?? '', fence)) end++
    const code = lines.slice(index + 1, end)
    const { info: changed, code: replaced } = change({ info, code, column: indent, line })
    if (replaced) skipped = code.length
    const start = indent + marks.length + fence.info.indexOf(info)
    const opening = changed === info ? line : editLine(line, editsOf(start, info, changed))
    return [opening, ...(replaced ?? [])]
  })
}

/** The change between two texts, without their common start. */
function editsOf(start: number, before: string, after: string) {
  let shared = 0
  while (shared < before.length && before[shared] === after[shared]) shared++
  return [{ start: start + shared, end: start + before.length, text: after.slice(shared) }]
}
