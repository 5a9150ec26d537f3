import { findConflicts } from '../markdown/find-conflicts.js'
import { FENCE } from './soften-markdown.js'

/**
 * The text with the first side alone of each conflict that a merge has left: both at once can't be read as MDX, and what the
 * parser would say of them is no mistake of the writer's. No place moves. What a block of code shows stays as it is.
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
