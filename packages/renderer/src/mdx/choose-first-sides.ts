import { findConflicts } from '../markdown/find-conflicts.js'
import { FENCE } from './escape-markdown-for-mdx.js'

/**
 * The text with only the first side of each merge conflict: both sides together are not valid MDX, and the resulting
 * parser errors would mislead. Positions do not change. Conflict markers in code blocks are kept.
 */
export function chooseFirstSides(text: string): string {
  const conflicts = findConflicts(text)
  if (conflicts.length === 0) return text
  const codes = [...text.matchAll(new RegExp(FENCE, 'gm'))].map(({ 0: code, index }) => [index, index + code.length])
  let chosen = text
  for (const { start, opening, divider, end } of conflicts) {
    if (codes.some(([from = 0, to = 0]) => from < start && end < to)) continue
    chosen = blank(blank(chosen, start, start + opening.length), divider, end)
  }
  return chosen
}

function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end)
}
