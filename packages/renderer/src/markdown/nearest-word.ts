import { distance } from 'fastest-levenshtein'

/**
 * The closest known word, or `undefined` if none is close. Ignores case, hyphens and underscores (`sidebarLabel`
 * matches `sidebar_label`). Otherwise a third of the letters may differ, in words of four letters one, in words of two
 * none: `fr` is not a misspelt `ar`.
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const plain = flatten(word)
  const limit = Math.floor((plain.length + 1) / 3)
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of known) {
    const flat = flatten(candidate)
    if (Math.abs(flat.length - plain.length) >= bestDistance) continue
    const isOther = plain.length <= 2 && flat.length === plain.length && flat !== plain
    if (isOther && !isSwap(plain, flat)) continue
    const found = isSwap(plain, flat) ? 1 : distance(plain, flat)
    if (found < bestDistance) {
      best = candidate
      bestDistance = found
    }
  }
  return best
}

function flatten(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '')
}

/** Whether two adjacent letters are swapped, the most common typing error. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false
  let index = 0
  while (a[index] === b[index]) index++
  return a[index] === b[index + 1] && a[index + 1] === b[index] && a.slice(index + 2) === b.slice(index + 2)
}
