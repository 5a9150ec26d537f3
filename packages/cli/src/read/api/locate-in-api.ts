import { createLineTable } from '@docgen/renderer/contract'
import { decodeKey, EXTERNAL_FILES, originOf } from '@docgen/renderer/openapi'
import { createYamlLocator } from '../../config/yaml/locate-yaml-key.js'
import { type ApiFile, isTextFile } from './api-file.js'

/** A position in the files of a description. */
export interface ApiPosition {
  readonly file: string
  readonly line: number
  readonly column: number
  /** Length of a key or of a scalar, in UTF-16 code units; absent for all other positions. */
  readonly length?: number
}

/** Finds the position of a JSON pointer: of its key, of its value, or of a line and column inside its text. */
export type LocateInApi = (pointer: string, inside?: Inside | 'key') => ApiPosition

/** Creates a position finder for a description. Parses its files lazily: most builds need no position. */
export function createApiLocator(api: Pick<ApiFile, 'path' | 'files' | 'origins'>): LocateInApi {
  const locators = new Map<string, Locate>()
  return (pointer, inside) => {
    const source = (api.origins ?? []).reduce(originOf, pointer)
    const { path, steps } = splitPointer(source, api.path)
    const text = api.files.find((file) => file.path === path)?.text ?? ''
    const locate =
      locators.get(path) ?? (isTextFile(path) && path !== api.path ? locateInText(text) : createLocator(text))
    locators.set(path, locate)
    return { file: path, ...locate(steps, inside) }
  }
}

/** Locates positions in a text file. `inside` is relative to the text without leading white space. */
function locateInText(text: string): Locate {
  const before = text.slice(0, text.length - text.trimStart().length).split('\n')
  const [indent = ''] = before.slice(-1)
  return (_steps, inside) => {
    const { line, column } = typeof inside === 'object' ? inside : { line: 1, column: 1 }
    return { line: line + before.length - 1, column: column + (line === 1 ? indent.length : 0) }
  }
}

type Inside = { readonly line: number; readonly column: number }
type Locate = (steps: readonly string[], inside: Inside | 'key' | undefined) => Omit<ApiPosition, 'file'>

/** Locates values of a YAML or JSON file. A missing value has the position of its innermost existing parent. */
function createLocator(text: string): Locate {
  const locate = createYamlLocator(text)
  const lines = createLineTable(text)
  return (steps, inside) => {
    const { key, value, valueEnd, scalar, isExact } = locate(steps)
    const source = { text, start: value.start, end: valueEnd, value: scalar }
    const isKey = inside === 'key' && isExact
    const isInside = typeof inside === 'object' && isExact
    const offset = isKey ? key.start : isInside ? findOffsetInside(source, inside) : value.start
    const line = lines.lineAt(offset)
    const isScalar = isExact && typeof inside !== 'object' && scalar !== undefined
    const span = isKey ? key : isScalar ? value : undefined
    return { line, column: offset - lines.startOf(line) + 1, ...(span && { length: span.end - span.start }) }
  }
}

/**
 * Finds the offset in the file of a position in a string; `inside` is relative to the string without leading white
 * space.
 */
function findOffsetInside({ value, ...source }: ValueSource, inside: Inside): number {
  if (typeof value !== 'string') return source.start
  const before = value
    .trim()
    .split('\n')
    .slice(0, inside.line - 1)
  const index = before.reduce((sum, line) => sum + line.length + 1, value.length - value.trimStart().length)
  return locateInScalar({ ...source, value }, index + inside.column - 1) ?? source.start
}

function splitPointer(pointer: string, root: string): { readonly path: string; readonly steps: readonly string[] } {
  const steps = pointer === '' ? [] : pointer.slice(1).split('/').map(decodeKey)
  const [first, path = root, ...rest] = steps
  return first === EXTERNAL_FILES ? { path, steps: rest } : { path: root, steps }
}

/** A value of a description, with the text of its file and its offsets in the text. */
interface ValueSource<Value = unknown> {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly value: Value
}

const SPACE = /\s/
const ESCAPED_SPACE = /[ \tnrtvfN_LP\r\n]/
/** Lengths of escapes without the backslash; all others have length 1. */
const ESCAPES: Readonly<Record<string, number>> = { x: 3, u: 5, U: 9 }

/**
 * Finds the offset in the file of the character at `index` of a scalar's value, in any YAML style; `undefined` if the
 * text does not match the value.
 */
function locateInScalar({ text, start, end, value }: ValueSource<string>, index: number): number | undefined {
  const style = text.charAt(start)
  const isDouble = style === '"'
  const isSingle = style === "'"
  let at = start
  if (isDouble || isSingle) at += 1
  else if (style === '|' || style === '>') at = findLineEnd(text, at)
  for (let read = 0; ; ) {
    // Lines are folded and indented, so compare runs of white space only as a whole.
    while (at < end && isSpace(at)) at += text.charAt(at) === '\\' ? 2 : 1
    while (read < value.length && SPACE.test(value.charAt(read))) read += 1
    if (read >= index) return at
    if (at >= end) return undefined
    if (isDouble && text.charAt(at) === '\\') {
      const length = ESCAPES[text.charAt(at + 1)] ?? 1
      read += length === 9 ? String.fromCodePoint(value.codePointAt(read) ?? 0).length : 1
      at += length + 1
    } else if (text.charAt(at) === value.charAt(read)) {
      at += isSingle && text.charAt(at) === "'" ? 2 : 1
      read += 1
    } else return undefined
  }

  function isSpace(offset: number): boolean {
    const character = text.charAt(offset)
    return SPACE.test(character) || (isDouble && character === '\\' && ESCAPED_SPACE.test(text.charAt(offset + 1)))
  }
}

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
