import type { MarkdownContext } from './markdown-context.js'

/** A hard line break. */
export const LINE_BREAK = '\\\n'

/** Whether white space or a line break may be around a text. This check is fast, because most texts have none. */
export function hasEdges(line: string): boolean {
  const first = line.charCodeAt(0)
  return !(first > 32 && first < 127 && first !== 92 && endsVisibly(line))
}

function endsVisibly(line: string): boolean {
  const last = line.charCodeAt(line.length - 1)
  return last > 32 && last < 127
}

/** A text, and white space and line breaks around it: next to a delimiter, the backslash of a break would escape it. */
export function splitEdges(line: string): { readonly start: string; readonly text: string; readonly end: string } {
  let start = 0
  let end = line.length
  while (line[start] === ' ' || line.startsWith(LINE_BREAK, start)) {
    start += line[start] === ' ' ? 1 : LINE_BREAK.length
  }
  if (start === end) return { start: line, text: '', end: '' }
  while (line[end - 1] === ' ' || line.endsWith(LINE_BREAK, end)) end -= line[end - 1] === ' ' ? 1 : LINE_BREAK.length
  return { start: line.slice(0, start), text: line.slice(start, end).trim(), end: line.slice(end) }
}

/** Code in a line: in as many backticks as it needs. */
export function codeSpan(raw: string, { isInTable }: Pick<MarkdownContext, 'isInTable'>): string {
  const first = raw.charCodeAt(0)
  // Fast path: most code is a word.
  if (first > 32 && first < 127 && !/[\n`|]/.test(raw)) return `\`${raw}\``
  const code = raw.replace(/\n/g, ' ')
  if (code.trim() === '') return code === '' ? '' : ' '
  const fence = fenceFor(code, 1)
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return `${fence}${space}${isInTable ? code.replaceAll('|', '\\|') : code}${space}${fence}`
}

/** A run of at least `least` backticks that is longer than any in the code. */
export function fenceFor(code: string, least: number): string {
  let longest = least - 1
  if (code.includes('`')) for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return '`'.repeat(longest + 1)
}

/** Whether an emphasis delimiter is valid between a character outside and a character inside the emphasis. */
export function opens(outside: string, inside: string): boolean {
  if (outside === '' || outside === ' ' || outside === '\n') return true
  if (/[*_~]/.test(outside + inside)) return false
  return !isPunctuation(inside) || isPunctuation(outside)
}

function isPunctuation(character: string): boolean {
  return character > '\u007f' ? /[\p{P}\p{S}]/u.test(character) : /[!-/:-@[-`{-~]/.test(character)
}
