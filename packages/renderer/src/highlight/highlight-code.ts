import type { Tokenize } from './load-grammar.js'
import type { Token, TokenStream } from './prism-environment.js'

/**
 * The HTML of each line of `code`, without line endings: plain text and `<span class="token …">`. A token that goes on
 * over a line's end is closed there and opened again on the next line, so every line stands for itself.
 */
export function highlightCode(code: string, tokenize?: Tokenize): readonly string[] {
  if (!tokenize) return code.split('\n').map(escapeText)
  const lines: string[] = []
  // Opening tags of the tokens around the current place; the first `written` of them stand in the current line.
  const tags: string[] = []
  let written = 0
  let line = ''

  const write = (stream: TokenStream): void => {
    if (typeof stream === 'string') writeText(stream)
    else if (isToken(stream)) writeToken(stream)
    else for (const part of stream) write(part)
  }

  const writeText = (text: string): void => {
    let start = 0
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      writePiece(text.slice(start, end))
      lines.push(line + '</span>'.repeat(written))
      line = ''
      written = 0
      start = end + 1
    }
    writePiece(start === 0 ? text : text.slice(start))
  }

  const writePiece = (piece: string): void => {
    if (piece === '') return
    while (written < tags.length) line += tags[written++]
    line += escapeText(piece)
  }

  const writeToken = (token: Token): void => {
    // The name of docgen's own lines, and a token that only the diff grammar has.
    if (token.type === 'line') {
      write(token.content)
      return
    }
    tags.push(`<span class="${classNames(token)}">`)
    write(token.content)
    tags.pop()
    if (written <= tags.length) return
    line += '</span>'
    written = tags.length
  }

  write(tokenize(code))
  lines.push(line)
  return lines
}

function isToken(stream: Exclude<TokenStream, string>): stream is Token {
  return 'type' in stream
}

function classNames({ type, alias }: Token): string {
  if (!alias || alias.length === 0) return `token ${type}`
  return `token ${type} ${typeof alias === 'string' ? alias : alias.join(' ')}`
}

/** Enough between tags, and shorter than escaping quotes too. */
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'))
}
