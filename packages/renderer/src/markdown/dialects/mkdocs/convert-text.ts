import type { DialectContext } from '../dialect.js'
import { createFreeTest, listProtectedRanges } from '../protected-ranges.js'
import { editLine, type SourceLine } from '../source-line.js'
import { abbreviations } from './inline/abbreviations.js'
import { annotationMarks } from './inline/annotation-marks.js'
import { attributeLists } from './inline/attribute-lists.js'
import { codeSpans } from './inline/code-spans.js'
import { criticMarkup } from './inline/critic-markup.js'
import { emoji } from './inline/emoji.js'
import { icons } from './inline/icons.js'
import type { InlineConstruct, InlineEdit, InlineText } from './inline/inline-construct.js'
import { keys } from './inline/keys.js'
import { markedText } from './inline/marked-text.js'
import { listFormulas, math } from './inline/math.js'

/** Constructs in text, those first that contain others. */
const CONSTRUCTS: readonly InlineConstruct[] = [
  codeSpans,
  math,
  attributeLists,
  criticMarkup,
  keys,
  icons,
  emoji,
  annotationMarks,
  markedText,
  abbreviations,
]

/** Converts the inline constructs of the lines of one paragraph. */
export function convertText(
  lines: readonly SourceLine[],
  { abbreviations: titles, drop }: Pick<InlineText, 'abbreviations'> & Pick<DialectContext, 'drop'>,
): readonly SourceLine[] {
  const text = lines.map((line) => line.text).join('\n')
  if (!/[=^~+:{\\!|]/.test(text) && titles.size === 0) return lines
  const isFree = createFreeTest(listProtectedRanges(text, listFormulas(text)))
  const paragraph: InlineText = { text, isFree, abbreviations: titles }
  const edits = withoutOverlaps(CONSTRUCTS.flatMap((construct) => construct(paragraph)))
  let lineStart = 0
  let next = 0
  return lines.map((line) => {
    const start = lineStart
    lineStart += line.text.length + 1
    const own: InlineEdit[] = []
    for (let edit = edits[next]; edit && edit.start < lineStart; edit = edits[++next]) {
      own.push({ ...edit, start: edit.start - start, end: edit.end - start })
      if (edit.dropped !== undefined) drop(edit.dropped, line, edit.start - start)
    }
    return editLine(line, own)
  })
}

/** Sorts edits. Of edits that overlap, only that of the first construct remains. */
function withoutOverlaps(edits: readonly InlineEdit[]): readonly InlineEdit[] {
  const kept: InlineEdit[] = []
  const taken = new Set<number>()
  for (const edit of edits) {
    const characters = Array.from({ length: Math.max(1, edit.end - edit.start) }, (_, index) => edit.start + index)
    if (characters.some((index) => taken.has(index))) continue
    for (const index of characters) taken.add(index)
    kept.push(edit)
  }
  return kept.sort((a, b) => a.start - b.start)
}
