import { escapeText } from '../html/escape-html.js'
import type { Tokenize } from './load-grammar.js'
import type { Token, TokenStream } from './tokenize-code.js'

const CLOSE = '</span>'

/**
 * Highlights `code` as HTML; `undefined` if that takes too much work. The HTML has as many lines as the code: plain
 * text and spans with the classes of `tokenTag`. A token that continues over a line end is closed there and reopened on
 * the next line, so every line is well formed, unless `isWhole` is true. Adjacent tokens of one class share a span.
 */
export function highlightCode(code: string, tokenize?: Tokenize, isWhole = false): string | undefined {
  if (!tokenize) return escapeText(code)
  const stream = tokenize(code)
  if (stream === undefined) return undefined
  let html = ''
  // Opening tags of the tokens around the current position; the first `openCount` of them are on the current line.
  const tags: string[] = []
  let openCount = 0
  // The tag of a token that has ended while its span is still open: the next token may continue it, including the
  // whitespace between.
  let ended = ''
  let blanks = ''

  const write = (part: TokenStream): void => {
    if (typeof part === 'string') writeText(part)
    else if (isToken(part)) writeToken(part)
    else for (const each of part) write(each)
  }

  const writeText = (text: string): void => {
    let start = 0
    for (let end = isWhole ? -1 : text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      writeLinePart(text.slice(start, end))
      closeEnded()
      html += `${CLOSE.repeat(openCount)}\n`
      openCount = 0
      start = end + 1
    }
    writeLinePart(start === 0 ? text : text.slice(start))
  }

  const writeLinePart = (text: string): void => {
    if (text === '') return
    if (ended !== '') {
      if (openCount === tags.length && text.trim() === '') {
        blanks += text
        return
      }
      if (tags[openCount] === ended) continueSpan()
      else closeEnded()
    }
    while (openCount < tags.length) {
      html += tags[openCount] ?? ''
      openCount += 1
    }
    html += escapeText(text)
  }

  /** Adds the current token to the span of the token that has ended. */
  const continueSpan = (): void => {
    html += blanks
    openCount += 1
    ended = ''
    blanks = ''
  }

  const closeEnded = (): void => {
    if (ended === '') return
    html += CLOSE + blanks
    ended = ''
    blanks = ''
  }

  const writeToken = (token: Token): void => {
    const tag = tokenTag(token)
    // Nobody sees the color of dots and backslashes, but they take a sixth of the spans.
    if (tag === undefined || tag === tags.at(-1) || token.content === '.' || token.content === '\\') {
      write(token.content)
      return
    }
    tags.push(tag)
    write(token.content)
    tags.pop()
    if (openCount <= tags.length) return
    closeEnded()
    openCount = tags.length
    ended = tag
  }

  write(stream)
  closeEnded()
  return html
}

function isToken(stream: Exclude<TokenStream, string>): stream is Token {
  return 'type' in stream
}

// Token classes, abbreviated as in Pygments, Rouge and Chroma: a page of code has thousands of them. If a token has
// several names, the class that is listed last here wins.
const NAMES: readonly (readonly [className: string, names: string])[] = [
  ['c', 'comment prolog doctype cdata'],
  ['p', 'punctuation operator delimiter'],
  ['k', 'keyword atrule rule important directive builtin'],
  ['s', 'string char attr-value template-string url regex'],
  ['m', 'number boolean constant symbol unit hexcode entity'],
  ['nf', 'function function-variable method-name selector'],
  ['nc', 'class-name maybe-class-name namespace type-definition decorator annotation'],
  ['na', 'property attr-name key parameter literal-property variable'],
  ['nt', 'tag'],
  ['gi', 'inserted'],
  ['gd', 'deleted'],
  ['n', 'interpolation plain'],
  ['gs', 'bold title'],
  ['ge', 'italic'],
]

const RANKS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap(([, names], rank) => names.split(' ').map((name) => [name, rank] as const)),
)

/** Opening tags by rank: one shared string each, however many tokens there are. */
const TAGS: readonly string[] = NAMES.map(([className]) => `<span class="${className}">`)

/**
 * Returns the opening tag of a token's span, whose class names its kind: `k` keyword, `s` string, `c` comment and so
 * on. `undefined` if no theme would distinguish the token from plain text.
 */
function tokenTag({ type, alias }: Token): string | undefined {
  let rank = RANKS.get(type) ?? -1
  if (!alias) return TAGS[rank]
  for (const name of typeof alias === 'string' ? [alias] : alias) rank = Math.max(rank, RANKS.get(name) ?? -1)
  return TAGS[rank]
}
