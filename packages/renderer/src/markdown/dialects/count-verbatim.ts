import type { SourceLine } from './source-line.js'

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}(?!.*`)|~{3,})/

/** Counts the lines of the fenced code or the HTML comment that starts at an index; 0 if none starts there. */
export function countVerbatim(lines: readonly SourceLine[], start: number): number {
  const text = lines[start]?.text ?? ''
  const fence = FENCE.exec(text)?.[1]
  if (fence !== undefined) return countUntil(lines, start, (line, index) => index > start && closesFence(line, fence))
  if (!text.trimStart().startsWith('<!--')) return 0
  return countUntil(lines, start, (line) => line.includes('-->'))
}

function countUntil(
  lines: readonly SourceLine[],
  start: number,
  isLast: (text: string, index: number) => boolean,
): number {
  for (let index = start; index < lines.length; index++)
    if (isLast(lines[index]?.text ?? '', index)) return index + 1 - start
  return lines.length - start
}

function closesFence(text: string, fence: string): boolean {
  const marks = text.replace(/^[ \t>]+/, '').trimEnd()
  return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length)
}
