/** A token of JavaScript, TypeScript or JSON. Comments and white space are not tokens. */
export interface Token {
  readonly kind: 'word' | 'string' | 'template' | 'regex' | 'punctuator'
  /** Offsets in UTF-16 code units. */
  readonly start: number
  readonly end: number
  /** The content of a `string` without its quotes (escapes stay as written); else the source itself. */
  readonly value: string
}

const SPACE = /(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$))+/y
const WORD = /[\w$\u00a1-\uffff]+(?:\.\d+)?/y
const STRING = /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?/y
const REGEX = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y
const VALUE_MAY_FOLLOW = new Set([...'([{,;:=!&|?+-*%~^<>', '=>', 'return', 'typeof', 'default', 'case'])

/**
 * Tokenizes a source well enough to find keys and values in it. Never fails, whatever the text; a template and its
 * contents are one token.
 */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = []
  let offset = 0
  while (offset < source.length) {
    const space = matchAt(SPACE, source, offset)
    if (space) {
      offset += space.length
      continue
    }
    const token = readToken(source, offset, tokens.at(-1))
    tokens.push(token)
    offset = token.end
  }
  return tokens
}

function readToken(source: string, start: number, previous: Token | undefined): Token {
  const first = source.charAt(start)
  if (first === '`') return cut('template', source, start, endOfTemplate(source, start))
  const text = matchAt(STRING, source, start)
  if (text) {
    const value = text.length > 1 && text.endsWith(first) ? text.slice(1, -1) : text.slice(1)
    return { kind: 'string', start, end: start + text.length, value }
  }
  const word = matchAt(WORD, source, start)
  if (word) return cut('word', source, start, start + word.length)
  if (first === '/' && (previous === undefined || VALUE_MAY_FOLLOW.has(previous.value))) {
    const expression = matchAt(REGEX, source, start)
    if (expression) return cut('regex', source, start, start + expression.length)
  }
  const length = source.startsWith('...', start)
    ? 3
    : /^(?:=>|[=!]==?|\?\.|\?\?)/.exec(source.slice(start, start + 3))?.[0].length
  return cut('punctuator', source, start, start + (length ?? 1))
}

function cut(kind: Token['kind'], source: string, start: number, end: number): Token {
  return { kind, start, end, value: source.slice(start, end) }
}

function matchAt(pattern: RegExp, source: string, offset: number): string | undefined {
  pattern.lastIndex = offset
  return pattern.exec(source)?.[0]
}

/** Offset after a template's closing backtick; skips nested templates inside `${…}`. */
function endOfTemplate(source: string, start: number): number {
  let depth = 0
  for (let offset = start + 1; offset < source.length; offset++) {
    const char = source.charAt(offset)
    if (char === '\\') offset++
    else if (depth === 0 && char === '`') return offset + 1
    else if (depth === 0 && char === '$' && source.charAt(offset + 1) === '{') {
      depth = 1
      offset++
    } else if (depth > 0 && char === '`') offset = endOfTemplate(source, offset) - 1
    else if (depth > 0 && char === '{') depth++
    else if (depth > 0 && char === '}') depth--
  }
  return source.length
}

/** Whether a token is this punctuation. */
export function isPunctuator(token: Token | undefined, value: string): boolean {
  return token?.kind === 'punctuator' && token.value === value
}

/** Whether a token is this name or keyword. */
export function isWord(token: Token | undefined, value: string): boolean {
  return token?.kind === 'word' && token.value === value
}

/**
 * Index of the comma or closing bracket after the value that starts at an index; the number of tokens if there is
 * none.
 */
export function skipValue(tokens: readonly Token[], index: number): number {
  let depth = 0
  for (let at = index; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'punctuator') continue
    if (token.value === '{' || token.value === '[' || token.value === '(') depth++
    else if (token.value === '}' || token.value === ']' || token.value === ')') {
      if (depth === 0) return at
      depth--
    } else if (depth === 0 && (token.value === ',' || token.value === ';')) return at
  }
  return tokens.length
}
