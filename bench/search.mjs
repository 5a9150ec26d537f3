import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { measureIndexing } from './measure/measure-indexing.mjs'
import { measureReference } from './measure/measure-reference.mjs'
import { measureTransfer } from './measure/measure-transfer.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: search.mjs [options]
  --sizes 250,1000,4000   numbers of pages
  --rounds 3              cold builds with and without search for each of them
  --reference-up-to 1000  the largest size that Docusaurus' local search indexes, too; 0 for none
  --date <text>           stands in the results
  --results <dir>         where they go; default bench/results
`
const SITE = fileURLToPath(new URL('../site/', import.meta.url))
const RESULTS = fileURLToPath(new URL('results/', import.meta.url))

/** Kilobytes of gzip until the first results are shown, at worst. */
const BUDGETS = { site: 40, 1000: 60, 4000: 90 }

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '250,1000,4000' },
      'reference-up-to': { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '3' },
      date: { type: 'string', default: 'Undated' },
      results: { type: 'string', default: RESULTS },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const queries = readQueries()
  const load = loadavg()[0]
  const rows = [{ name: 'example site', budget: BUDGETS.site, ...(await measureTransfer(join(SITE, 'dist'), queries)) }]
  const root = mkdtempSync(join(tmpdir(), 'docgen-bench-search-'))
  try {
    for (const count of values.sizes.split(',').map(Number)) {
      const folder = join(root, `pages-${count}`)
      const set = setUpSite({ folder, count, corpusFolders: OWN_FOLDERS, seed: 1 })
      const indexing = await measureIndexing({ folder, set, builder: docgenBuilder(), rounds: Number(values.rounds) })
      const transfer = await measureTransfer(join(folder, 'dist'), queries)
      const reference =
        count <= Number(values['reference-up-to']) ? await measureReference(join(folder, 'dist')) : undefined
      rows.push({ name: `${count} pages`, budget: BUDGETS[count], ...transfer, indexing, reference })
      process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`)
      rmSync(folder, { recursive: true })
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  const machine = { node: process.version, model: cpus()[0]?.model.trim(), cores: cpus().length, load }
  const report = writeReport({ date: values.date, machine, rows })
  process.stdout.write(report)
  mkdirSync(values.results, { recursive: true })
  writeFileSync(join(values.results, 'search.md'), report)
  writeFileSync(
    join(values.results, 'search.json'),
    `${JSON.stringify({ date: values.date, machine, rows }, undefined, 2)}\n`,
  )
}

/** The questions of the example site's search tests: the generated pages are made of its text. @returns {string[]} */
function readQueries() {
  const text = readFileSync(join(SITE, 'search.tests.yml'), 'utf8')
  return [...text.matchAll(/query: (?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2])
}

/** @param {{date: string, machine: object, rows: object[]}} results @returns {string} Markdown */
function writeReport({ date, machine, rows }) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1)
  const percent = (share) => `${Math.round(share * 100)} %`
  const table = (head, lines) =>
    [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const transfer = rows.map(({ name, queries, bytes, files, milliseconds, budget }) => [
    name,
    queries,
    kilobytes(bytes.median),
    kilobytes(bytes.worst),
    budget ?? '',
    `${files.median}, ${files.worst}`,
    milliseconds.median.toFixed(1),
  ])
  const indexing = rows.flatMap(({ name, indexing: one }) =>
    one === undefined
      ? []
      : [
          [
            name,
            one.rounds,
            percent(one.cpuShare),
            percent(one.wallShare),
            one.files,
            one.changedFiles,
            `${((100 * one.changedFiles) / one.files).toFixed(1)} %`,
          ],
        ],
  )
  const compared = rows.flatMap(({ name, bytes, indexBytes, reference }) =>
    reference === undefined
      ? []
      : [
          [
            name,
            reference.documents,
            megabytes(reference.bytes),
            kilobytes(reference.gzip),
            megabytes(indexBytes),
            kilobytes(bytes.median),
            `${(reference.gzip / bytes.median).toFixed(0)} times`,
          ],
        ],
  )
  const version = rows.find(({ reference }) => reference !== undefined)?.reference.version
  return `# Search

${date}. Node ${machine.node}, ${machine.cores} × ${machine.model}, load average ${machine.load.toFixed(1)} before the first run.
Made by \`node bench/search.mjs\`; the questions are those of \`site/search.tests.yml\`.

## What a question downloads

Kilobytes of gzip from nothing to the first eight results, search script included; milliseconds of the same question once its files are there.

${table(['site', 'questions', 'median kB', 'worst kB', 'budget', 'files (median, worst)', 'median ms'], transfer)}

## Beside the local search of Docusaurus

${
  compared.length === 0
    ? 'Not measured: see bench/README.md.'
    : `@easyops-cn/docusaurus-search-local ${version} over the same pages, from the HTML that docgen has built of them, with its defaults. All of its index is
downloaded before the first result; its script comes on top of that and is not counted here, docgen's is.

${table(['site', 'its documents', 'its index, MB', 'its first result, gzip kB', "docgen's index, MB", "docgen's first results, gzip kB, median", 'share'], compared)}`
}

## What the index costs a build

A cold build with search against one without, in turns; then one sentence is added to one page.

${table(['site', 'rounds', 'CPU time more', 'wall time more', 'files', 'changed by an edit', 'share'], indexing)}
`
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
})
