/** Values of names and calls in a literal; `undefined` if they require running code. */
export interface LiteralScope {
  /** Resolves an identifier. */
  readonly identifier?: (name: string) => Literal | undefined
  /** Resolves a call with one string argument, such as `useBaseUrl('/x.png')` or `require('./x.png')`. */
  readonly call?: (name: string, argument: string) => Literal | undefined
}

/** A statically known value. */
export interface Literal {
  readonly value: unknown
}

const NUMBER = /-?(?:0x[\da-f]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)/iy
const NAME = /[A-Za-z_$][\w$]*/y
const STRING = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y
const TEMPLATE = /`(?:\\[\s\S]|[^`\\$]|\$(?!\{))*`/y
const BLANK = /(?:\s|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\/\/[^\n]*(?:\n|$))+/y
const CONSTANTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
])
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
  '\n': '',
}

/** Maximum nesting depth of lists and objects. */
const MAX_DEPTH = 100

/**
 * Evaluates an expression that consists of literals (strings, numbers, constants, arrays, objects), and of names and
 * calls in `scope`. `undefined` if it has to run.
 */
export function parseLiteral(code: string, scope: LiteralScope = {}): Literal | undefined {
  const reader: Reader = { code, at: 0, depth: 0, scope }
  const literal = readValue(reader)
  skip(reader)
  return literal && reader.at === code.length ? literal : undefined
}

interface Reader {
  readonly code: string
  at: number
  /** Number of lists and objects around the position. */
  depth: number
  readonly scope: LiteralScope
}

function readValue(reader: Reader): Literal | undefined {
  skip(reader)
  const character = reader.code[reader.at]
  if (character === '[' || character === '{') {
    // Deeper values would exhaust the stack.
    if (reader.depth === MAX_DEPTH) return undefined
    reader.depth++
    const collection = character === '[' ? readList(reader) : readObject(reader)
    reader.depth--
    return collection
  }
  const text = readText(reader)
  if (text !== undefined) return { value: text }
  const number = take(NUMBER, reader)
  if (number !== undefined) return { value: Number(number) }
  return readName(reader)
}

function readText(reader: Reader): string | undefined {
  const quoted = take(STRING, reader) ?? take(TEMPLATE, reader)
  return quoted === undefined ? undefined : unquote(quoted.slice(1, -1))
}

function unquote(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi,
    (_all, long, unit, byte, character) => {
      const code = long ?? unit ?? byte
      return code === undefined ? (ESCAPES[character] ?? character) : String.fromCodePoint(Number.parseInt(code, 16))
    },
  )
}

function readName(reader: Reader): Literal | undefined {
  const name = take(NAME, reader)
  if (name === undefined) return undefined
  if (CONSTANTS.has(name)) return { value: CONSTANTS.get(name) }
  if (!accept('(', reader)) return reader.scope.identifier?.(name)
  skip(reader)
  const argument = readText(reader)
  if (argument === undefined || !accept(')', reader)) return undefined
  // `.default` is the default export of a required ES module.
  if (name === 'require') take(/\s*\.\s*default\b/y, reader)
  return reader.scope.call?.(name, argument)
}

function readList(reader: Reader): Literal | undefined {
  reader.at++
  const value: unknown[] = []
  while (!accept(']', reader)) {
    const item = readValue(reader)
    if (!item) return undefined
    value.push(item.value)
    if (!accept(',', reader) && reader.code[reader.at] !== ']') return undefined
  }
  return { value }
}

function readObject(reader: Reader): Literal | undefined {
  reader.at++
  const entries: [string, unknown][] = []
  while (!accept('}', reader)) {
    skip(reader)
    const key = readText(reader) ?? take(NAME, reader) ?? take(NUMBER, reader)
    if (key === undefined || !accept(':', reader)) return undefined
    const item = readValue(reader)
    if (!item) return undefined
    entries.push([key, item.value])
    if (!accept(',', reader) && reader.code[reader.at] !== '}') return undefined
  }
  return { value: Object.fromEntries(entries) }
}

function take(pattern: RegExp, reader: Reader): string | undefined {
  pattern.lastIndex = reader.at
  const match = pattern.exec(reader.code)?.[0]
  if (match !== undefined) reader.at += match.length
  return match
}

function accept(character: string, reader: Reader): boolean {
  skip(reader)
  if (reader.code[reader.at] !== character) return false
  reader.at++
  skip(reader)
  return true
}

function skip(reader: Reader): void {
  take(BLANK, reader)
}
