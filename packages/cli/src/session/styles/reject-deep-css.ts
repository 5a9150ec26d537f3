/** Far more than style sheets have, and far less than lightningcss survives: it recurses in native code. */
const MAX_OPEN = 200

const SLASH = 47
const STAR = 42
const BACKSLASH = 92
const LINE_FEED = 10
const OPENING: ReadonlySet<number> = new Set(Array.from('({[', (sign) => sign.charCodeAt(0)))
const CLOSING: ReadonlySet<number> = new Set(Array.from(')}]', (sign) => sign.charCodeAt(0)))
const QUOTES: ReadonlySet<number> = new Set(Array.from('"\'', (sign) => sign.charCodeAt(0)))

/**
 * Throws if too many blocks and brackets of a style sheet are open at once, in the form of lightningcss's errors: it
 * would end the process with a segmentation fault.
 */
export function rejectDeepCss(css: string, fileName: string): void {
  let depth = 0
  for (let index = 0; index < css.length; index += 1) {
    const code = css.charCodeAt(index)
    if (code === BACKSLASH) index += 1
    else if (QUOTES.has(code)) index = endOfText(css, index)
    else if (code === SLASH && css.charCodeAt(index + 1) === STAR) index = endOfComment(css, index)
    else if (CLOSING.has(code)) depth = Math.max(0, depth - 1)
    else if (OPENING.has(code)) depth += 1
    if (depth > MAX_OPEN) {
      const before = css.slice(0, index)
      const loc = { line: before.split('\n').length, column: index - before.lastIndexOf('\n') }
      throw Object.assign(new Error(`more than ${MAX_OPEN} blocks and brackets are open here`), { fileName, loc })
    }
  }
}

/** The index of the closing quote, or of the line end that ends an unclosed text. */
function endOfText(css: string, start: number): number {
  const quote = css.charCodeAt(start)
  for (let index = start + 1; index < css.length; index += 1) {
    const code = css.charCodeAt(index)
    if (code === quote || code === LINE_FEED) return index
    if (code === BACKSLASH) index += 1
  }
  return css.length
}

function endOfComment(css: string, start: number): number {
  const end = css.indexOf('*/', start + 2)
  return end === -1 ? css.length : end + 1
}
