import { indentOf } from '../indentation.js'
import type { BlockConstruct } from '../markdown-extra/block-construct.js'
import { findBlockEnd, readIndented } from '../markdown-extra/indented-block.js'
import { escapeLabel, writeDirective } from '../write-directive.js'

const OPENING = /^[ \t]*(?:(!!!)|(\?\?\?\+?)) ?([\w-]+(?: +[\w-]+)*)?(?: +"(.*)")? *$/
/** Types of Material for MkDocs → admonitions of docgen with the same color. */
const KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  seealso: 'note',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  info: 'info',
  todo: 'info',
  important: 'tip',
  tip: 'tip',
  hint: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  question: 'info',
  help: 'info',
  faq: 'info',
  warning: 'warning',
  caution: 'warning',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  danger: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'note',
  quote: 'note',
  cite: 'note',
}

/**
 * `!!! note "Title"` becomes an admonition, `??? note "Title"` a collapsible part: `:::details`. Other types become
 * notes with a class of that name, which a style sheet can change.
 */
export const admonition: BlockConstruct = (lines, start, { convertInside, drop }) => {
  const line = lines[start]
  const [matched, mark, isCollapsible, typeWords = '', written] = line ? (OPENING.exec(line.text) ?? []) : []
  if (!line || matched === undefined || (mark !== undefined && typeWords === '')) return undefined
  const indent = indentOf(line) ?? 0
  const end = findBlockEnd(lines, start, indent)
  const [type = 'note', ...words] = typeWords
    .toLowerCase()
    .split(/ +/)
    .filter((word) => word !== '')
  const isInline = words.includes('inline')
  if (isInline) drop('the position of inline admonitions', line, indent)
  const body = convertInside(readIndented(lines.slice(start + 1, end), indent))
  const classes = words.filter((word) => word !== 'inline' && word !== 'end')
  const collapsible = isCollapsible === undefined ? undefined : isCollapsible.endsWith('+') ? 'open' : 'closed'
  const text = writeOpening({ type, classes, title: written, collapsible })
  return { length: end - start, lines: writeDirective({ text, line }, body, indent) }
}

/** An admonition, or a collapsible part with the looks of one. */
export interface Admonition {
  readonly type: string
  readonly classes: readonly string[]
  /** As written; empty to hide it. */
  readonly title: string | undefined
  /** Initial state of a collapsible part; `undefined` for an admonition. */
  readonly collapsible: 'open' | 'closed' | undefined
}

/** Writes the opening of a directive, without its colons. */
export function writeOpening({ type, classes: written, title, collapsible }: Admonition): string {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined
  const classes = [...(kind === type ? [] : [type]), ...written].map((name) => `.${name}`)
  const label = (text: string): string => (text === '' ? '' : `[${escapeLabel(text)}]`)
  if (collapsible !== undefined) {
    return `details${label(title || titleOf(type))}${braces([...classes, ...(collapsible === 'open' ? ['open'] : [])])}`
  }
  const shown = title === undefined && kind === type ? '' : label(title ?? titleOf(type))
  return `${kind ?? 'note'}${shown}${braces(title === '' ? ['title=""', ...classes] : classes)}`
}

function braces(attributes: readonly string[]): string {
  return attributes.length === 0 ? '' : `{${attributes.join(' ')}}`
}

/** The title of an admonition without one: as in Python-Markdown, its type. */
function titleOf(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1)
}
