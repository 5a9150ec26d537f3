import { createFreeTest, listCodeSpans } from '../protected-ranges.js'
import { editLine, type LineEdit, type SourceLine } from '../source-line.js'
import { argument, type HugoPage } from './hugo-page.js'
import { isValue, writeLeaf } from './leaf-shortcodes.js'
import { isEscaped, listShortcodes } from './read-shortcode.js'

/** Converts the shortcodes in a line of text, or in a line of code, where only values and escaped tags change. */
export function convertLine(line: SourceLine, page: HugoPage, isCode = false): SourceLine {
  const { text } = line
  if (!text.includes('{{')) return line
  const isFree = createFreeTest(listCodeSpans(text))
  // End tags to write, by name, the innermost last.
  const closings = new Map<string, string[]>()
  const edits: LineEdit[] = []
  for (const tag of listShortcodes(text)) {
    const { start, end } = tag
    if (isEscaped(tag)) {
      edits.push({ start, end, text: tag.text })
      continue
    }
    const isInCode = isCode || !isFree(start, start + 1)
    if (isInCode && !isValue(tag)) continue
    if (isInCode && !page.values.has(argument(tag, 'name', 0))) {
      page.drop('parameters of the site in code', line, start)
      continue
    }
    if (tag.isEnd) {
      edits.push({ start, end, text: closings.get(tag.name)?.pop() ?? '' })
      continue
    }
    const { open, close, dropped } = writeLeaf(tag, page, line)
    if (dropped !== undefined) page.drop(dropped, line, start)
    const hasEnd = close === undefined || hasEndTag(text, end, tag.name)
    if (close !== undefined && hasEnd) closings.set(tag.name, [...(closings.get(tag.name) ?? []), close])
    edits.push({ start, end, text: hasEnd ? open : '' })
  }
  return editLine(line, edits)
}

function hasEndTag(text: string, from: number, name: string): boolean {
  return listShortcodes(text.slice(from)).some((tag) => !isEscaped(tag) && tag.isEnd && tag.name === name)
}
