import { editLine, insertLine, type SourceLine } from '../source-line.js'
import type { LineKind } from './classify-lines.js'

const OPENING = /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(:{3,})[ \t]*([a-z][\w-]*)(?:[ \t]+(.*))?$/
const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/
const ATTRIBUTES = /\{([^{}]*)\}\s*$/
/** Tabs of the package `vitepress-plugin-tabs`. */
const TAB = /^[ \t]*==[ \t]+(.+?)[ \t]*$/

/** Containers without a title: their content is shown as if it were not inside of them. */
const UNFRAMED: ReadonlySet<string> = new Set(['raw', 'v-pre'])
const TITLED: ReadonlySet<string> = new Set(['tip', 'info', 'warning', 'danger', 'note', 'important', 'caution'])

interface OpenContainer {
  readonly name: string
  readonly colons: number
  readonly indent: string
  hasTab: boolean
}

/** Indexes of the lines in `::: v-pre`, whose braces are text. */
export function findLiteralLines(lines: readonly SourceLine[], kinds: readonly LineKind[]): ReadonlySet<number> {
  const literal = new Set<number>()
  let length = 0
  for (const [index, { text }] of lines.entries()) {
    if (kinds[index] !== 'text') continue
    const [, , colons = '', name] = OPENING.exec(text) ?? []
    if (length > 0) literal.add(index)
    if (length === 0 && name === 'v-pre') length = colons.length
    else if (length > 0 && (CLOSING.exec(text)?.[1]?.length ?? 0) >= length) length = 0
  }
  return literal
}

/** Converts the lines that open and close containers, each to one line or to two. */
export function convertContainers(
  lines: readonly SourceLine[],
  kinds: readonly LineKind[],
): readonly (readonly SourceLine[])[] {
  const open: OpenContainer[] = []
  return lines.map((line, index) => convertLine(line, kinds[index]))

  function convertLine(line: SourceLine, kind: LineKind | undefined): readonly SourceLine[] {
    if (kind !== 'text') return [line]
    const closing = CLOSING.exec(line.text)?.[1]
    if (closing !== undefined) return close(line, closing.length)
    const tabs = open.at(-1)
    const label = tabs?.name === 'tabs' ? TAB.exec(line.text)?.[1] : undefined
    if (tabs && label !== undefined) return openTab(line, label, tabs)
    const [matched, before = '', colons = '', name = '', info = ''] = OPENING.exec(line.text) ?? []
    if (matched === undefined) return [line]
    const text = openingOf(name, colons, info.trim())
    if (text === undefined) return [line]
    open.push({ name, colons: colons.length, indent: before.replace(/\S/g, ' '), hasTab: false })
    return [editLine(line, [{ start: before.length, end: line.text.length, text }])]
  }

  /** Closes the outermost container that a fence of this length closes, with everything inside of it. */
  function close(line: SourceLine, length: number): readonly SourceLine[] {
    const index = open.findIndex(({ colons }) => colons <= length)
    const closed = open[index]
    if (!closed) return [line]
    open.length = index
    if (UNFRAMED.has(closed.name)) return [insertLine('', line)]
    if (closed.name !== 'tabs') return [line]
    const colons = closed.indent + ':'.repeat(closed.colons)
    return [...(closed.hasTab ? [insertLine(colons, line)] : []), insertLine(`${colons}:`, line)]
  }
}

function openTab(line: SourceLine, label: string, tabs: OpenContainer): readonly SourceLine[] {
  const colons = tabs.indent + ':'.repeat(tabs.colons)
  const before = tabs.hasTab ? [insertLine(colons, line)] : []
  tabs.hasTab = true
  return [...before, insertLine(`${colons}tab[${escapeLabel(label)}]`, line)]
}

/** The opening of the same container in docgen; `undefined` for a container that VitePress does not have. */
function openingOf(name: string, colons: string, info: string): string | undefined {
  if (UNFRAMED.has(name)) return ''
  const [written = '', inBraces = ''] = ATTRIBUTES.exec(info) ?? []
  const title = written === '' ? info : info.slice(0, -written.length).trim()
  const attributes = writeAttributes(inBraces)
  if (name === 'code-group') return `${colons}code-group${attributes}`
  if (name === 'tabs') {
    const key = /(?:^|\s)key:(\S+)/.exec(info)?.[1]
    return `:${colons}tabs${key === undefined ? '' : `{group="${key.replaceAll('"', '')}"}`}`
  }
  if (name === 'details') return `${colons}details[${escapeLabel(title || 'Details')}]${attributes}`
  if (!TITLED.has(name)) return undefined
  return `${colons}${name}${title === '' ? '' : `[${escapeLabel(title)}]`}${attributes}`
}

/** Writes the attributes that docgen's containers have: an id, classes and `open`. */
function writeAttributes(inBraces: string): string {
  const words = inBraces.split(/\s+/).filter((word) => /^(?:[#.][\w-]+|open)$/.test(word))
  return words.length === 0 ? '' : `{${words.join(' ')}}`
}

/** Escapes brackets that would end a label. */
export function escapeLabel(text: string): string {
  let depth = 0
  let isBalanced = true
  for (const character of text) {
    if (character === '[') depth++
    else if (character === ']') depth--
    if (depth < 0) isBalanced = false
  }
  return isBalanced && depth === 0 ? text : text.replace(/(?<!\\)[[\]]/g, '\\$&')
}
