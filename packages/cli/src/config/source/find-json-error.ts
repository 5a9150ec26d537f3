import type { Diagnostic } from '@docgen/renderer/contract'
import type { ReportSpan } from './position-at.js'

/** The first position at which a text is invalid JSON, and what is expected there. */
export interface JsonError {
  /** In UTF-16 code units. */
  readonly offset: number
  readonly expected: string
}

const MAX_DEPTH = 100
const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/**
 * The first error in a JSON text; `undefined` if it is valid. The messages of `JSON.parse` depend on the JavaScript
 * engine, and some contain no position.
 */
export function findJsonError(text: string): JsonError | undefined {
  const end = readValue(text, skip(SPACE, text, 0))
  if (typeof end !== 'number') return end
  const afterValue = skip(SPACE, text, end)
  return afterValue === text.length ? undefined : { offset: afterValue, expected: 'nothing after the value' }
}

/** The offset after the value that starts at an offset, or the error in it. */
function readValue(text: string, offset: number, depth = 0): number | JsonError {
  const first = text.charAt(offset)
  if (first === '{' || first === '[') {
    return depth > MAX_DEPTH ? { offset, expected: 'less nesting' } : readMembers(text, offset, depth + 1)
  }
  const end = skip(first === '"' ? STRING : SCALAR, text, offset)
  if (end > offset) return end
  return {
    offset,
    expected: first === '"' ? 'a string that ends on its line, without raw control characters' : 'a value',
  }
}

function readMembers(text: string, start: number, depth: number): number | JsonError {
  const close = text.charAt(start) === '{' ? '}' : ']'
  let offset = skip(SPACE, text, start + 1)
  if (text.charAt(offset) === close) return offset + 1
  for (;;) {
    const value = close === '}' ? readKey(text, offset) : offset
    if (typeof value !== 'number') return value
    const end = readValue(text, value, depth)
    if (typeof end !== 'number') return end
    offset = skip(SPACE, text, end)
    if (text.charAt(offset) === close) return offset + 1
    if (text.charAt(offset) !== ',') return { offset, expected: `, or ${close}` }
    offset = skip(SPACE, text, offset + 1)
  }
}

/** The offset of the value after a key and its colon. */
function readKey(text: string, offset: number): number | JsonError {
  const end = text.charAt(offset) === '"' ? skip(STRING, text, offset) : offset
  if (end === offset) return { offset, expected: 'a key in double quotes' }
  const colon = skip(SPACE, text, end)
  if (text.charAt(colon) !== ':') return { offset: colon, expected: 'a colon' }
  return skip(SPACE, text, colon + 1)
}

function skip(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset
  return offset + (pattern.exec(text)?.[0].length ?? 0)
}

/** The diagnostic of the first error in a JSON text; `undefined` if it is valid. */
export function reportJsonError(text: string, report: ReportSpan): Diagnostic | undefined {
  const syntaxError = findJsonError(text)
  if (!syntaxError) return undefined
  // Report a bracket that is missing at the end of the file after the last text, not after empty lines.
  const offset = Math.min(syntaxError.offset, text.trimEnd().length)
  return report(offset, offset + 1, `the file is not valid JSON: expected ${syntaxError.expected}`)
}
