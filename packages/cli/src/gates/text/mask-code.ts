/** A fenced block of code. */
export interface Fence {
  /** 1-based line of the opening fence. */
  readonly line: number
  /** The info string of the opening fence, such as `js title="a.js"`. */
  readonly info: string
  /** The lines between the fences, without the indentation of the opening fence. */
  readonly code: string
  /** Number of columns removed from each line. */
  readonly indent: number
  /** Whether it has a closing fence. */
  readonly isClosed: boolean
}

const OPENING = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*)(`{3,}|~{3,})([\s\S]*)/

interface OpenFence {
  readonly mark: string
  readonly line: number
  readonly info: string
  readonly indent: number
}

/** The fenced code blocks of a Markdown text from a 1-based line on. A block that is not closed ends with the text. */
export function listFences(text: string, firstLine = 1): readonly Fence[] {
  const fences: Fence[] = []
  let open: OpenFence | undefined
  let code: string[] = []
  const lines = text.split(/\r\n|\n|\r/)
  const close = (isClosed: boolean): void => {
    if (open) fences.push({ line: open.line, info: open.info, code: code.join('\n'), indent: open.indent, isClosed })
    open = undefined
    code = []
  }
  for (const [index, content] of lines.entries()) {
    if (index + 1 < firstLine) continue
    if (open) {
      if (isClosing(content, open.mark)) close(true)
      else code.push(stripIndent(content, open.indent))
      continue
    }
    // Most lines have no fence, and this test is faster than the pattern.
    if (!content.includes('```') && !content.includes('~~~')) continue
    const [, before = '', mark, info = ''] = OPENING.exec(content) ?? []
    // Inline code can also begin a line.
    if (mark === undefined || (mark.startsWith('`') && info.includes('`'))) continue
    open = { mark, line: index + 1, info: info.trim(), indent: before.length }
  }
  close(false)
  return fences
}

function isClosing(content: string, mark: string): boolean {
  const trimmed = content.replace(/^[ \t>]*/, '').trimEnd()
  return trimmed.startsWith(mark) && [...trimmed].every((character) => character === mark.charAt(0))
}

function stripIndent(content: string, indent: number): string {
  const start = content.slice(0, indent)
  return /^[ \t>]*$/.test(start) ? content.slice(indent) : content.trimStart()
}

/** Replaces code and everything before a line with spaces, so that offsets stay the same. */
export function maskCode(text: string, firstLine = 1): string {
  return mapInlineCode(maskFences(text, firstLine), blank)
}

/** Replaces fenced code and everything before a line with spaces. */
export function maskFences(text: string, firstLine = 1): string {
  const fenced = new Set<number>()
  for (const { line, code } of listFences(text, firstLine)) {
    const count = code === '' ? 0 : code.split('\n').length
    for (let each = line; each <= line + count + 1; each++) fenced.add(each)
  }
  let line = 1
  const lines = text.split(/(\r\n|\n|\r)/).map((part, index) => {
    if (index % 2 === 1) {
      line += 1
      return part
    }
    return line < firstLine || fenced.has(line) ? ' '.repeat(part.length) : part
  })
  return lines.join('')
}

/** Replaces inline code, with its backticks. It ends in its paragraph, with as many backticks as it begins with. */
export function mapInlineCode(text: string, replace: (code: string) => string): string {
  return text
    .split(/(\n[ \t]*\n)/)
    .map((paragraph) => {
      const runs = [...paragraph.matchAll(/`+/g)]
      let masked = ''
      let at = 0
      for (let index = 0; index < runs.length; index++) {
        const opening = runs[index]
        if (!opening || opening.index < at) continue
        const closing = runs.slice(index + 1, index + 1 + MAX_RUNS).find(([marks]) => marks === opening[0])
        if (!closing) continue
        const end = closing.index + closing[0].length
        masked += paragraph.slice(at, opening.index) + replace(paragraph.slice(opening.index, end))
        at = end
      }
      return masked + paragraph.slice(at)
    })
    .join('')
}

// Inline code contains fewer runs of backticks. Without a limit, the search would take quadratic time.
const MAX_RUNS = 200

/** Replaces everything except line breaks with spaces. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
