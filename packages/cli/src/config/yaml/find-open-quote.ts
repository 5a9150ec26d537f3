/** Options of the search for an unclosed quote. */
export interface QuoteSearch {
  /** Offset where the parser failed. */
  readonly failedAt: number
  /** Whether the text is JSON, where texts cannot span lines. */
  readonly isJson: boolean
}

// A quoted line that looks like a field was probably meant to be one.
const FIELD = /\n[ \t]*(?:- )?["']?[\w$./{}-]+["']?[ \t]*:(?=\s)/
const BLOCK = /[|>][-+\d]{0,2}[ \t]*(?:#.*|$)/s

/**
 * Offset of an unclosed quote in an invalid YAML text: parsers only fail at the next quote, or at the end.
 * Undefined if another reason is more likely.
 */
export function findOpenQuote(text: string, { failedAt, isJson }: QuoteSearch): number | undefined {
  let blockIndent = Number.POSITIVE_INFINITY
  for (let start = 0; start < text.length && start <= failedAt; ) {
    let end = endOfLine(text, start)
    const line = text.slice(start, end)
    const indent = line.search(/\S|$/)
    // Content of a block scalar, where quotes have no meaning.
    if (indent > blockIndent || (blockIndent < Number.POSITIVE_INFINITY && line.trim() === '')) {
      start = end + 1
      continue
    }
    blockIndent = BLOCK.test(line) ? indent : Number.POSITIVE_INFINITY
    let isValue = true
    for (let index = start; index < end; ) {
      const character = text.charAt(index)
      if (isValue && (character === '"' || character === "'")) {
        const close = endOfQuote(text, index)
        if (close === undefined) return index
        if (close > end) {
          const isMeant = !isJson && !FIELD.test(text.slice(index, close))
          const isNear = failedAt <= endOfLine(text, endOfLine(text, close) + 1)
          if (!isMeant && isNear) return index
          end = endOfLine(text, close)
        }
        index = close
        isValue = false
        continue
      }
      if (character === '#' && (index === start || /\s/.test(text.charAt(index - 1)))) break
      if (!/\s/.test(character))
        isValue = /[[{,]/.test(character) || (/[:?-]/.test(character) && /\s/.test(text.charAt(index + 1)))
      index += 1
    }
    start = end + 1
  }
  return undefined
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}

/** Offset after the closing quote of the one at `from`. */
function endOfQuote(text: string, from: number): number | undefined {
  const quote = text.charAt(from)
  for (let index = from + 1; index < text.length; index++) {
    const character = text.charAt(index)
    if (character === '\\' && quote === '"') index += 1
    else if (character === quote) {
      if (quote === '"' || text.charAt(index + 1) !== "'") return index + 1
      index += 1
    }
  }
  return undefined
}
