/** Maximum number of open brackets: far more than real style sheets have, but too few to crash lightningcss. */
const MAX_OPEN = 200

const SLASH = 47
const STAR = 42
const BACKSLASH = 92
const LINE_FEED = 10
const PAIRS: ReadonlyMap<number, number> = new Map(
  ['()', '{}', '[]'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)]),
)
const CLOSING: ReadonlySet<number> = new Set(PAIRS.values())
const QUOTES: ReadonlySet<number> = new Set(Array.from('"\'', (sign) => sign.charCodeAt(0)))
const PARENTHESIS = 40
const BLOCK_END = 125
/** The start of a URL without quotes, in which other characters have no meaning. */
const PLAIN_URL = /url\(\s*(?!["'\s])/iy

/**
 * Throws an error in the form of lightningcss's errors if brackets of a style sheet are not closed, or if too many are
 * open at once: lightningcss recurses in native code, and would end the process with a segmentation fault.
 */
export function checkBrackets(css: string, fileName: string): void {
  const open: number[] = []
  const fail = (index: number, message: string): never => {
    const before = css.slice(0, index)
    const loc = { line: before.split('\n').length, column: index - before.lastIndexOf('\n') }
    throw Object.assign(new Error(message), { fileName, loc })
  }
  for (let index = 0; index < css.length; index += 1) {
    const code = css.charCodeAt(index)
    if (code === BACKSLASH) index += 1
    else if (QUOTES.has(code)) index = findStringEnd(css, index)
    else if (code === SLASH && css.charCodeAt(index + 1) === STAR) index = findCommentEnd(css, index)
    else if (code === PARENTHESIS && isPlainUrl(css, index)) {
      const end = findUrlEnd(css, index)
      if (end === undefined) fail(index, 'this ( is never closed')
      else index = end
    } else if (PAIRS.has(code)) open.push(index)
    else if (CLOSING.has(code)) {
      const last = open.at(-1)
      if (last === undefined) fail(index, `this ${css.charAt(index)} closes no open bracket`)
      else if (PAIRS.get(css.charCodeAt(last)) === code) open.pop()
      else if (code === BLOCK_END) fail(last, `this ${css.charAt(last)} is never closed`)
    }
    if (open.length > MAX_OPEN) fail(index, `more than ${MAX_OPEN} blocks and brackets are open here`)
  }
  const [first] = open
  if (first !== undefined) fail(first, `this ${css.charAt(first)} is never closed`)
}

function isPlainUrl(css: string, parenthesis: number): boolean {
  PLAIN_URL.lastIndex = parenthesis - 'url'.length
  return parenthesis >= 'url'.length && PLAIN_URL.test(css)
}

function findUrlEnd(css: string, start: number): number | undefined {
  for (let index = start + 1; index < css.length; index += 1) {
    const code = css.charCodeAt(index)
    if (code === BACKSLASH) index += 1
    else if (css.charAt(index) === ')') return index
  }
  return undefined
}

/** Returns the index of the closing quote, or of the line end that ends an unclosed string. */
function findStringEnd(css: string, start: number): number {
  const quote = css.charCodeAt(start)
  for (let index = start + 1; index < css.length; index += 1) {
    const code = css.charCodeAt(index)
    if (code === quote || code === LINE_FEED) return index
    if (code === BACKSLASH) index += 1
  }
  return css.length
}

function findCommentEnd(css: string, start: number): number {
  const end = css.indexOf('*/', start + 2)
  return end === -1 ? css.length : end + 1
}
