import { distance } from 'fastest-levenshtein'

/** Similarity from which a path is suggested. */
const MIN_SIMILARITY = 0.6
/** Similarity of the pages in a folder to the path of the folder. */
const BELOW = 0.7
/** Minimum similarity of the page of a folder to paths in the folder. */
const ABOVE = 0.61

/**
 * Returns the paths that a mistyped or outdated path most likely means, best first, at most `limit`. Of equally similar
 * paths, the newest version or date comes first; all other paths keep their order.
 */
export function rankPaths(requestedPath: string, paths: readonly string[], limit: number): readonly string[] {
  return paths
    .map((path) => ({ path, similarity: compare(requestedPath, path) }))
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity || compareVersions(one.path, other.path))
    .slice(0, limit)
    .map(({ path }) => path)
}

/**
 * The similarity of two paths, from 0 to 1. Moved pages usually keep their name or a word of it. For a folder without a
 * page, the pages in the folder and the pages of the folders around it are similar.
 */
function compare(requestedPath: string, path: string): number {
  const one = requestedPath.replace(/\/$/, '')
  const other = path.replace(/\/$/, '')
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

/**
 * Orders two paths by their first segments that differ, highest first, if both segments begin with a number, such as
 * `1.58`.
 */
function compareVersions(one: string, other: string): number {
  const [names, others] = [one.split('/'), other.split('/')]
  const index = names.findIndex((name, level) => name !== others[level])
  const [name = '', otherName = ''] = [names[index], others[index]]
  if (!/^v?\d/.test(name) || !/^v?\d/.test(otherName)) return 0
  return otherName.localeCompare(name, 'en', { numeric: true })
}

/** Returns the similarity of two texts, from 0 to 1; 1 for equal texts. */
function similarity(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1)
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase()
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[-_.]/).filter((word) => word.length > 3)
}
