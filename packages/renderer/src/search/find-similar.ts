import { afterPrefix } from './after-prefix.js'
import type { OpenIndex, SpellingSide } from './open-index.js'

/**
 * The terms of an index that are the word itself or one slip away from it: a letter too many, too few, another, or two
 * swapped. One slip leaves the beginning or the end as it is, so only terms with the same beginning or the same end are read;
 * with fewer sides, only some of them.
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

/** A term backwards, letter by letter. */
export function reverse(term: string): string {
  return [...term].reverse().join('')
}

/** Whether one insertion, deletion, substitution or swap of neighbours, or nothing, makes one word of the other. */
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
