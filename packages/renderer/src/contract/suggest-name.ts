import { distance } from 'fastest-levenshtein'

/**
 * Returns the hint for an unknown name that resembles an existing one: `Did you mean guide/setup.md?` The hint states
 * if only letter case differs, because that is hard to see and goes unnoticed on case-insensitive file systems.
 */
export function didYouMean(near: string, isSameButCase = false): string {
  return `Did you mean ${near}?${isSameButCase ? ' The names differ only in letter case' : ''}`
}

/** Whether two names differ only in letter case. */
export function isSameButCase(a: string, b: string): boolean {
  return a !== b && a.toLowerCase() === b.toLowerCase()
}

/**
 * Returns the closest candidate, or `undefined` if none is close. Ignores case, hyphens and underscores (`sidebarLabel`
 * matches `sidebar_label`). Otherwise, about a third of the letters may differ, at most `most`: one in a word of four
 * letters. In a word of two letters, none may be replaced, because `fr` is not a misspelled `ar`.
 */
export function nearestWord(word: string, candidates: Iterable<string>, most = Infinity): string | undefined {
  const plain = flatten(word)
  // Slashes and dots of a path are not letters: /x does not resemble /.
  const limit = Math.min(most, Math.floor((plain.replace(/[./]/g, '').length + 1) / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  let bestKeepsLetters = false
  for (const candidate of candidates) {
    const flat = flatten(candidate)
    if (Math.abs(flat.length - plain.length) > bestDistance) continue
    const isOther = plain.length <= 2 && flat.length === plain.length && flat !== plain
    if (isOther && !isSwap(plain, flat)) continue
    const hasSwap = isSwap(plain, flat)
    const candidateDistance = hasSwap ? 1 : distance(plain, flat)
    if (candidateDistance > limit || candidateDistance > bestDistance) continue
    // At the same distance, a letter is more often missing or swapped than replaced by another one.
    const keepsLetters = hasSwap || isWithin(plain, flat)
    if (candidateDistance === bestDistance && (bestKeepsLetters || !keepsLetters)) continue
    best = candidate
    bestDistance = candidateDistance
    bestKeepsLetters = keepsLetters
  }
  return best
}

/** Returns the `count` closest candidates, the closest first, however different they are. */
export function nearestWords(word: string, candidates: Iterable<string>, count = 3): readonly string[] {
  const plain = flatten(word)
  const ranked = [...candidates].sort().map((name) => ({ name, apart: distance(plain, flatten(name)) }))
  return ranked
    .sort((a, b) => a.apart - b.apart)
    .slice(0, count)
    .map(({ name }) => name)
}

function flatten(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '')
}

/** Whether `word` contains all letters of `letters`, in order. */
function isWithin(letters: string, word: string): boolean {
  let count = 0
  for (const letter of word) if (letter === letters[count]) count++
  return count === letters.length
}

/** Whether two adjacent letters are swapped, the most common typing error. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false
  let index = 0
  while (a[index] === b[index]) index++
  return a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2)
}
