import { htmlBlockNames, htmlRawNames } from 'micromark-util-html-tag-name'
import { mayUseDirectives } from './satteri-parser.js'

/** Maximum number of quotes and lists that one line may open. Parsing time is quadratic in this number. */
const MAX_LEVELS = 1000
/** Maximum number of special characters in one paragraph. Parsing time is also quadratic in this number. */
const MAX_DELIMITERS = 10_000

/** A part of a text that no parser reads in reasonable time. */
export interface Overload {
  /** Offset of the first character of its line. */
  readonly offset: number
  readonly kind: 'nesting' | 'paragraph'
}

const LINE = /[^\r\n]*(?:\r\n|\r|\n|$)/y
const MARKERS = /(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t])))*/y
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/
/** Possible emphasis, character references, directives and autolinks. Schemes of plain URLs are none of these. */
const DELIMITER = /\*|(?<!\w)_|_(?!\w)|&[#\w]|<[a-z]+:|:(?!\/\/)/gi
/** The delimiters in a text with directives, where each link to another site takes as long as a directive. */
const DELIMITER_OR_LINK = new RegExp(`${DELIMITER.source}|\\]\\(\\w+:`, 'gi')
/** Possible links without Markdown: parsing time is quadratic in their number, but a paragraph may have more of them. */
const URL_DELIMITER = /:\/\/|\bwww\.|@/gi
const URLS_PER_DELIMITER = 5
/** Blocks that need no blank line before them: list items, definitions, headings and table rows. */
const STARTS_BLOCK = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})(?:[ \t]|$)|\[[^[\]]*\]:)|\|/
/** Indented code and HTML blocks (CommonMark 4.4 and 4.6): everything in them up to the next blank line is literal. */
const CODE_OR_HTML = new RegExp(
  `^(?: {4}|\\t| {0,3}<(?:[!?]|(?:${htmlRawNames.join('|')})(?=[\\s>]|$)|/?(?:${htmlBlockNames.join('|')})(?=[\\s/>]|$)))`,
  'i',
)
/** A single tag on a separate line also begins an HTML block. */
const LONE_TAG = /^ {0,3}<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>$/i
/** In MDX, an import or export ends at the next blank line. */
const ESM = /^(?:im|ex)port\b/

/** The first part of a Markdown or MDX text that no parser reads in reasonable time. Runs in linear time. */
export function findOverload(text: string, isMdx = false): Overload | undefined {
  if (text.length <= MAX_DELIMITERS && !hasLongLine(text)) return undefined
  const delimiter = mayUseDirectives(text) ? DELIMITER_OR_LINK : DELIMITER
  let fence = ''
  let literal: Literal = 'none'
  let depth = 0
  let isNew = true
  let [start, count] = [0, 0]
  let offset = findBody(text)
  for (let line = lineAt(text, offset); line !== ''; offset += line.length, line = lineAt(text, offset)) {
    const isFence = (fence === '' ? FENCE : /^[ \t>]*(`{3,}|~{3,})[ \t]*$/).exec(line.trimEnd())?.[1]
    if (isFence?.startsWith(fence)) {
      fence = fence === '' ? isFence : ''
      ;[count, isNew] = [0, true]
      continue
    }
    if (fence !== '') continue
    const markers = markersOf(line)
    if (line.length > MAX_LEVELS && markers.replace(/\s/g, '').length > MAX_LEVELS && opensBlocks(line, markers))
      return { offset, kind: 'nesting' }
    if (line.slice(markers.length).trim() === '') {
      ;[count, isNew] = [0, true]
      continue
    }
    if (isNew) [literal, depth] = [literalAt(line, isMdx), 0]
    if (isNew || STARTS_BLOCK.test(line)) [start, count] = [offset, 0]
    isNew = false
    if (literal === 'block') continue
    let remaining = line
    if (literal !== 'none') {
      const closed = findClosed(line, literal, depth)
      if (closed.end === undefined) {
        depth = closed.depth
        continue
      }
      literal = 'none'
      remaining = line.slice(closed.end)
    }
    count +=
      (remaining.match(delimiter)?.length ?? 0) + (remaining.match(URL_DELIMITER)?.length ?? 0) / URLS_PER_DELIMITER
    if (count > MAX_DELIMITERS) return { offset: start, kind: 'paragraph' }
  }
  return undefined
}

/** Whether a line is so long that it could open too many quotes and lists. */
function hasLongLine(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    if ((end === -1 ? text.length : end) - start > MAX_LEVELS) return true
    start = end === -1 ? text.length : end + 1
  }
  return false
}

/** The literal part of a block: nothing, everything up to the next blank line, or an expression or tag at its start. */
type Literal = 'none' | 'block' | 'expression' | 'tag'

function literalAt(line: string, isMdx: boolean): Literal {
  if (!isMdx) return CODE_OR_HTML.test(line) || LONE_TAG.test(line.trimEnd()) ? 'block' : 'none'
  if (ESM.test(line)) return 'block'
  const delimiter = line.trimStart()[0]
  return delimiter === '{' ? 'expression' : delimiter === '<' ? 'tag' : 'none'
}

/**
 * Finds the offset after an expression or tag that ends in a line, and the number of braces that are open there. The
 * offset is absent if it does not end in the line.
 */
function findClosed(line: string, literal: Literal, open: number): { readonly end?: number; readonly depth: number } {
  let depth = open
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '{') depth++
    else if (line[index] === '}') depth--
    else if (literal !== 'tag' || line[index] !== '>') continue
    if (depth <= 0 && line[index] === (literal === 'tag' ? '>' : '}')) return { end: index + 1, depth }
  }
  return { depth }
}

function lineAt(text: string, offset: number): string {
  LINE.lastIndex = offset
  return LINE.exec(text)?.[0] ?? ''
}

function markersOf(line: string): string {
  MARKERS.lastIndex = 0
  return MARKERS.exec(line)?.[0] ?? ''
}

/** Whether the markers of a line open quotes or lists. A line of only hyphens or asterisks is a thematic break. */
function opensBlocks(line: string, markers: string): boolean {
  return markers.includes('>') || line.slice(markers.length).trim() !== ''
}

/** Offset of the text after the front matter. */
function findBody(text: string): number {
  if (!text.startsWith('---')) return 0
  const end = text.indexOf('\n---', 3)
  return end === -1 ? 0 : end + 1
}
