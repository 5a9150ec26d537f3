import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describePageSet, OWN_FOLDERS } from './generate-pages.mjs'
import { judgeBudgets } from './measure/judge-budgets.mjs'
import { measureSize, runBuild } from './measure/measure-size.mjs'
import { writeReport } from './measure/write-report.mjs'
import { docgenBuilder, eleventyBuilder } from './sites/builders.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: build-speed.mjs [options]
  --sizes 250,1000,4000   numbers of pages
  --runs 5,5,3            rounds for each size
  --corpus <dir>          more Markdown to take text from; can be repeated
  --only-corpus           take no text from the project's own Markdown
  --only docgen|eleventy  run only one builder: times without ratios
  --date <text>           date in the report
  --results <dir>         folder of the report; default bench/results if both builders run, otherwise none is written
  --seed 1                seed of the generated pages
  --keep                  keep the generated sites in the temporary folder
`

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '250,1000,4000' },
      runs: { type: 'string', default: '5,5,3' },
      corpus: { type: 'string', multiple: true, default: [] },
      'only-corpus': { type: 'boolean', default: false },
      only: { type: 'string' },
      date: { type: 'string', default: 'Undated' },
      results: { type: 'string' },
      seed: { type: 'string', default: '1' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const sizes = values.sizes.split(',').map(Number)
  const rounds = values.runs.split(',').map(Number)
  const builders = [docgenBuilder, eleventyBuilder]
    .filter((builder) => values.only === undefined || builder.name === `${values.only}Builder`)
    .map((builder) => builder())
  if (builders.length === 0 || [...sizes, ...rounds].some((number) => !(number > 0))) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const corpusFolders = [...(values['only-corpus'] ? [] : OWN_FOLDERS), ...values.corpus]
  const root = mkdtempSync(join(tmpdir(), 'docgen-bench-'))
  const log = (line) => process.stderr.write(`${line}\n`)
  try {
    const seed = Number(values.seed)
    const measured = []
    for (const [index, count] of sizes.entries()) {
      const folder = join(root, `pages-${count}`)
      const set = setUpSite({ folder, count, corpusFolders, seed })
      log(describePageSet(set))
      // The first process of each builder also reads its code from disk for the first time, so it does not count.
      if (index === 0) for (const builder of builders) await runBuild(builder, folder)
      measured.push(await measureSize({ folder, set, builders, rounds: rounds[index] ?? rounds.at(-1), log }))
      if (!values.keep) rmSync(folder, { recursive: true })
      rmSync(`${folder}-aside`, { recursive: true, force: true })
    }
    const results = {
      date: values.date,
      node: process.version,
      machine: { model: cpus()[0]?.model.trim(), cores: cpus().length, memoryGB: Math.round(totalmem() / 1e9) },
      versions: Object.fromEntries(builders.map(({ name, version }) => [name, version])),
      seed,
      sizes: measured,
      budgets: judgeBudgets(measured),
    }
    const report = writeReport(results)
    process.stdout.write(report)
    const resultsFolder = builders.length === 2 ? fileURLToPath(new URL('results/', import.meta.url)) : undefined
    saveResults(values.results ?? resultsFolder, results, report)
  } finally {
    if (!values.keep) rmSync(root, { recursive: true, force: true })
  }
}

/** @param {string | undefined} folder @param {object} results @param {string} report */
function saveResults(folder, results, report) {
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'build-speed.md'), report)
  writeFileSync(join(folder, 'build-speed.json'), `${JSON.stringify(results, undefined, 2)}\n`)
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
