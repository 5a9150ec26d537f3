import { findEmoji } from '../find-emoji.js'
import type { LineEdit } from '../source-line.js'
import { createCodeSpanFinder } from './code-span-finder.js'
import { type ConvertedTag, convertTag, type TagContext } from './convert-tag.js'
import { evaluateLiteral, type LiteralValues } from './evaluate-literal.js'
import { readTag } from './read-tag.js'
import { type HashContext, rewriteLink } from './rewrite-link.js'

/** What a run of lines of text is converted with. Offsets are in the text of all its lines. */
export interface RunContext {
  readonly values: LiteralValues
  readonly hashes: HashContext
  readonly isLiteral: (offset: number) => boolean
  readonly dropAt: (kind: string, offset: number) => void
}

const EMOJI = /:([\w+-]+):/y
/** Maximum number of characters of an expression. */
const MAX_EXPRESSION = 500
/** Attributes in braces, after a link, an image or code: `{target="_blank"}`. */
const ATTRIBUTES =
  /\{\s*(?:\.[\w-]+|[\w-]+=(?:"[^"{}]*"|[^\s"{}]+))(?:\s+(?:\.[\w-]+|[\w-]+=(?:"[^"{}]*"|[^\s"{}]+)))*\s*\}/y
const AUTOLINK = /<[a-z][a-z\d+.-]+:[^\s<>]*>/iy

/** The text of a run, and what its parts are converted with. */
type RunText = RunContext & TagContext

/** The edits for a part of a text, and the index after it. */
type ConvertedPart = ConvertedTag

/** Finds the edits that convert a run of text, in order and without overlaps. */
export function findEdits(text: string, context: RunContext): readonly LineEdit[] {
  const run: RunText = { ...context, text, state: { literalName: undefined, literalDepth: 0 } }
  const findSpanEnd = createCodeSpanFinder(text)
  const edits: LineEdit[] = []
  const starts = /[\\`<{:\])]/g
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const converted = convertPart(run, start.index, findSpanEnd)
    edits.push(...converted.edits)
    starts.lastIndex = converted.end
  }
  return edits
}

/** Converts what begins at an index; only one character if that is plain text. */
function convertPart(run: RunText, at: number, findSpanEnd: (start: number) => number): ConvertedPart {
  const { text } = run
  switch (text[at]) {
    case '\\':
      return { edits: [], end: at + 2 }
    case '`':
      return removeAttributes(text, findSpanEnd(at))
    case '<':
      return convertAngle(run, at)
    case '{':
      return text[at + 1] === '{' ? convertExpression(run, at) : { edits: [], end: at + 1 }
    case ':':
      return convertEmoji(text, at)
    case ']': {
      const link = rewriteLink(text, at, run.hashes)
      return link ? { edits: [link], end: link.end } : { edits: [], end: at + 1 }
    }
    case ')':
      return removeAttributes(text, at + 1)
    default:
      return { edits: [], end: at + 1 }
  }
}

function removeAttributes(text: string, at: number): ConvertedPart {
  ATTRIBUTES.lastIndex = at
  if (!ATTRIBUTES.test(text)) return { edits: [], end: at }
  const end = ATTRIBUTES.lastIndex
  return { edits: [{ start: at, end, text: '' }], end }
}

/** Converts a tag. Skips comments and URLs in angle brackets. */
function convertAngle(run: RunText, at: number): ConvertedPart {
  const { text } = run
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at)
    return { edits: [], end: end === -1 ? text.length : end + 3 }
  }
  AUTOLINK.lastIndex = at
  if (AUTOLINK.test(text)) return { edits: [], end: AUTOLINK.lastIndex }
  const tag = readTag(text, at)
  return tag ? convertTag(tag, at, run) : { edits: [], end: at + 1 }
}

function convertExpression({ text, state, values, isLiteral, dropAt }: RunText, at: number): ConvertedPart {
  const length = text.slice(at, at + MAX_EXPRESSION).indexOf('}}')
  const end = at + length
  if (length === -1 || state.literalName !== undefined) return { edits: [], end: at + 2 }
  if (isLiteral(at)) {
    // In HTML, a backslash would be text.
    const before = text.slice(Math.max(0, at - MAX_EXPRESSION), end)
    const line = before.slice(before.lastIndexOf('\n', before.length - 1 - length) + 1)
    return { edits: line.includes('<') ? [] : [{ start: at, end: at + 2, text: '\\{\\{' }], end: at + 2 }
  }
  const value = evaluateLiteral(text.slice(at + 2, end), values)
  if (value === undefined) dropAt('expressions in braces', at)
  const edits = value === undefined ? [] : [{ start: at, end: end + 2, text: value.replaceAll('\n', ' ') }]
  return { edits, end: end + 2 }
}

function convertEmoji(text: string, at: number): ConvertedPart {
  EMOJI.lastIndex = at
  const [code, name = ''] = EMOJI.exec(text) ?? []
  const emoji = code === undefined || /[\w:]/.test(text[at - 1] ?? '') ? undefined : findEmoji(name)
  if (code === undefined || emoji === undefined) return { edits: [], end: at + 1 }
  const end = at + code.length
  return { edits: [{ start: at, end, text: emoji }], end }
}
