import { closesFence, readFence } from './fence.js'
import type { SourceLine } from './source-line.js'

/** Counts the lines of the fenced code or the HTML comment that starts at an index; 0 if none starts there. */
export function countVerbatim(lines: readonly SourceLine[], start: number): number {
  const text = lines[start]?.text ?? ''
  if (readFence(text)) return findClosingFence(lines, start) ?? lines.length - start
  if (!text.trimStart().startsWith('<!--')) return 0
  for (let index = start; index < lines.length; index++)
    if (lines[index]?.text.includes('-->')) return index + 1 - start
  return lines.length - start
}

/** Whether fenced code starts at an index and no line closes it. */
export function isUnclosedFence(lines: readonly SourceLine[], start: number): boolean {
  return readFence(lines[start]?.text ?? '') !== undefined && findClosingFence(lines, start) === undefined
}

/** Counts the lines up to the closing fence; `undefined` if there is none. */
function findClosingFence(lines: readonly SourceLine[], start: number): number | undefined {
  const fence = readFence(lines[start]?.text ?? '')
  if (!fence) return undefined
  for (let index = start + 1; index < lines.length; index++)
    if (closesFence(lines[index]?.text ?? '', fence)) return index + 1 - start
  return undefined
}
