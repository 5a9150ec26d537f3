import { fileURLToPath } from 'node:url'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { measurePairs } from './measure/measure-pairs.mjs'
import { runBench } from './measure/run-bench.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: agents-speed.mjs [options]
  --pages 1000
  --runs 12         pairs of builds, with and without Markdown pages; the median of their ratios counts
  --date <day>      writes results/agents-speed.md with this date
  --keep            keep the generated site in the temporary folder
`

/** A cold build with Markdown pages and llms.txt takes at most this many times as long. */
const BUDGET = 1.08
const RESULTS = fileURLToPath(new URL('results/agents-speed.md', import.meta.url))

async function measure({ folder, sizes: [count], runs, date, load }) {
  setUpSite({ folder, count, corpusFolders: OWN_FOLDERS, seed: 1 })
  const result = await measurePairs({ folder, config, runs, label: `${count} pages` })
  return report(result, { count, runs, date, load })
}

/** @param {boolean} isEnabled @returns {string} a config with all defaults, search included */
function config(isEnabled) {
  return `export default {
  title: 'Bench',
  url: 'https://docs.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  llms: { pages: ${isEnabled} },
}
`
}

function report({ wall, cpu, lowest, highest, plain }, { count, runs, date, load }) {
  return `# Cost of Markdown pages and llms.txt

${date === undefined ? '' : `${date}, `}${runs} pairs of cold builds of ${count} pages with and without \`llms.pages\`, median of the ratios, all defaults,
search included. The load of the machine was ${load.toFixed(1)} at the start. CPU time depends less on it than wall time.
Measured by \`node bench/agents-speed.mjs${date === undefined ? '' : ` --date ${date}`}\`.

| | ratio |
| --- | ---: |
| CPU time | ${cpu.toFixed(3)} |
| CPU time, lowest and highest pair | ${lowest.toFixed(2)} to ${highest.toFixed(2)} |
| wall time | ${wall.toFixed(2)} |

Without Markdown pages, a build takes ${Math.round(plain)} ms of CPU time. The budget of ${BUDGET} is ${cpu <= BUDGET ? 'met' : 'missed'}.
`
}

await runBench({ usage: USAGE, defaults: { pages: '1000', runs: '12' }, results: RESULTS, measure })
