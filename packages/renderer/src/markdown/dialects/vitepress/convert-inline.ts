import { createLineTable } from '../../../contract/line-table.js'
import type { LineKind } from '../classify-lines.js'
import type { DialectContext } from '../dialect.js'
import { findEmoji } from '../find-emoji.js'
import { editLine, type LineEdit, type SourceLine } from '../source-line.js'
import { createCodeSpanFinder } from './code-span-finder.js'
import { convertTag, type TagContext, type TagState } from './convert-tag.js'
import { evaluateLiteral, type LiteralValues } from './evaluate-literal.js'
import { readTag } from './read-tag.js'
import { type HashContext, rewriteLink } from './rewrite-link.js'

/** What the text of a page is converted with. */
export interface InlineContext {
  readonly kinds: readonly LineKind[]
  /** Indexes of lines whose braces are text. */
  readonly literal: ReadonlySet<number>
  readonly values: LiteralValues
  readonly hashes: HashContext
  readonly drop: DialectContext['drop']
}

const EMOJI = /:([\w+-]+):/y
/** Maximum number of characters of an expression. */
const MAX_EXPRESSION = 500
/** Attributes in braces, after a link, an image or code: `{target="_blank"}`. */
const ATTRIBUTES =
  /\{\s*(?:\.[\w-]+|[\w-]+=(?:"[^"{}]*"|[^\s"{}]+))(?:\s+(?:\.[\w-]+|[\w-]+=(?:"[^"{}]*"|[^\s"{}]+)))*\s*\}/y
const AUTOLINK = /<[a-z][a-z\d+.-]+:[^\s<>]*>/iy

/** Converts components, expressions and emoji in the text of a page. Skips code and comments. */
export function convertInline(lines: readonly SourceLine[], context: InlineContext): readonly SourceLine[] {
  const converted = [...lines]
  let start = 0
  while (start < lines.length) {
    if (context.kinds[start] !== 'text') {
      start++
      continue
    }
    let end = start
    while (end < lines.length && context.kinds[end] === 'text') end++
    for (const [index, line] of convertRun(lines.slice(start, end), start, context).entries())
      converted[start + index] = line
    start = end
  }
  return converted
}

/** Converts consecutive lines of text. `first` is the index of the first of them in the page. */
function convertRun(lines: readonly SourceLine[], first: number, context: InlineContext): readonly SourceLine[] {
  const text = lines.map((line) => line.text).join('\n')
  if (!/[<{:\]]/.test(text)) return lines
  const table = createLineTable(text)
  const dropAt = (kind: string, offset: number): void => {
    const number = table.lineAt(offset)
    const line = lines[number - 1]
    if (line) context.drop(kind, line, offset - table.startOf(number))
  }
  const edits = findEdits(text, {
    values: context.values,
    hashes: context.hashes,
    isLiteral: (offset) => context.literal.has(first + table.lineAt(offset) - 1),
    dropAt,
  })
  return splitEdits(edits, lines).map((lineEdits, index) => {
    const line = lines[index] as SourceLine
    const edited = editLine(line, lineEdits)
    return edited === line ? line : keepBlock(edited, lines[index - 1], lines[index + 1])
  })
}

/** Splits the edits of a text into those of each of its lines. An edit of several lines inserts its text in the first. */
function splitEdits(edits: readonly LineEdit[], lines: readonly SourceLine[]): readonly (readonly LineEdit[])[] {
  let start = 0
  // Index of the first edit that does not end in an earlier line.
  let first = 0
  return lines.map((line) => {
    const end = start + line.text.length
    const lineEdits: LineEdit[] = []
    for (let index = first; index < edits.length; index++) {
      const edit = edits[index]
      if (!edit || edit.start > end) break
      if (edit.end <= end) first = index + 1
      if (edit.start === end && edit.end > end) continue
      const text = edit.start >= start ? edit.text : ''
      lineEdits.push({ start: Math.max(edit.start, start) - start, end: Math.min(edit.end, end) - start, text })
    }
    start = end + 1
    return lineEdits
  })
}

/**
 * Keeps a line from becoming blank if the lines around it are not: a blank line would end the HTML block or paragraph,
 * and indented HTML below it would become code.
 */
function keepBlock(line: SourceLine, before: SourceLine | undefined, after: SourceLine | undefined): SourceLine {
  if (line.text.trim() !== '') return line
  const isInside = [before, after].some((each) => each !== undefined && each.text.trim() !== '')
  return editLine(line, [{ start: 0, end: line.text.length, text: isInside ? '<!-- -->' : '' }])
}

/** What a run of lines of text is converted with. Offsets are in the text of all its lines. */
interface RunContext {
  readonly values: LiteralValues
  readonly hashes: HashContext
  readonly isLiteral: (offset: number) => boolean
  readonly dropAt: (kind: string, offset: number) => void
}

/** Finds the edits that convert a run of text, in order and without overlaps. */
function findEdits(text: string, { values, hashes, isLiteral, dropAt }: RunContext): readonly LineEdit[] {
  const edits: LineEdit[] = []
  const state: TagState = { literalName: undefined, literalDepth: 0 }
  const tagContext: TagContext = { text, state, values, dropAt }
  let index = 0
  const findSpanEnd = createCodeSpanFinder(text)
  while (index < text.length) {
    const character = text[index]
    if (character === '\\') index += 2
    else if (character === '`') index = skipAttributes(findSpanEnd(index))
    else if (character === '<') index = readAngle(index)
    else if (character === '{' && text[index + 1] === '{') index = readExpression(index)
    else if (character === ':') index = readEmoji(index)
    else if (character === ']') index = readLink(index)
    else if (character === ')') index = skipAttributes(index + 1)
    else index++
  }
  return edits

  function skipAttributes(at: number): number {
    ATTRIBUTES.lastIndex = at
    if (!ATTRIBUTES.test(text)) return at
    edits.push({ start: at, end: ATTRIBUTES.lastIndex, text: '' })
    return ATTRIBUTES.lastIndex
  }

  function readAngle(at: number): number {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at)
      return end === -1 ? text.length : end + 3
    }
    AUTOLINK.lastIndex = at
    if (AUTOLINK.test(text)) return AUTOLINK.lastIndex
    const tag = readTag(text, at)
    if (!tag) return at + 1
    const converted = convertTag(tag, at, tagContext)
    edits.push(...converted.edits)
    return converted.end
  }

  function readExpression(at: number): number {
    const length = text.slice(at, at + MAX_EXPRESSION).indexOf('}}')
    const end = at + length
    if (length === -1 || state.literalName !== undefined) return at + 2
    if (isLiteral(at)) {
      // In HTML, a backslash would be text.
      const before = text.slice(Math.max(0, at - MAX_EXPRESSION), end)
      const line = before.slice(before.lastIndexOf('\n', before.length - 1 - length) + 1)
      if (!line.includes('<')) edits.push({ start: at, end: at + 2, text: '\\{\\{' })
      return at + 2
    }
    const value = evaluateLiteral(text.slice(at + 2, end), values)
    if (value === undefined) dropAt('expressions in braces', at)
    else edits.push({ start: at, end: end + 2, text: value.replaceAll('\n', ' ') })
    return end + 2
  }

  function readLink(at: number): number {
    const link = rewriteLink(text, at, hashes)
    if (link) edits.push(link)
    return link?.end ?? at + 1
  }

  function readEmoji(at: number): number {
    EMOJI.lastIndex = at
    const [code, name = ''] = EMOJI.exec(text) ?? []
    const emoji = code === undefined || /[\w:]/.test(text[at - 1] ?? '') ? undefined : findEmoji(name)
    if (code === undefined || emoji === undefined) return at + 1
    edits.push({ start: at, end: at + code.length, text: emoji })
    return at + code.length
  }
}
