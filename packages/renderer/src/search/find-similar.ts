import type { OpenIndex, SpellingSide } from './open-index.js'
import { afterPrefix } from './terms-with-prefix.js'

/**
 * The terms of an index within one edit of a word: one letter inserted, deleted, replaced, or two swapped. One edit
 * leaves the beginning or the end intact, so only terms with the same beginning or the same end are read; with fewer
 * sides, only some of these.
 */
export async function findSimilar(
  word: string,
  index: OpenIndex,
  sides: readonly SpellingSide[] = ['forward', 'backward'],
): Promise<string[]> {
  const sameStart = Math.ceil((word.length - 1) / 2)
  const sameEnd = word.length - 1 - sameStart
  const start = word.slice(0, sameStart)
  const end = reverse(word.slice(word.length - sameEnd))
  const [near, starting, ending] = await Promise.all([
    sides.includes('near') ? index.listNeighbors(word) : [],
    sides.includes('forward') ? index.listTerms('forward', start, afterPrefix(start)) : [],
    sides.includes('backward') ? index.listTerms('backward', end, afterPrefix(end)) : [],
  ])
  const terms = new Set([...near, ...starting, ...ending.map(reverse)])
  return [...terms].filter((term) => isWithinOneSlip(term, word)).sort()
}

/** A term reversed, by code point. */
export function reverse(term: string): string {
  return [...term].reverse().join('')
}

/** Whether two words are equal, or one insertion, deletion, substitution or swap of adjacent letters apart. */
export function isWithinOneSlip(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  if (a.length > b.length) return a.slice(start + 1) === b.slice(start)
  if (a.length < b.length) return a.slice(start) === b.slice(start + 1)
  if (a.slice(start + 1) === b.slice(start + 1)) return true
  return a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2)
}
