/** A page that may contain the text of a deleted page. */
export interface TextOfPage {
  /** Relative to the site's folder. */
  readonly file: string
  readonly text: string
}

/** Minimum share of the old text that a page must contain. */
const MIN_SHARE = 0.3
/** Number of consecutive words to compare. Unrelated sentences rarely have five in common. */
const RUN_LENGTH = 5

/**
 * Creates a function that returns the file of the page that contains the largest share of an earlier text. The more
 * pages contain a run of words, the less it counts. `undefined` if no page contains enough of the text.
 */
export function createSimilarityFinder(pages: readonly TextOfPage[]): (text: string) => string | undefined {
  const filesByRun = new Map<string, string[]>()
  for (const { file, text } of pages) {
    for (const run of listRuns(text)) {
      const files = filesByRun.get(run)
      if (files) files.push(file)
      else filesByRun.set(run, [file])
    }
  }
  return (text) => {
    const weights = new Map<string, number>()
    let total = 0
    for (const run of listRuns(text)) {
      const files = filesByRun.get(run) ?? []
      const weight = 1 / Math.max(1, files.length) ** 2
      total += weight
      for (const file of files) weights.set(file, (weights.get(file) ?? 0) + weight)
    }
    let best: { readonly file: string; readonly share: number } | undefined
    for (const { file } of pages) {
      const share = (weights.get(file) ?? 0) / total
      if (share >= MIN_SHARE && share > (best?.share ?? 0)) best = { file, share }
    }
    return best?.file
  }
}

function listRuns(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = new Set<string>()
  for (let index = 0; index + RUN_LENGTH <= words.length; index++)
    runs.add(words.slice(index, index + RUN_LENGTH).join(' '))
  // A text of a few words is compared as a whole.
  if (runs.size === 0 && words.length > 0) runs.add(words.join(' '))
  return runs
}
