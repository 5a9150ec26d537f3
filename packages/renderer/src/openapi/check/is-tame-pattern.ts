const MOST_REPETITIONS = 3
/** Repeats the previous atom more than once, including `{2,30}`. */
const REPEAT = /^(?:[*+]|\{\d+(?:,\d*)?\})/
const UNBOUNDED = /^(?:[*+]|\{\d+,(?:\d{2,})?\})/

/**
 * Whether a regular expression is known to terminate quickly on texts of `LONGEST_TAME_TEXT` characters: no repetition
 * around another or around alternatives, no back reference, and few adjacent repetitions. Rejects some safe ones.
 */
export function isTamePattern(pattern: string): boolean {
  // For each open group, whether it can match the same text in several ways.
  const groups: boolean[] = []
  let isLoose = false
  let repetitions = 0
  for (let index = 0; index < pattern.length; ) {
    const character = pattern.charAt(index)
    const end = endOfAtom(pattern, index)
    if (character === '\\' && /[1-9k]/.test(pattern.charAt(index + 1))) return false
    const rest = pattern.slice(end)
    if (character === '(') {
      groups.push(isLoose)
      isLoose = false
    } else if (character === ')') {
      if (isLoose && REPEAT.test(rest)) return false
      isLoose = (groups.pop() ?? false) || isLoose
    }
    if (character === '|') isLoose = true
    if (character !== '(' && character !== '|' && UNBOUNDED.test(rest)) {
      repetitions += 1
      isLoose = true
    }
    index = end
  }
  return repetitions <= MOST_REPETITIONS
}

/** Longer texts are not matched against patterns. */
export const LONGEST_TAME_TEXT = 1000

/** Index after the atom at `index`: a character class, an escape, or a single character. */
function endOfAtom(pattern: string, index: number): number {
  const character = pattern.charAt(index)
  if (character === '\\') return index + 2
  if (character !== '[') return index + 1
  for (let end = index + 1; end < pattern.length; end++) {
    if (pattern.charAt(end) === '\\') end += 1
    else if (pattern.charAt(end) === ']' && end > index + 1) return end + 1
  }
  return pattern.length
}
