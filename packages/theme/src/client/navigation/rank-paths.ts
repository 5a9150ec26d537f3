import { distance } from 'fastest-levenshtein'

/** Similarity from which a path is suggested. */
const LEAST = 0.6
/** Similarity of the pages of a folder to its path. */
const BELOW = 0.7
/** Similarity of the page of a folder to the paths inside. */
const ABOVE = 0.61

/** The known paths that a mistyped or outdated path most likely means, best first. */
export function rankPaths(wanted: string, known: readonly string[], limit: number): readonly string[] {
  return known
    .map((path) => ({ path, similarity: compare(wanted, path) }))
    .filter(({ similarity }) => similarity >= LEAST)
    .sort((one, other) => other.similarity - one.similarity || (one.path < other.path ? -1 : 1))
    .slice(0, limit)
    .map(({ path }) => path)
}

/** Pages that moved keep their name, others keep a word of it; a folder without a page has pages below or above it. */
function compare(wanted: string, known: string): number {
  const one = wanted.replace(/\/$/, '')
  const other = known.replace(/\/$/, '')
  return Math.max(compareNames(one, other), compareFolders(one, other))
}

function compareFolders(one: string, other: string): number {
  if (one === '' || other === '') return 0
  if (other.startsWith(`${one}/`)) return BELOW
  // The nearest folder first.
  return one.startsWith(`${other}/`) ? ABOVE + 0.01 * (other.length / one.length) : 0
}

function compareNames(one: string, other: string): number {
  const whole = similarity(one, other)
  const name = similarity(nameOf(one), nameOf(other))
  const words = wordsOf(nameOf(other))
  const common = wordsOf(nameOf(one)).map((word) => Math.max(0, ...words.map((each) => similarity(word, each))))
  return Math.max(0.75 * name + 0.25 * whole, 0.7 * Math.max(0, ...common) + 0.3 * whole)
}

/** From 0 for different texts to 1 for equal ones. */
function similarity(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[-_.]/).filter((word) => word.length > 3)
}
