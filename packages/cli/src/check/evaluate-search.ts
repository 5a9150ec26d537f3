import { type Diagnostic, didYouMean } from '@docgen/renderer/contract'

/** A query of the search tests with the pages that were found, best first, without duplicates. */
export interface TestQuery {
  readonly query: string
  /** URL of the page that the query should find. */
  readonly page: string
  /** The search context, such as a version; all pages if absent. */
  readonly context?: string | undefined
  /** Maximum rank of the page, from 1. */
  readonly within: number
  /** URLs of pages that the query must not find. */
  readonly never: readonly string[]
  /** Line of the query in its file. */
  readonly line: number
  /** Whether the site has the page. */
  readonly exists: boolean
  /** For a page that the site does not have: the nearest existing URL. */
  readonly nearest?: string | undefined
  /** URLs of the pages that were found. */
  readonly results: readonly string[]
}

/** How well a test query finds its page. */
export interface RankedQuery extends Pick<TestQuery, 'query' | 'page' | 'context'> {
  /** Rank of the page, from 1; `null` if it was not found. */
  readonly rank: number | null
  /** Rank on the earlier site; absent if there is no such site. */
  readonly before?: number | null
}

/** Quality of a site's search, measured with the test queries of the site. */
export interface SearchEvaluation {
  /** Mean reciprocal rank of the expected pages: 1 if each is always first. */
  readonly mrr: number
  readonly questions: readonly RankedQuery[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Compares the pages that each query finds with the expected page. Also reports an error if the mean reciprocal rank is
 * below `leastMrr`.
 * `file` is the path of the file with the queries.
 */
export function evaluateSearch(queries: readonly TestQuery[], leastMrr: number, file: string): SearchEvaluation {
  const questions = queries.map(({ query, page, context, results: pages }) => ({
    query,
    page,
    ...(context !== undefined && { context }),
    rank: rankOf(pages, page),
  }))
  const mrr = questions.reduce((sum, { rank }) => sum + (rank ? 1 / rank : 0), 0) / Math.max(1, queries.length)
  const diagnostics = queries.flatMap((query) => checkQuery(query, file))
  if (mrr < leastMrr) {
    diagnostics.push({
      code: 'search-quality',
      severity: 'error',
      file,
      line: 1,
      message: `the mean reciprocal rank is ${mrr.toFixed(3)}, expected at least ${leastMrr}`,
      hint: 'Look at the queries whose page is not first: docgen search "…" shows the pages before it',
    })
  }
  return { mrr, questions, diagnostics }
}

function rankOf(results: readonly string[], page: string): number | null {
  const index = results.findIndex((other) => isSamePage(other, page))
  return index === -1 ? null : index + 1
}

/** Whether two URLs identify the same page, ignoring trailing slashes and the percent-encoding of `page`. */
function isSamePage(href: string, page: string): boolean {
  return trimSlash(href) === trimSlash(page) || trimSlash(href) === trimSlash(encodeURI(page))
}

/** A URL without its trailing slash; the root keeps it. */
export function trimSlash(url: string): string {
  return url.replace(/(.)\/$/, '$1')
}

function checkQuery(
  { query, page, within, never, line, exists, nearest, results: pages }: TestQuery,
  file: string,
): Diagnostic[] {
  const report = (message: string, hint: string): Diagnostic => ({
    code: 'search-result',
    severity: 'error',
    file,
    line,
    message,
    hint,
  })
  if (!exists) {
    return [
      report(
        `"${query}" should find ${page}, but the site has no such page`,
        nearest === undefined ? 'Write the URL of a page, without the base URL' : didYouMean(nearest),
      ),
    ]
  }
  const rank = rankOf(pages, page)
  const firstResults = pages.slice(0, within).join(', ') || 'nothing'
  const expectedRank = within === 1 ? 'as the first result' : `among the first ${within} results`
  const missed =
    rank === null || rank > within
      ? [
          report(
            `"${query}" finds ${firstResults}: expected ${page} ${expectedRank}${rank === null ? '' : `, but it is number ${rank}`}`,
            `Use the reader's words in ${page}, or list them under keywords: in its front matter`,
          ),
        ]
      : []
  const wrong = never
    .filter((other) => pages.some((href) => isSamePage(href, other)))
    .map((other) =>
      report(
        `"${query}" finds ${other}, which must not be found`,
        'Mark the page as unlisted, or remove it from the list',
      ),
    )
  return [...missed, ...wrong]
}
