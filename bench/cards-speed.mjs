import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { measurePairs } from './measure/measure-pairs.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: cards-speed.mjs [options]
  --pages 25,50,80,100,1000
  --runs 5          pairs of builds, with and without cards, of each size; the median of their ratios counts
  --date <day>      writes results/cards-speed.md with this date
  --keep            leave the generated sites in the temporary folder
`

/** Cards are drawn by default up to the number of pages where a build with them takes at most this many times as long. */
const BUDGET = 1.3
const RESULTS = fileURLToPath(new URL('results/cards-speed.md', import.meta.url))
const CARD_PACKAGE = '@takumi-rs/core'

async function main() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '25,50,80,100,1000' },
      runs: { type: 'string', default: '5' },
      date: { type: 'string' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const sizes = values.pages.split(',').map(Number)
  const runs = Number(values.runs)
  if (values.help || [...sizes, runs].some((number) => !(number > 0))) {
    process.stdout.write(USAGE)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const root = mkdtempSync(join(tmpdir(), 'docgen-cards-'))
  try {
    const [load] = loadavg()
    const rows = []
    for (const count of sizes) rows.push(await measure({ folder: join(root, `pages-${count}`), count, runs }))
    const text = report(rows, { runs, date: values.date, load })
    process.stdout.write(text)
    if (values.date !== undefined) writeFileSync(RESULTS, text)
  } finally {
    if (!values.keep) rmSync(root, { recursive: true, force: true })
  }
}

/** @param {{folder: string, count: number, runs: number}} size @returns {Promise<object>} medians over the pairs */
async function measure({ folder, count, runs }) {
  setUpSite({ folder, count, corpusFolders: OWN_FOLDERS, seed: 1 })
  linkCardPackage(folder)
  return { count, ...(await measurePairs({ folder, config, runs, label: `${count} pages` })) }
}

/** @param {string} folder of the site */
function linkCardPackage(folder) {
  const link = join(folder, 'node_modules', CARD_PACKAGE)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(fileURLToPath(new URL(`../packages/cli/node_modules/${CARD_PACKAGE}`, import.meta.url)), link)
}

/** @param {boolean} enabled @returns {string} a config with all defaults, search included */
function config(enabled) {
  return `export default {
  title: 'Bench',
  url: 'https://docs.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  socialCards: { enabled: ${enabled} },
}
`
}

function report(rows, { runs, date, load }) {
  const cells = rows.map(({ count, wall, cpu, plain }) => {
    const verdict = cpu <= BUDGET ? 'yes' : 'no'
    return `| ${count} | ${wall.toFixed(2)} | ${cpu.toFixed(2)} | ${Math.round(plain)} ms | ${verdict} |`
  })
  return `# Cost of social cards

${date === undefined ? '' : `${date}, `}${runs} pairs of cold builds with and without cards, median of the ratios, all defaults, search included.
The load of the machine was ${load.toFixed(1)} at the start. CPU time depends less on it than wall time.
Measured by \`node bench/cards-speed.mjs${date === undefined ? '' : ` --date ${date}`}\`.

| pages | wall time, ratio | CPU time, ratio | CPU time without cards | at most ${BUDGET} |
| ---: | ---: | ---: | ---: | --- |
${cells.join('\n')}
`
}

await main()
