import { escapeAll } from './escape-markdown-for-mdx.js'
import { JsxScan } from './scan-jsx.js'

/** Maximum number of steps of the scan per character. */
const MAX_STEPS_PER_CHARACTER = 10

/**
 * Escapes every `<`, `{` and `}` in strings, templates and comments of tags, expressions and exports: they are no MDX, but the
 * limits on nesting include them. Offsets do not change. `restoreCode` reverses it.
 */
export function escapeLiterals(text: string): string {
  const scan = new JsxScan(text, text.length * MAX_STEPS_PER_CHARACTER)
  let escaped = ''
  let copied = 0
  for (let at = 0; at < text.length && !scan.isSpent; ) {
    const character = text[at]
    scan.literals.length = 0
    const end = endOfCode(text, at, scan)
    if (end !== undefined)
      for (const [start, literalEnd] of scan.literals) {
        escaped += text.slice(copied, start) + escapeAll(text.slice(start, literalEnd))
        copied = literalEnd
      }
    at = end ?? at + (character === '\\' ? 2 : 1)
  }
  return escaped + text.slice(copied)
}

/** Offset after the tag, expression or export at an offset; `undefined` if there is none. */
function endOfCode(text: string, at: number, scan: JsxScan): number | undefined {
  if (text[at] === '<') return scan.tag(at)
  if (text[at] === '{') return scan.expression(at)
  if (text[at] !== 'e' || (at > 0 && text[at - 1] !== '\n')) return undefined
  return /^export\s/.test(text.slice(at, at + 7)) ? scan.statement(at) : undefined
}
