import { escapeText } from '../render/escape-html.js'
import type { Tokenize } from './load-grammar.js'
import type { Token, TokenStream } from './prism-environment.js'
import { tokenTag } from './token-tag.js'

const CLOSE = '</span>'

/**
 * The HTML of `code`, with as many lines: plain text and spans with the classes of `tokenTag`. A token that continues
 * over a line end is closed there and reopened on the next line, so every line is well formed. Adjacent tokens of one
 * class share a span.
 */
export function highlightCode(code: string, tokenize?: Tokenize): string {
  if (!tokenize) return escapeText(code)
  let html = ''
  // Opening tags of the tokens around the current position; the first `written` of them are in the current line.
  const tags: string[] = []
  let written = 0
  // The tag of a token that has ended while its span is still open: the next token may continue it, including the
  // whitespace between.
  let ended = ''
  let blanks = ''

  const write = (stream: TokenStream): void => {
    if (typeof stream === 'string') writeText(stream)
    else if (isToken(stream)) writeToken(stream)
    else for (const part of stream) write(part)
  }

  const writeText = (text: string): void => {
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      writePiece(text.slice(start, end))
      closeEnded()
      html += `${CLOSE.repeat(written)}\n`
      written = 0
      start = end + 1
    }
    writePiece(start === 0 ? text : text.slice(start))
  }

  const writePiece = (piece: string): void => {
    if (piece === '') return
    if (ended !== '') {
      if (written === tags.length && piece.trim() === '') {
        blanks += piece
        return
      }
      if (tags[written] === ended) goOn()
      else closeEnded()
    }
    while (written < tags.length) {
      html += tags[written] ?? ''
      written += 1
    }
    html += escapeText(piece)
  }

  /** The token that begins here stays in the previous span. */
  const goOn = (): void => {
    html += blanks
    written += 1
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
    if (tag === undefined || tag === tags.at(-1)) {
      write(token.content)
      return
    }
    tags.push(tag)
    write(token.content)
    tags.pop()
    if (written <= tags.length) return
    closeEnded()
    written = tags.length
    ended = tag
  }

  write(tokenize(code))
  closeEnded()
  return html
}

function isToken(stream: Exclude<TokenStream, string>): stream is Token {
  return 'type' in stream
}
