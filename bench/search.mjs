import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { measureIndexing } from './measure/measure-indexing.mjs'
import { measureRanking } from './measure/measure-ranking.mjs'
import { measureReference } from './measure/measure-reference.mjs'
import { runBuild } from './measure/measure-size.mjs'
import { measureTransfer } from './measure/measure-transfer.mjs'
import { writeSearchReport } from './measure/write-search-report.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: search.mjs [options]
  --sizes 250,1000,4000   numbers of pages
  --rounds 7              cold builds with and without search for each size
  --reference-up-to 1000  the largest size that Docusaurus' local search also indexes; 0 for none
  --only reference        measures only Docusaurus' local search, and keeps the other results
  --date <text>           date in the report
  --results <dir>         folder of the report; default bench/results
`
const SITE = fileURLToPath(new URL('../site/', import.meta.url))
const RESULTS = fileURLToPath(new URL('results/', import.meta.url))

/** Maximum kilobytes of gzip until the first results are shown. */
const BUDGETS = { site: 40, 1000: 60, 4000: 90 }

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '250,1000,4000' },
      'reference-up-to': { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '7' },
      only: { type: 'string' },
      date: { type: 'string', default: 'Undated' },
      results: { type: 'string', default: RESULTS },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  if (values.only !== undefined && values.only !== 'reference') throw new Error(`--only ${values.only}: see --help`)
  const largest = Number(values['reference-up-to'])
  const file = join(values.results, 'search.json')
  const root = mkdtempSync(join(tmpdir(), 'docgen-bench-search-'))
  const results = { date: values.date }
  try {
    const options = { root, sizes: values.sizes.split(',').map(Number), rounds: Number(values.rounds), largest }
    if (values.only === undefined) Object.assign(results, await measureSearch(options))
    else Object.assign(results, await renewReference(JSON.parse(readFileSync(file, 'utf8')), options))
    const ranking = largest > 0 ? await measureRanking(SITE) : undefined
    results.reference = ranking && { date: values.date, ranking }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  const report = writeSearchReport(results)
  process.stdout.write(report)
  mkdirSync(values.results, { recursive: true })
  writeFileSync(join(values.results, 'search.md'), report)
  writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`)
}

/** Builds all sites and runs all queries. */
async function measureSearch({ root, sizes, rounds, largest }) {
  const queries = readQueries()
  const load = loadavg()[0]
  const rows = [{ name: 'example site', budget: BUDGETS.site, ...(await measureTransfer(join(SITE, 'dist'), queries)) }]
  for (const count of sizes) {
    const { folder, set } = setUpPages(root, count)
    const indexing = await measureIndexing({ folder, set, builder: docgenBuilder(), rounds })
    const transfer = await measureTransfer(join(folder, 'dist'), queries)
    const reference = count <= largest ? await measureReference(join(folder, 'dist')) : undefined
    rows.push({ name: nameOf(count), budget: BUDGETS[count], ...transfer, indexing, reference })
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`)
  }
  const machine = { node: process.version, model: cpus()[0]?.model.trim(), cores: cpus().length, load }
  return { machine, rows }
}

/**
 * The last results, with the current size of the reference's index: it is the same on every machine, whatever its
 * load.
 */
async function renewReference(last, { root, largest }) {
  const rows = []
  for (const row of last.rows) {
    const count = Number.parseInt(row.name, 10)
    if (row.name === nameOf(count) && count <= largest) {
      const { folder } = setUpPages(root, count)
      await runBuild(docgenBuilder(), folder)
      rows.push({ ...row, reference: await measureReference(join(folder, 'dist')) })
    } else rows.push({ ...row, reference: undefined })
  }
  return { ...last, rows }
}

/**
 * Creates pages in a separate folder, which is removed after all measurements: removing files slows down later
 * creation of files.
 */
function setUpPages(root, count) {
  const folder = join(root, `pages-${count}`)
  return { folder, set: setUpSite({ folder, count, corpusFolders: OWN_FOLDERS, seed: 1 }) }
}

function nameOf(count) {
  return `${count} pages`
}

/** The queries of the example site's search tests: the generated pages consist of its text. @returns {string[]} */
function readQueries() {
  const text = readFileSync(join(SITE, 'search.tests.yml'), 'utf8')
  return [...text.matchAll(/query: (?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2])
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
})
