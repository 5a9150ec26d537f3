import { closesFence, readFence } from './fence.js'
import type { SourceLine } from './source-line.js'

/** What a line is: the opening or another line of a fence, a line of a `<script>` or `<style>` block, or text. */
export type LineKind = 'text' | 'fence' | 'verbatim' | 'script' | 'style'

const ITEM = /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/
const BLOCK = /^ {0,3}<(script|style)(?=[\s>])/i

/** Returns the kind of each line. Fenced code, indented code and comments are verbatim. */
export function classifyLines(lines: readonly SourceLine[]): readonly LineKind[] {
  const kinds: LineKind[] = []
  let isInList = false
  let isAfterBlank = true
  for (let index = 0; index < lines.length; index = kinds.length) {
    const text = lines[index]?.text ?? ''
    const fence = readFence(text)
    const block = BLOCK.exec(text)?.[1]?.toLowerCase()
    if (fence) {
      const end = findEnd(lines, index + 1, (line) => closesFence(line, fence))
      push('fence', 1)
      push('verbatim', end - index - 1)
    } else if (block === 'script' || block === 'style') {
      push(block, findEnd(lines, index, (line) => line.toLowerCase().includes(`</${block}`)) - index)
    } else if (/^\s*<!--(?!\s*@include)/.test(text) && !text.includes('-->')) {
      push('verbatim', findEnd(lines, index + 1, (line) => line.includes('-->')) - index)
    } else {
      const isBlank = text.trim() === ''
      if (ITEM.test(text)) isInList = true
      else if (!isBlank && /^\S/.test(text)) isInList = false
      const isCode: boolean = !isInList && isAfterBlank && /^(?: {4}| {0,3}\t)/.test(text) && !isBlank
      push(isCode ? 'verbatim' : 'text', 1)
      // A line after indented code is still code if it is indented.
      isAfterBlank = isBlank || isCode
      continue
    }
    isAfterBlank = true
  }
  return kinds

  function push(kind: LineKind, count: number): void {
    for (let pushed = 0; pushed < count; pushed++) kinds.push(kind)
  }
}

/** The index after the first line from `start` on that passes the test; the end of the text if none does. */
function findEnd(lines: readonly SourceLine[], start: number, isLast: (text: string) => boolean): number {
  for (let index = start; index < lines.length; index++) if (isLast(lines[index]?.text ?? '')) return index + 1
  return lines.length
}
