import { EXTERNAL_FILES } from '@docgen/renderer/openapi'
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
} from 'yaml'
import { type ApiFile, isTextFile } from './api-file.js'

/** A position in the files of a description. */
export interface ApiPosition {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Finds the position of a JSON pointer, or of a line and column inside its text. */
export type LocateInApi = (pointer: string, inside?: { readonly line: number; readonly column: number }) => ApiPosition

/** Creates a position finder for a description. Parses its files lazily: most builds need no position. */
export function createApiLocator(api: Pick<ApiFile, 'path' | 'files'>): LocateInApi {
  const locators = new Map<string, Locate>()
  return (pointer, inside) => {
    const { path, steps } = splitPointer(pointer, api.path)
    const text = api.files.find((file) => file.path === path)?.text ?? ''
    const locate =
      locators.get(path) ?? (isTextFile(path) && path !== api.path ? locateInText(text) : createLocator(text))
    locators.set(path, locate)
    return { file: path, ...locate(steps, inside) }
  }
}

/** Line and column are relative to the text without surrounding white space. */
function locateInText(text: string): Locate {
  const before = text.slice(0, text.length - text.trimStart().length).split('\n')
  const [indent = ''] = before.slice(-1)
  return (_steps, inside = { line: 1, column: 1 }) => ({
    line: inside.line + before.length - 1,
    column: inside.column + (inside.line === 1 ? indent.length : 0),
  })
}

type Inside = { readonly line: number; readonly column: number }
type Locate = (steps: readonly string[], inside: Inside | undefined) => Inside

/** A missing value gets the position of its innermost existing parent. */
function createLocator(text: string): Locate {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, strict: false, logLevel: 'silent' })
  return (steps, inside) => {
    for (let length = steps.length; length > 0; length--) {
      const node = findNode(document, steps.slice(0, length))
      if (isPlaced(node))
        return inside && length === steps.length ? placeInside(node, inside, text, lines) : start(node, lines)
    }
    return { line: 1, column: 1 }
  }
}

type PlacedNode = Node & { readonly range: readonly [number, number, number] }

function isPlaced(node: unknown): node is PlacedNode {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}

function start({ range }: PlacedNode, lines: LineCounter): Inside {
  const { line, col } = lines.linePos(range[0])
  return { line, column: col }
}

/** Line and column are relative to the text without surrounding white space. */
function placeInside(node: PlacedNode, inside: Inside, text: string, lines: LineCounter): Inside {
  const from = start(node, lines)
  if (!isScalar(node) || typeof node.value !== 'string') return from
  const { value, type, range } = node
  const before = value
    .trim()
    .split('\n')
    .slice(0, inside.line - 1)
  const index = before.reduce((sum, line) => sum + line.length + 1, value.length - value.trimStart().length)
  const written = { value, type, range: [range[0], range[1], range[2]] as const }
  const offset = placeInScalar({ node: written, text }, index + inside.column - 1)
  if (offset === undefined) return from
  const { line, col } = lines.linePos(offset)
  return { line, column: col }
}

function splitPointer(pointer: string, root: string): { readonly path: string; readonly steps: readonly string[] } {
  const steps =
    pointer === ''
      ? []
      : pointer
          .slice(1)
          .split('/')
          .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const [first, path = root, ...rest] = steps
  return first === EXTERNAL_FILES ? { path, steps: rest } : { path: root, steps }
}

/** The node at a path, or `undefined`. Compares keys as text: `200` is a number in YAML. */
function findNode(document: Document.Parsed, steps: readonly string[]): unknown {
  let node: unknown = document.contents
  for (const step of steps) {
    const inside: unknown = isAlias(node) ? node.resolve(document) : node
    if (isMap(inside)) node = inside.items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === step)?.value
    else node = isSeq(inside) ? inside.items[Number(step)] : undefined
  }
  return node
}

/** A scalar of the parser, with the text of its file. */
export interface ScalarSource {
  readonly node: {
    readonly value: string
    readonly type?: Scalar['type'] | undefined
    readonly range: readonly [number, number, number]
  }
  readonly text: string
}

const SPACE = /\s/
const ESCAPED_SPACE = /[ \tnrtvfN_LP\r\n]/
/** Length of an escape after the backslash. */
const ESCAPES: Readonly<Record<string, number>> = { x: 3, u: 5, U: 9 }

/** Offset in the file of a character of the scalar's value, in any scalar style; undefined if the two do not match. */
function placeInScalar({ node, text }: ScalarSource, index: number): number | undefined {
  const { value } = node
  const isDouble = node.type === 'QUOTE_DOUBLE'
  const isSingle = node.type === 'QUOTE_SINGLE'
  const end = node.range[1]
  let at = node.range[0]
  if (isDouble || isSingle) at += 1
  else if (node.type?.startsWith('BLOCK') === true) at = endOfLine(text, at)
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

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end === -1 ? text.length : end
}
