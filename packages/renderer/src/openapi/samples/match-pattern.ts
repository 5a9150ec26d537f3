import randexp from 'randexp'

// Additional repetitions to try beyond the minimum.
const MORE_REPETITIONS = [2, 0, 5, 11, 35]
// Maximum number of characters and choices of a text.
const MAX_STEPS = 2000
const MAX_PATTERN_LENGTH = 1000

/**
 * Lists texts that a regular expression should match, the simplest first. `shortest` is the minimum length: some texts
 * have about as many repetitions. Each `turn`, an integer from 0, creates other texts. The result is deterministic.
 * Empty if the pattern is too long, too complex, or invalid in JavaScript.
 */
export function listMatches(pattern: string, shortest: number, turn = 0): readonly string[] {
  if (pattern.length > MAX_PATTERN_LENGTH) return []
  const long = [shortest, shortest - 1, shortest - 2, Math.ceil(shortest / 2)].filter((each) => each > 0)
  return [...MORE_REPETITIONS, ...long].flatMap((repetitions) =>
    [true, false].flatMap((isPlain) => {
      try {
        return [writeMatch(pattern, { repetitions, isPlain, turn })]
      } catch {
        return []
      }
    }),
  )
}

/** The part of `randexp` that docgen uses. The types of the library describe another module format. */
interface Writer {
  defaultRange: Characters
  randInt: (least: number, most: number) => number
  _gen: (token: Token, groups: unknown) => string
  readonly gen: () => string
}

interface Token {
  readonly min?: number
  readonly max?: number
  readonly value?: Token
}

interface Characters {
  readonly clone: () => Characters
  readonly subtract: (first: number, last: number) => Characters
}

const PatternWriter = randexp as unknown as new (pattern: string) => Writer

// The ranges of ASCII characters around digits and letters.
const MARKS = [
  [32, 47],
  [58, 64],
  [91, 96],
  [123, 126],
] as const

interface MatchForm {
  readonly repetitions: number
  readonly isPlain: boolean
  readonly turn: number
}

/**
 * Creates a text that a pattern should match. A counter makes all choices, so repetitions have different characters,
 * and the result is deterministic. Throws if the pattern is invalid or too complex.
 */
function writeMatch(pattern: string, { repetitions, isPlain, turn }: MatchForm): string {
  const writer = new PatternWriter(pattern)
  const write = writer._gen.bind(writer)
  let steps = 0
  const count = (): void => {
    steps += 1
    if (steps > MAX_STEPS) throw new RangeError('the pattern is too complex')
  }
  if (isPlain)
    for (const [first, last] of MARKS) writer.defaultRange = writer.defaultRange.clone().subtract(first, last)
  writer.randInt = (least, most) => least + ((steps + turn) % (most - least + 1))
  writer._gen = (token, groups) => {
    count()
    const { min, max, value } = token
    if (min === undefined || max === undefined || !value) return write(token, groups)
    let text = ''
    for (let remaining = Math.min(min + repetitions, max); remaining > 0; remaining--) {
      count()
      text += writer._gen(value, groups)
    }
    return text
  }
  return writer.gen()
}
