/** Save to screen, by number of pages; start to first page, cold and warm, with 1,000 pages. In milliseconds. */
const BUDGETS = { edit: { 250: 60, 1000: 80, 10000: 120 }, cold: { 1000: 900 }, warm: { 1000: 600 } }

/**
 * @param {{date: string, node: string, machine: {model?: string, cores: number, load: number[]}, measured: {tool: string, version: string, pages: number, cold: number[], warm: number[], edits: number[]}[]}} results
 * @returns {string} Markdown
 */
export function writeWatchReport({ date, node, machine, measured }) {
  const versions = [...new Set(measured.map(({ tool, version }) => `${tool} ${version}`))].join(', ')
  const rows = measured.map(({ tool, pages, cold, warm, edits }) => {
    const at = (values, part) => {
      const sorted = [...values].sort((a, b) => a - b)
      return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)
    }
    const judge = (kind, value) => {
      const budget = tool === 'docgen' ? BUDGETS[kind][pages] : undefined
      return budget === undefined ? '' : ` (${value <= budget ? 'within' : 'over'} ${budget})`
    }
    const [edit, first, again] = [edits, cold, warm].map((values) => at(values, 0.5))
    return `| ${pages} | ${tool} | ${edit}${judge('edit', edit)} | ${at(edits, 0.9)} | ${first}${judge('cold', first)} | ${again}${judge('warm', again)} |`
  })
  return [
    '# Writing speed',
    '',
    `${date}, Node ${node}, ${machine.cores} cores of ${machine.model}; load average at the end: ${machine.load.join(', ')}.`,
    `${versions}. Milliseconds; \`node bench/watch-speed.mjs\`.`,
    '',
    '| pages | tool | save to screen, median | nine of ten within | start to first page, median | with the cache of an earlier start |',
    '| ---: | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n')
}
