import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { measurePairs } from './measure/measure-pairs.mjs'
import { runBench } from './measure/run-bench.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: cards-speed.mjs [options]
  --pages 25,50,80,100,1000
  --runs 5          pairs of builds, with and without cards, of each size; the median of their ratios counts
  --date <day>      writes results/cards-speed.md with this date
  --keep            keep the generated sites in the temporary folder
`

/** By default, sites only generate cards if a build with them takes at most this many times as long. */
const BUDGET = 1.3
const RESULTS = fileURLToPath(new URL('results/cards-speed.md', import.meta.url))
const CARD_PACKAGE = '@takumi-rs/core'

async function measure({ folder, sizes, runs, date, load }) {
  const rows = []
  for (const count of sizes) rows.push(await measureSize({ folder: join(folder, `pages-${count}`), count, runs }))
  return report(rows, { runs, date, load })
}

/** @param {{folder: string, count: number, runs: number}} size @returns {Promise<object>} medians over the pairs */
async function measureSize({ folder, count, runs }) {
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

await runBench({ usage: USAGE, defaults: { pages: '25,50,80,100,1000', runs: '5' }, results: RESULTS, measure })
