import type { FileWeight, GateDetails, PageWeight } from '../../gates/gate.js'
import { formatBytes, formatCount } from '../format-amounts.js'
import { formatCode, formatTable } from './format-table.js'

type Weights = Extract<GateDetails, { readonly weights: unknown }>

const MAX_ROWS = 20

/** Formats the weights as Markdown tables: the kinds of files, then the pages whose size has changed. */
export function formatWeights({ weights, pageWeights }: Weights): readonly string[] {
  return [
    '#### Weight',
    '',
    ...formatTable(
      ['| kind | files | size | largest after gzip |', '| --- | ---: | ---: | --- |'],
      weights.map(formatKind),
      MAX_ROWS,
    ),
    ...(pageWeights && pageWeights.length > 0 ? formatPages(pageWeights) : []),
  ]
}

function formatKind({ kind, files, size, largest }: FileWeight): string {
  const budget = largest.budget === undefined ? '' : ` of ${largest.budget} kB`
  // Comments are narrow, and paths are long.
  const cell = `${formatCode(largest.file)}<br>${formatBytes(largest.gzip)}${budget}`
  return `| ${kind} | ${files} | ${formatBytes(size)} | ${cell} |`
}

function formatPages(pages: readonly PageWeight[]): readonly string[] {
  const rows = pages.map((page) => {
    const before = page.before === undefined ? 'new' : `${formatBytes(page.before)} (${formatDifference(page)})`
    return `| ${formatCode(page.route)} | ${formatBytes(page.after)} | ${before} |`
  })
  return formatTable(['| page | HTML | before |', '| --- | ---: | ---: |'], rows, MAX_ROWS)
}

/** Describes the weights as lines for a terminal. */
export function describeWeights({ weights, pageWeights = [] }: Weights): readonly string[] {
  return [
    ...weights.map(
      ({ kind, files, size, largest }) =>
        `  ${kind.padEnd(6)} ${formatCount(files, 'file')}, ${formatBytes(size)}; largest ${largest.file} with ${formatBytes(largest.gzip)} after gzip.`,
    ),
    ...pageWeights
      .slice(0, MAX_ROWS)
      .map((page) => `  ${formatDifference(page).padStart(10)} ${page.route} (HTML: ${formatBytes(page.after)})`),
    ...(pageWeights.length > MAX_ROWS ? [`  … and ${pageWeights.length - MAX_ROWS} more`] : []),
  ]
}

function formatDifference({ before = 0, after }: PageWeight): string {
  const difference = after - before
  return `${difference < 0 ? '−' : '+'}${formatBytes(Math.abs(difference))}`
}
