import { memoryPerPage, summarizeSize } from './summarize-runs.mjs'

/** Highest share of Eleventy's wall time, by kind of docgen build and number of pages. */
const RATIO_BUDGETS = [
  { kind: 'docgen cold', pages: 250, limit: 0.9 },
  { kind: 'docgen cold', pages: 1000, limit: 0.7 },
  { kind: 'docgen cold', pages: 4000, limit: 0.6 },
  { kind: 'docgen warm', pages: 1000, limit: 0.25 },
  { kind: 'docgen warm', pages: 4000, limit: 0.25 },
  { kind: 'docgen edit', pages: 1000, limit: 0.3 },
  { kind: 'docgen edit', pages: 4000, limit: 0.3 },
]

const PEAK_BUDGET = { pages: 4000, bytes: 700e6 }
const GROWTH_BUDGET = { from: 1000, to: 4000, bytesPerPage: 60e3 }

/**
 * @typedef {object} SearchVerdict
 * @property {string} budget description of the limited figure
 * @property {string} limit
 * @property {string} actual
 * @property {boolean} isMet
 * @property {number} off relative distance from the limit; positive if over it
 */

/**
 * Compares the results with the budgets of the measured sizes.
 *
 * @param {import('./measure-size.mjs').SizeResult[]} sizes
 * @returns {SearchVerdict[]}
 */
export function judgeBudgets(sizes) {
  const summaries = new Map(sizes.map((size) => [size.pages, summarizeSize(size)]))
  const judgments = RATIO_BUDGETS.flatMap(({ kind, pages, limit }) => {
    const ratio = summaries.get(pages)?.get(kind)?.ratio
    const budget = `${kind}, ${pages} pages, share of Eleventy's time`
    return ratio === undefined
      ? []
      : [judge({ budget, limit, actual: ratio, write: (value) => `${value.toFixed(2)}×` })]
  })
  const peaks = [...(summaries.get(PEAK_BUDGET.pages) ?? [])]
    .filter(([kind]) => kind.startsWith('docgen'))
    .flatMap(([, { peakBytes }]) => (peakBytes === undefined ? [] : [peakBytes.max]))
  if (peaks.length > 0) {
    const budget = `docgen, highest memory of any build, ${PEAK_BUDGET.pages} pages`
    const write = (value) => `${Math.round(value / 1e6)} MB`
    judgments.push(judge({ budget, limit: PEAK_BUDGET.bytes, actual: Math.max(...peaks), write }))
  }
  const [small, large] = [GROWTH_BUDGET.from, GROWTH_BUDGET.to].map((pages) =>
    sizes.find((size) => size.pages === pages),
  )
  const growth = small && large ? memoryPerPage(small, large, 'docgen cold') : undefined
  if (growth !== undefined) {
    const budget = `docgen cold, memory for one page more, ${small.pages} to ${large.pages} pages`
    const write = (value) => `${(value / 1e3).toFixed(0)} kB`
    judgments.push(judge({ budget, limit: GROWTH_BUDGET.bytesPerPage, actual: growth, write }))
  }
  return judgments
}

/**
 * @param {{budget: string, limit: number, actual: number, write: (value: number) => string}} figure
 * @returns {SearchVerdict} met up to and including the limit
 */
function judge({ budget, limit, actual, write }) {
  return { budget, limit: write(limit), actual: write(actual), isMet: actual <= limit, off: actual / limit - 1 }
}
