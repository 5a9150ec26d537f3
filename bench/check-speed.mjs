import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { runBench } from './measure/run-bench.mjs'
import { runProcess } from './measure/run-process.mjs'
import { setAside } from './measure/set-aside.mjs'
import { median } from './measure/summarize-runs.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: check-speed.mjs [options]
  --pages 1000
  --runs 5          rounds per site: a cold build, the first check, and one after which nothing has changed
  --date <day>      writes results/check-speed.md with this date
  --keep            keep the generated site in the temporary folder
`

/** All offline gates take at most these shares of the CPU time of a cold build. */
const BUDGETS = { first: 0.5, unchanged: 0.2 }
const RESULTS = fileURLToPath(new URL('results/check-speed.md', import.meta.url))

/** Site → fields of its config. The more a build does, the smaller is the share of the checks. */
const SITES = {
  'all defaults': '',
  'without search and Markdown pages': 'search: { enabled: false }, llms: { pages: false },',
}

async function measure({ folder, sizes: [count], runs, date, load }) {
  setUpSite({ folder, count, corpusFolders: OWN_FOLDERS, seed: 1 })
  const rows = []
  for (const [name, fields] of Object.entries(SITES)) rows.push(await measureSite({ folder, name, fields, runs }))
  return report(rows, { count, runs, date, load })
}

/**
 * Times a cold build and two checks after it, in turns, so that a machine that slows down affects all of them.
 *
 * @param {{folder: string, name: string, fields: string, runs: number}} site `fields` of the config
 * @returns {Promise<{name: string, build: number, first: number[], unchanged: number[]}>} median milliseconds of CPU
 *   time of the build, and the share of it that each check took
 */
async function measureSite({ folder, name, fields, runs }) {
  const builder = docgenBuilder()
  const docgen = builder.args[0]
  writeFileSync(join(folder, 'site.config.ts'), config(fields))
  const run = async (...args) => {
    const { cpuMs, exitCode, stderr } = await runProcess({
      command: process.execPath,
      args: [docgen, ...args],
      cwd: folder,
      env: process.env,
    })
    if (exitCode !== 0) throw new Error(`docgen ${args.join(' ')} ended with ${exitCode}\n${stderr}`)
    return cpuMs
  }
  const rounds = []
  for (let round = 0; round <= runs; round += 1) {
    setAside(folder, builder.leftovers)
    const build = await run('build', '.')
    const first = await run('check', '.')
    const unchanged = await run('check', '.')
    process.stderr.write(
      `${name}: build ${build} ms, ${(first / build).toFixed(3)}, ${(unchanged / build).toFixed(3)}\n`,
    )
    // The first round only brings the files of all commands into the cache of the operating system.
    if (round > 0) rounds.push({ build, first: first / build, unchanged: unchanged / build })
  }
  const all = (field) => rounds.map((each) => each[field])
  return { name, build: median(all('build')), first: all('first'), unchanged: all('unchanged') }
}

/** @param {string} fields @returns {string} a config of a site without errors */
function config(fields) {
  return `export default {
  title: 'Bench',
  url: 'https://docs.example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  ${fields}
}
`
}

function report(rows, { count, runs, date, load }) {
  const share = (shares) =>
    `${median(shares).toFixed(3)} | ${Math.min(...shares).toFixed(3)} to ${Math.max(...shares).toFixed(3)}`
  const isMet = rows.every(({ first, unchanged }) =>
    Object.entries({ first, unchanged }).every(([name, shares]) => median(shares) <= BUDGETS[name]),
  )
  return `# Cost of docgen check

${date === undefined ? '' : `${date}, `}${runs} rounds of a cold build of ${count} pages, a check with all offline gates, and another check of the same files.
The checks are shares of the CPU time of the build in the same round; medians. The load of the machine was ${load.toFixed(1)} at the start.
Measured by \`node bench/check-speed.mjs${date === undefined ? '' : ` --date ${date}`}\`.

| site | build, ms | first check | lowest and highest | nothing changed | lowest and highest |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.map(({ name, build, first, unchanged }) => `| ${name} | ${Math.round(build)} | ${share(first)} | ${share(unchanged)} |`).join('\n')}

The budgets of ${BUDGETS.first} for the first check and ${BUDGETS.unchanged} for an unchanged site are ${isMet ? 'met' : 'missed'}.
`
}

await runBench({ usage: USAGE, defaults: { pages: '1000', runs: '5' }, results: RESULTS, measure })
