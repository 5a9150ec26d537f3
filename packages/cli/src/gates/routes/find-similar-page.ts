/** A page whose text may have come from elsewhere. */
export interface TextOfPage {
  /** Relative to the site's folder. */
  readonly file: string
  readonly text: string
}

/** Share of a text that a page must have for it to be the page's former text, or a part of it. */
const LEAST_SHARE = 0.3
/** Words in a row that are compared: sentences of the same kind, such as those of references, share fewer. */
const RUN = 5

/**
 * Finds the page that has most of an earlier text: the text has moved there, perhaps in part. Runs of words count less
 * the more pages have them. `undefined` if no page has enough of it.
 */
export function createSimilarityFinder(pages: readonly TextOfPage[]): (text: string) => string | undefined {
  const indexed = pages.map(({ file, text }) => ({ file, runs: listRuns(text) }))
  const counts = new Map<string, number>()
  for (const { runs } of indexed) for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1)
  return (text) => {
    const own = [...listRuns(text)]
    const weightOf = (run: string): number => 1 / Math.max(1, counts.get(run) ?? 1) ** 2
    const total = own.reduce((sum, run) => sum + weightOf(run), 0)
    let best: { readonly file: string; readonly share: number } | undefined
    for (const { file, runs } of indexed) {
      const share = own.reduce((sum, run) => (runs.has(run) ? sum + weightOf(run) : sum), 0) / total
      if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { file, share }
    }
    return best?.file
  }
}

function listRuns(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const runs = new Set<string>()
  for (let index = 0; index + RUN <= words.length; index++) runs.add(words.slice(index, index + RUN).join(' '))
  // A text of a few words is compared as a whole.
  if (runs.size === 0 && words.length > 0) runs.add(words.join(' '))
  return runs
}
