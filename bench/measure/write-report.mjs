import { describePageSet } from '../generate-pages.mjs'
import { median, memoryPerPage, summarizeSize } from './summarize-runs.mjs'

/**
 * Target milliseconds per page in one thread, by stage of docgen, where the design specifies one.
 * Measured on 249 real pages of 3.8 kB.
 */
const DESIGN_FIGURES = new Map([
  ['compile', '0.95–1.45 (parse 0.1–0.3, to HTML tree 0.25, to React 0.1, Prism 0.5–0.8)'],
  ['render', '0.1–0.4'],
])

/**
 * @typedef {object} Results the JSON output of the benchmark
 * @property {string} date as given on the command line
 * @property {string} node
 * @property {{model: string, cores: number, memoryGB: number}} machine
 * @property {Record<string, string>} versions of the builders
 * @property {number} seed
 * @property {import('./measure-size.mjs').SizeResult[]} sizes
 * @property {import('./judge-budgets.mjs').SearchVerdict[]} budgets
 */

/** @param {Results} results @returns {string} Markdown */
export function writeReport({ date, node, machine, versions, sizes, budgets }) {
  const builders = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  return [
    '# Build speed',
    '',
    `${date}. ${builders.join(', ')}, Node ${node}, ${machine.cores} cores (${machine.model}), ${machine.memoryGB} GB.`,
    'Whole processes, from start to exit, one at a time. The builders take turns on the same pages.',
    '',
    ...sizes.map((size) => `- ${describePageSet(size.set)}; load average at the start ${size.load.toFixed(1)}.`),
    '',
    '## Times and memory',
    '',
    ...timesTable(sizes),
    '',
    ...growthLines(sizes),
    ...(budgets.length === 0 ? [] : ['## Budgets', '', ...budgetTable(budgets), '']),
    ...stagesSection(sizes),
    '## Output',
    '',
    ...outputTable(sizes),
    '',
  ].join('\n')
}

/** @param {import('./measure-size.mjs').SizeResult[]} sizes @returns {string[]} */
function timesTable(sizes) {
  const head = ['build', 'pages', 'runs', 'wall s, median (min–max)', 'of Eleventy', 'CPU s', 'ms a page', 'peak MB']
  const rows = sizes.flatMap((size) =>
    [...summarizeSize(size)].map(([kind, { runs, wallMs, cpuMs, peakBytes, ratio }]) => [
      kind,
      size.pages,
      runs,
      `${seconds(wallMs.median)} (${seconds(wallMs.min)}–${seconds(wallMs.max)})`,
      ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
      cpuMs === undefined ? '?' : seconds(cpuMs),
      (wallMs.median / size.pages).toFixed(2),
      peakBytes === undefined ? '?' : Math.round(peakBytes.median / 1e6),
    ]),
  )
  return table(head, rows)
}

/** @param {import('./measure-size.mjs').SizeResult[]} sizes @returns {string[]} */
function growthLines(sizes) {
  const [small, large] = [1000, 4000].map((pages) => sizes.find((size) => size.pages === pages))
  if (small === undefined || large === undefined) return []
  const lines = ['docgen cold', 'eleventy cold'].flatMap((kind) => {
    const growth = memoryPerPage(small, large, kind)
    return growth === undefined ? [] : [`${kind} ${(growth / 1e3).toFixed(0)} kB`]
  })
  return [`Memory per additional page, between 1000 and 4000 pages: ${lines.join(', ')}.`, '']
}

/** @param {import('./judge-budgets.mjs').SearchVerdict[]} budgets @returns {string[]} */
function budgetTable(budgets) {
  const verdict = ({ isMet, off }) =>
    isMet ? `MET, ${(-off * 100).toFixed(0)} % to spare` : `**MISSED** by ${(off * 100).toFixed(0)} %`
  return table(
    ['budget', 'limit', 'measured', ''],
    budgets.map((judgment) => [judgment.budget, judgment.limit, judgment.actual, verdict(judgment)]),
  )
}

/** @param {import('./measure-size.mjs').SizeResult[]} sizes @returns {string[]} */
function stagesSection(sizes) {
  const columns = sizes.flatMap(({ pages, stages }) =>
    Object.entries(stages).map(([kind, runs]) => ({ label: `${kind.replace('docgen ', '')} ${pages}`, pages, runs })),
  )
  if (columns.length === 0) return []
  const names = [...new Set(columns.flatMap(({ runs }) => runs.flatMap(Object.keys)))]
  const rows = names.map((name) => [
    name,
    ...columns.map(({ pages, runs }) => (median(runs.map((run) => run[name] ?? 0)) / pages).toFixed(3)),
    DESIGN_FIGURES.get(name) ?? '',
  ])
  return [
    '## Milliseconds per page and stage of docgen',
    '',
    ...table(['stage', ...columns.map(({ label }) => label), 'design, one thread'], rows),
    '',
    'Medians of all runs, as reported by `docgen build --json`.',
    '',
  ]
}

/** @param {import('./measure-size.mjs').SizeResult[]} sizes @returns {string[]} */
function outputTable(sizes) {
  return table(
    ['builder', 'pages', 'files', 'HTML files', 'HTML MB', 'kB an HTML file'],
    sizes.flatMap((size) =>
      Object.entries(size.output).map(([name, { files, pages, htmlBytes }]) => [
        name,
        size.pages,
        files,
        pages,
        (htmlBytes / 1e6).toFixed(1),
        (htmlBytes / pages / 1e3).toFixed(1),
      ]),
    ),
  )
}

/**
 * @param {string[]} head @param {(string | number)[][]} rows @returns {string[]} lines; all columns but the first
 * are right-aligned
 */
function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)]
}

/** @param {number} ms @returns {string} */
function seconds(ms) {
  return (ms / 1000).toFixed(2)
}
