import { parseEsm } from '../../../parse/parse-esm.js'

/** Marks ESM that is parsed as an expression. A noncharacter, so no source contains it. */
const ESM_MARK = '\uFDE3'
const HIDDEN = new RegExp(`\\{/\\*${ESM_MARK} *\\*/\\}`, 'g')
/** Maximum number of parts of a statement between blank lines: after each part, it is parsed again from its start. */
const MAX_PARTS = 20

/** A line without its line ending. */
interface Line {
  readonly text: string
  /** Offset of its first character. */
  readonly start: number
}

/** The state before a line. */
interface Context {
  /** Numbers of colons of the directives around it, from the outermost. */
  open: number[]
  fence: string
  isTable: boolean
  /** Whether the line cannot continue a paragraph. */
  isBlockStart: boolean
}

/**
 * Makes satteri read directives as the reference parser does: a closing fence ends the table above it, and `import` and
 * `export` in directives are code. Offsets do not change, but lines do. `isHiddenEsm` finds the code in the tree.
 */
export function convertContainers(text: string): string {
  if (!text.includes(':::') || !/\|[ \t]*\r?\n[ \t>]*:::|^(?:im|ex)port\b/m.test(text)) return text
  const lines = linesOf(text)
  const context: Context = { open: [], fence: '', isTable: false, isBlockStart: true }
  let converted = ''
  let end = 0
  const replace = (start: number, replacement: string): void => {
    converted += text.slice(end, start) + replacement
    end = start + replacement.length
  }
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line
    if (isInCode(line, context)) continue
    const last = context.open.length > 0 && context.isBlockStart ? findEsmEnd(lines, index, context) : undefined
    if (last !== undefined) {
      const { text: lastText, start } = lines[last] as Line
      const length = start + lastText.length - line.start
      replace(line.start, `{/*${ESM_MARK}`.padEnd(length - 3) + '*/}')
      index = last
      continue
    }
    const ending = context.isTable && isClosing(line) ? endOfTable(lines[index - 1] as Line) : undefined
    if (ending) replace(ending.start, ending.text)
    updateContext(line, context)
  }
  return converted + text.slice(end)
}

/** Whether an expression of the parsed tree is ESM that `convertContainers` has hidden. */
export function isHiddenEsm(value: string): boolean {
  return value.startsWith(`/*${ESM_MARK}`)
}

/** Restores the ESM that `convertContainers` has hidden, for a text in which expressions are shown as text. */
export function showEsm(text: string, source: string): string {
  return text.replace(HIDDEN, (hidden, offset: number) => source.slice(offset, offset + hidden.length))
}

function linesOf(text: string): Line[] {
  let start = 0
  return text.split('\n').map((each) => {
    const line = { text: each.endsWith('\r') ? each.slice(0, -1) : each, start }
    start += each.length + 1
    return line
  })
}

function isInCode({ text }: Line, context: Context): boolean {
  const [, fence = ''] = /^[ \t>]*(`{3,}|~{3,})/.exec(text) ?? []
  if (context.fence === '') context.fence = fence
  else if (fence.startsWith(context.fence) && text.trimEnd().endsWith(fence)) context.fence = ''
  return context.fence !== '' || fence !== ''
}

function isClosing({ text }: Line): boolean {
  return /^[ \t>]*:{3,}[ \t]*$/.test(text)
}

/** Updates the context for the next line. */
function updateContext({ text }: Line, context: Context): void {
  const content = text.replace(/^[ \t>]+/, '').trimEnd()
  const [fence = '', colons = ''] = /^(:{3,})(?:[\p{L}\p{N}][^\n]*)?$/u.exec(content) ?? []
  // A fence closes the outermost directive that it fits, with everything inside.
  const closed = fence === colons && colons !== '' ? context.open.findIndex((size) => size <= colons.length) : -1
  if (closed !== -1) context.open = context.open.slice(0, closed)
  else if (fence.length > colons.length && text.startsWith(':')) context.open.push(colons.length)
  context.isBlockStart = content === '' || colons !== ''
  if (context.isBlockStart) context.isTable = false
  else if (isDelimiterRow(content)) context.isTable = true
}

function isDelimiterRow(content: string): boolean {
  return content.includes('-') && content.includes('|') && /^[|:\- \t]+$/.test(content)
}

/** Returns the index of the last line of a block of ESM; `undefined` if there is none. */
function findEsmEnd(lines: readonly Line[], first: number, { open }: Context): number | undefined {
  if (!/^(?:im|ex)port\b/.test((lines[first] as Line).text)) return undefined
  const size = Math.min(...open)
  const isEnd = ({ text }: Line): boolean => text.startsWith(':'.repeat(size)) && /^:+[ \t]*$/.test(text)
  let code = ''
  let parts = 0
  for (let index = first; index < lines.length && parts < MAX_PARTS; index += 1) {
    const line = lines[index] as Line
    if (isEnd(line)) return undefined
    code += `${line.text}\n`
    const next = lines[index + 1]
    if (next !== undefined && next.text.trim() !== '' && !isEnd(next)) continue
    parts += 1
    const { failure } = parseEsm(code)
    if (!failure) return index
    if (!failure.isOpen) return undefined
  }
  return undefined
}

/**
 * Returns a blank line to replace the last pipe of a row and, if the table is in quotes, the spaces before the pipe;
 * `undefined` if the row has no such pipe, or too few spaces.
 */
function endOfTable({ text, start }: Line): Line | undefined {
  const [, before = '', spaces = ''] = /^(.*[^ \t])([ \t]*)\|[ \t]*$/.exec(text) ?? []
  const quotes = (/^[ \t>]*/.exec(text)?.[0] ?? '').replace(/[^>]/g, '')
  if (before === '' || spaces.length < quotes.length || before.endsWith('\\')) return undefined
  const end = start + before.length + spaces.length
  return { text: `\n${quotes}`, start: end - quotes.length }
}
