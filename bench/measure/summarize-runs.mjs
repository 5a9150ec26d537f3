/**
 * @param {number[]} numbers at least one
 * @returns {number} the middle one, or the mean of the middle two
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/**
 * @typedef {object} Summary of the runs of one kind
 * @property {number} runs
 * @property {{median: number, min: number, max: number}} wallMs
 * @property {number | undefined} cpuMs median
 * @property {{median: number, max: number} | undefined} peakBytes
 * @property {number | undefined} ratio the median, over the rounds, of its wall time by Eleventy's in the same round
 */

/**
 * @param {import('./measure-size.mjs').Timing[]} timings of one kind, at least one
 * @param {import('./measure-size.mjs').Timing[]} [reference] of Eleventy, the same rounds at the same indexes
 * @returns {Summary}
 */
export function summarizeRuns(timings, reference) {
  const walls = timings.map(({ wallMs }) => wallMs)
  const cpus = timings.map(({ cpuMs }) => cpuMs).filter((value) => value !== undefined)
  const peaks = timings.map(({ peakBytes }) => peakBytes).filter((value) => value !== undefined)
  return {
    runs: timings.length,
    wallMs: { median: median(walls), min: Math.min(...walls), max: Math.max(...walls) },
    cpuMs: cpus.length === 0 ? undefined : median(cpus),
    peakBytes: peaks.length === 0 ? undefined : { median: median(peaks), max: Math.max(...peaks) },
    ratio: reference === undefined ? undefined : median(walls.map((wall, round) => wall / reference[round].wallMs)),
  }
}

/**
 * @param {import('./measure-size.mjs').SizeResult} size
 * @returns {Map<string, Summary>} by kind, in the order of measuring
 */
export function summarizeSize({ timings }) {
  const reference = timings['eleventy cold']
  return new Map(
    Object.entries(timings).map(([kind, runs]) => [
      kind,
      summarizeRuns(runs, kind.startsWith('docgen') ? reference : undefined),
    ]),
  )
}

/**
 * @param {import('./measure-size.mjs').SizeResult} small
 * @param {import('./measure-size.mjs').SizeResult} large
 * @param {string} kind
 * @returns {number | undefined} bytes of peak memory that one page more costs, from the medians of both sizes
 */
export function memoryPerPage(small, large, kind) {
  const [before, after] = [small, large].map((size) => summarizeSize(size).get(kind)?.peakBytes?.median)
  if (before === undefined || after === undefined) return undefined
  return (after - before) / (large.pages - small.pages)
}
