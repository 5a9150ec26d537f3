import { escapeText } from '../render/escape-html.js'
import type { Tokenize } from './load-grammar.js'
import type { Token, TokenStream } from './prism-environment.js'
import { tokenClass } from './token-class.js'

const CLOSE = '</span>'

/**
 * The HTML of each line of `code`, without line endings: plain text and spans with the classes of `tokenClass`. A token
 * that goes on over a line's end is closed there and opened again on the next line, so every line stands for itself;
 * neighbours of one class share a span.
 */
export function highlightCode(code: string, tokenize?: Tokenize): readonly string[] {
  if (!tokenize) return code.split('\n').map(escapeText)
  const lines: string[] = []
  // Opening tags of the tokens around the current place; the first `written` of them stand in the current line.
  const tags: string[] = []
  let written = 0
  let line = ''
  // The last span that was closed in this line: its tag, how many were open around it, and where it ended.
  let closed = { tag: '', depth: 0, end: -1 }

  const write = (stream: TokenStream): void => {
    if (typeof stream === 'string') writeText(stream)
    else if (isToken(stream)) writeToken(stream)
    else for (const part of stream) write(part)
  }

  const writeText = (text: string): void => {
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      writePiece(text.slice(start, end))
      lines.push(line + CLOSE.repeat(written))
      line = ''
      written = 0
      closed.end = -1
      start = end + 1
    }
    writePiece(start === 0 ? text : text.slice(start))
  }

  const writePiece = (piece: string): void => {
    if (piece === '') return
    while (written < tags.length) openSpan(tags[written] ?? '')
    line += escapeText(piece)
  }

  const openSpan = (tag: string): void => {
    const { end } = closed
    if (end !== -1 && tag === closed.tag && written === closed.depth && line.slice(end).trim() === '') {
      line = line.slice(0, end - CLOSE.length) + line.slice(end)
    } else line += tag
    closed.end = -1
    written += 1
  }

  const writeToken = (token: Token): void => {
    const name = tokenClass(token)
    const tag = `<span class="${name}">`
    if (name === undefined || tag === tags.at(-1)) {
      write(token.content)
      return
    }
    tags.push(tag)
    write(token.content)
    tags.pop()
    if (written <= tags.length) return
    line += CLOSE
    written = tags.length
    closed = { tag, depth: written, end: line.length }
  }

  write(tokenize(code))
  lines.push(line)
  return lines
}

function isToken(stream: Exclude<TokenStream, string>): stream is Token {
  return 'type' in stream
}
