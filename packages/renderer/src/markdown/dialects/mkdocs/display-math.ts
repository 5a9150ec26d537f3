import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { insertLine } from '../source-line.js'

const MAX_LINES = 200

/** `\[` and `\]` on their own lines become `$$`. Formulas stay as they are. */
export const displayMath: BlockConstruct = (lines, start) => {
  const line = lines[start]
  const [, indent = '', opening] = line ? (/^([ \t]*)(\$\$|\\\[)/.exec(line.text) ?? []) : []
  if (!line || opening === undefined) return undefined
  const closing = opening === '$$' ? '$$' : '\\]'
  const isOneLine = line.text.trim().length > 3 && line.text.trim().endsWith(closing)
  const others = isOneLine
    ? 0
    : lines.slice(start + 1, start + MAX_LINES).findIndex((each) => each.text.trim().endsWith(closing)) + 1
  if (!isOneLine && others === 0) return undefined
  const block = lines.slice(start, start + others + 1)
  if (opening === '$$') return { length: block.length, lines: block }
  const last = block.at(-1) ?? line
  const inner = block.flatMap((each, index) => {
    const from = index === 0 ? indent.length + 2 : 0
    const text =
      index === block.length - 1 ? each.text.slice(from, each.text.lastIndexOf(closing)) : each.text.slice(from)
    return text.trim() === '' ? [] : [insertLine(`${index === 0 ? indent : ''}${text}`, each, from)]
  })
  return { length: block.length, lines: [insertLine(`${indent}$$`, line), ...inner, insertLine(`${indent}$$`, last)] }
}
