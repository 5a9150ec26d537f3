import { countVerbatim } from '../count-verbatim.js'
import { isBlank } from '../indentation.js'
import { readAttributeList, writeAnchor } from '../markdown-extra/attribute-list.js'
import type { BlockContext } from '../markdown-extra/block-construct.js'
import { definitionList } from '../markdown-extra/definition-list.js'
import { heading } from '../markdown-extra/heading.js'
import { insertLine, type SourceLine } from '../source-line.js'
import { convertFence } from './convert-fence.js'
import { convertLine } from './convert-line.js'
import type { HugoPage } from './hugo-page.js'

const ATTRIBUTES = /^[ \t]*\{([^{}\n]*)\}[ \t]*$/
const HEADING = /^ {0,3}#{1,6}[ \t]/

/** Converts lines without blocks: code, headings, attributes, definition lists and the shortcodes in text. */
export function convertText(lines: readonly SourceLine[], page: HugoPage): readonly SourceLine[] {
  const context: BlockContext = {
    ...page,
    abbreviations: new Map(),
    convertInline: (inside) => inside.map((line) => convertLine(line, page)),
  }
  const converted: SourceLine[] = []
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line) break
    const verbatim = countVerbatim(lines, index)
    if (verbatim > 0) {
      converted.push(...convertFence(lines.slice(index, index + verbatim), page))
      index += verbatim
      continue
    }
    const before = converted.at(-1)
    const isStart = !before || isBlank(before)
    const next = lines[index + 1]
    const isHeading = HEADING.test(line.text) || (next !== undefined && /^ {0,3}(?:=+|-+)[ \t]*$/.test(next.text))
    const block =
      (isHeading && heading(lines, index, context)) ||
      (isStart && definitionList(lines, index, context)) ||
      convertAttributes(line, page)
    converted.push(...(block ? block.lines : [convertLine(line, page)]))
    index += block ? block.length : 1
  }
  return converted
}

/** Attributes of the block above: docgen keeps the id. */
function convertAttributes(
  line: SourceLine,
  { drop }: HugoPage,
): { readonly length: number; readonly lines: readonly SourceLine[] } | undefined {
  const list = readAttributeList(ATTRIBUTES.exec(line.text)?.[1] ?? '')
  if (!list) return undefined
  const { id, classes, others } = list
  if (classes.length + others.length > 0) drop('classes and attributes of blocks', line)
  return { length: 1, lines: id === undefined ? [] : [insertLine(writeAnchor(id), line)] }
}
