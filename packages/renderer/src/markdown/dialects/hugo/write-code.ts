import { addIndent, isBlank } from '../indentation.js'
import { insertLine, type SourceLine } from '../source-line.js'
import type { BlockRequest } from './block-request.js'
import { writeOptions } from './convert-fence.js'
import { convertLine } from './convert-line.js'
import { argument, type HugoPage } from './hugo-page.js'

/** Writes `highlight`, `mermaid` and other shortcodes that contain code. */
export function writeCode({ block, code, indent, page }: BlockRequest): readonly SourceLine[] {
  const { tag, opening } = block
  if (tag.name === 'katex') return writeFormula(code, opening, indent)
  const named = [...tag.named].map(([name, value]) => `${name}=${quoteOption(value)}`).join(' ')
  const options = writeOptions(`${tag.positional.slice(1).join(',')} ${named}`)
  const language = tag.name === 'highlight' ? argument(tag, 'lang', 'type', 0) : tag.name
  return writeFence(code, {
    info: `${language || 'text'}${options === '' ? '' : ` ${options}`}`,
    opening,
    indent,
    page,
  })
}

function quoteOption(value: string): string {
  return /^\[.*\]$/.test(value) ? value : `"${value}"`
}

/** What a fence needs besides its code. */
export interface FenceRequest {
  /** Language and options. */
  readonly info: string
  /** Where the fence comes from. */
  readonly opening: SourceLine
  readonly indent: number
  readonly page: HugoPage
}

/** Writes code with a fence that is longer than any in it. */
export function writeFence(
  code: readonly SourceLine[],
  { info, opening, indent, page }: FenceRequest,
): readonly SourceLine[] {
  const body = trimBlank(code).map((line) => convertLine(line, page, true))
  const longest = body.reduce((most, { text }) => Math.max(most, /^\s*(`{3,})/.exec(text)?.[1]?.length ?? 2), 2)
  const marks = '`'.repeat(longest + 1)
  const last = body.at(-1) ?? opening
  return [insertLine(`${marks}${info}`, opening), ...body, insertLine(marks, last)].map((line) =>
    addIndent(line, indent),
  )
}

function writeFormula(code: readonly SourceLine[], opening: SourceLine, indent: number): readonly SourceLine[] {
  const body = trimBlank(code).filter(({ text }) => !/^\s*\$\$\s*$/.test(text))
  if (body.length === 0) return []
  return [insertLine('$$', opening), ...body, insertLine('$$', opening)].map((line) => addIndent(line, indent))
}

/** Removes blank lines at both ends. */
export function trimBlank(lines: readonly SourceLine[]): readonly SourceLine[] {
  const start = lines.findIndex((line) => !isBlank(line))
  return start === -1 ? [] : lines.slice(start, lines.findLastIndex((line) => !isBlank(line)) + 1)
}
