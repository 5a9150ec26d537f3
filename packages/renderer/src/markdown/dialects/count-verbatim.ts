import type { SourceLine } from './source-line.js'

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!`)|~{3,}(?!~))/

/** Counts the lines of the fenced code or the HTML comment that starts at an index; 0 if none starts there. */
export function countVerbatim(lines: readonly SourceLine[], start: number): number {
  const text = lines[start]?.text ?? ''
  if (findFence(text)) return findClosingFence(lines, start) ?? lines.length - start
  if (!text.trimStart().startsWith('<!--')) return 0
  for (let index = start; index < lines.length; index++)
    if (lines[index]?.text.includes('-->')) return index + 1 - start
  return lines.length - start
}

/** Whether fenced code starts at an index and no line closes it. */
export function isUnclosedFence(lines: readonly SourceLine[], start: number): boolean {
  return findFence(lines[start]?.text ?? '') !== undefined && findClosingFence(lines, start) === undefined
}

interface Fence {
  readonly marks: string
  /** Number of characters before the marks. */
  readonly indent: number
}

function findFence(text: string): Fence | undefined {
  const [matched = '', marks] = FENCE.exec(text) ?? []
  // Code in a line of text also starts with backticks.
  if (marks === undefined || (marks.startsWith('`') && text.includes('`', matched.length))) return undefined
  return { marks, indent: matched.length - marks.length }
}

/** Counts the lines up to the closing fence; `undefined` if there is none. */
function findClosingFence(lines: readonly SourceLine[], start: number): number | undefined {
  const fence = findFence(lines[start]?.text ?? '')
  if (!fence) return undefined
  for (let index = start + 1; index < lines.length; index++)
    if (closesFence(lines[index]?.text ?? '', fence)) return index + 1 - start
  return undefined
}

/** Markdown reads a fence that is four columns further in as code. */
const MAX_INDENT = 3

function closesFence(text: string, { marks, indent }: Fence): boolean {
  const written = text.replace(/^[ \t>]+/, '')
  const closing = written.trimEnd()
  if (text.length - written.length > indent + MAX_INDENT) return false
  return closing.length >= marks.length && closing === marks.charAt(0).repeat(closing.length)
}
