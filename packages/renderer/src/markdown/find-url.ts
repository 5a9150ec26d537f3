/** Offsets of a span in a text, in UTF-16 code units. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Maximum distance of a URL from the start of its element, in UTF-16 code units; URLs further away are not found. */
const MAX_ELEMENT = 4000
/** Maximum length of a label, 999 in CommonMark, and of the text that may precede it on its line. */
const MAX_LABEL = 1020
/** Maximum number of definitions to read for one label; links use only the first. */
const MAX_DEFINITIONS = 10

/** The text of a file. The definitions in it are cached per object. */
export interface FileText {
  readonly text: string
}

/**
 * Finds the URL of a link or image in its source: the destination between parentheses, the one in the definition of a
 * reference, or the value of an attribute. `start` is the offset of the link; `url` is decoded. `undefined` if the text
 * contains the URL in another form. The time for a link does not depend on the length of the file.
 */
export function findUrl(file: FileText, start: number, url: string): TextSpan | undefined {
  const { text } = file
  if (url === '') return undefined
  const open = text[start] === '!' ? start + 1 : start
  if (text[open] !== '[') return findValue(text, start, url)
  const block = firstBlock(text.slice(open, open + MAX_ELEMENT))
  const close = findClosingBracket(block, 0)
  if (close === undefined) return findValue(text, start, url)
  if (block[close + 1] === '(') {
    const span = readDestination(text, open + close + 2)
    return isSame(text.slice(span.start, span.end), url) ? span : findValue(text, start, url)
  }
  const labelEnd = block[close + 1] === '[' ? findClosingBracket(block, close + 1) : undefined
  const label = labelEnd === undefined ? '' : block.slice(close + 2, labelEnd).trim()
  const definitions = definitionsOf(file).get(normalize(label || block.slice(1, close))) ?? []
  return definitions.find(({ start, end }) => isSame(text.slice(start, end), url))
}

/** Returns the offset of the bracket that closes the bracket at `open`; skips escapes and code. */
function findClosingBracket(text: string, open: number): number | undefined {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '`') at = endOfCode(text, at)
    else if (character === '[') depth += 1
    else if (character === ']') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}

/** Returns a text up to its first blank line. */
function firstBlock(text: string): string {
  const end = text.search(/\n[ \t\r]*\n/)
  return end === -1 ? text : text.slice(0, end)
}

/** Returns the last offset of a code span, or of its opening backticks if nothing closes them. */
function endOfCode(text: string, start: number): number {
  let open = start
  while (text[open + 1] === '`') open += 1
  const fence = text.slice(start, open + 1)
  for (let at = text.indexOf(fence, open + 1); at !== -1; at = text.indexOf(fence, at + 1)) {
    let end = at + fence.length
    if (text[end] !== '`' && text[at - 1] !== '`') return end - 1
    while (text[end] === '`') end += 1
    at = end - 1
  }
  return open
}

/** Reads the destination of a link from the offset after its parenthesis, or after the colon of a definition. */
function readDestination(whole: string, from: number): TextSpan {
  const { start, end } = cutDestination(whole.slice(from, from + MAX_ELEMENT))
  return { start: from + start, end: from + end }
}

function cutDestination(text: string): TextSpan {
  let start = 0
  while (/\s/.test(text.charAt(start))) start += 1
  if (text[start] === '<') {
    const end = text.indexOf('>', start)
    return { start: start + 1, end: end === -1 ? start + 1 : end }
  }
  let end = start
  for (let depth = 0; end < text.length; end += 1) {
    const character = text.charAt(end)
    if (/\s/.test(character)) break
    if (character === '\\') end += 1
    else if (character === '(') depth += 1
    else if (character === ')') {
      if (depth === 0) break
      depth -= 1
    }
  }
  return { start, end }
}

const definitions = new WeakMap<FileText, ReadonlyMap<string, readonly TextSpan[]>>()

/** Returns the definitions of a file: normalized label → destinations. */
function definitionsOf(file: FileText): ReadonlyMap<string, readonly TextSpan[]> {
  const spans = definitions.get(file) ?? readDefinitions(file.text)
  definitions.set(file, spans)
  return spans
}

function readDefinitions(text: string): ReadonlyMap<string, readonly TextSpan[]> {
  const spansByLabel = new Map<string, TextSpan[]>()
  for (let close = text.indexOf(']:'); close !== -1; close = text.indexOf(']:', close + 1)) {
    const before = text.slice(Math.max(0, close - MAX_LABEL), close)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    const open = line.indexOf('[')
    if (open === -1 || line.slice(0, open).replaceAll('>', '').trim() !== '') continue
    const label = normalize(line.slice(open + 1))
    const spans = spansByLabel.get(label) ?? []
    if (spans.length < MAX_DEFINITIONS) spansByLabel.set(label, [...spans, readDestination(text, close + 2)])
  }
  return spansByLabel
}

function normalize(label: string): string {
  return label.replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Finds a URL in the value of an attribute, or as an autolink. */
function findValue(whole: string, start: number, url: string): TextSpan | undefined {
  const text = whole.slice(start, start + MAX_ELEMENT)
  for (let at = text.indexOf(url); at !== -1; at = text.indexOf(url, at + 1)) {
    const isStart = at === 0 || /["'=<{\s(]/.test(text.charAt(at - 1))
    if (isStart && /^(?:$|["'>}\s)\]])/.test(text.slice(at + url.length, at + url.length + 1)))
      return { start: start + at, end: start + at + url.length }
  }
  return undefined
}

/**
 * Whether a destination as written is a URL. Escapes and entities are rare: a text with them counts as equal. Some
 * dialects compare anchors without their case.
 */
function isSame(raw: string, url: string): boolean {
  return raw !== '' && (/[\\&]/.test(raw) || encodeURI(raw) === url || raw.toLowerCase() === url.toLowerCase())
}
