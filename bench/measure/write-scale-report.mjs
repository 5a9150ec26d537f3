/**
 * @param {object} results of `scale.mjs`
 * @param {string} results.date
 * @param {{node: string, model: string, cores: number, gigabytes: number}} results.machine
 * @param {{memory: number, minutes: number}} results.limits
 * @param {object[]} results.rows one per site, the smallest of each shape first
 * @returns {string} Markdown
 */
export function writeScaleReport({ date, machine, limits, rows }) {
  const references = new Map(rows.toReversed().map((row) => [row.shape, row]))
  const lines = rows.map((row) => describeRow(row, references.get(row.shape)))
  return `${date}. Node ${machine.node}, ${machine.cores} × ${machine.model}, ${machine.gigabytes.toFixed(0)} GB.
A build may take ${limits.minutes} minutes and ${limits.memory} MB of heap. With search. Processor time is of all threads.

| site | load | cold ms/page | peak MB | warm s | edit s | output MB | median page kB | × 250 pages | largest page kB | search kB, median | worst | Eleventy ms/page | MB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
}

function describeRow(row, reference) {
  const { shape, count, load, cold, warm, edit, eleventy, search } = row
  const perPage = (run) => (run === undefined ? '' : (run.problem ?? (run.cpuMs / count).toFixed(2)))
  const megabytes = (bytes) => (bytes === undefined ? '' : Math.round(bytes / 1e6))
  const seconds = (run) => (run === undefined ? '' : (run.cpuMs / 1000).toFixed(1))
  const kilobytes = (bytes) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1))
  return [
    `${count} ${shape}`,
    load.toFixed(1),
    perPage(cold),
    megabytes(cold.peakBytes),
    seconds(warm),
    seconds(edit),
    megabytes(row.outputBytes),
    kilobytes(row.medianPage),
    row.medianPage === undefined ? '' : (row.medianPage / reference.medianPage).toFixed(2),
    kilobytes(row.largestPage),
    kilobytes(search?.bytes.median),
    kilobytes(search?.bytes.worst),
    perPage(eleventy),
    megabytes(eleventy?.peakBytes),
  ]
}
