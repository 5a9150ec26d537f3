import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { PAGES_PER_SECTION, pagePath } from './corpus/compose-page.mjs'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { measureTransfer } from './measure/measure-transfer.mjs'
import { runProcess } from './measure/run-process.mjs'
import { median } from './measure/summarize-runs.mjs'
import { writeScaleReport } from './measure/write-scale-report.mjs'
import { docgenBuilder, eleventyBuilder } from './sites/builders.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: scale.mjs [options]
  --sizes 10000,40000     numbers of pages; 250 is always measured, too, as the page to compare with
  --shapes nested,flat    nested: folders 3 deep; flat: at most 1,600 categories at the top of the sidebar
  --eleventy-up-to 0      the largest size that Eleventy also builds
  --memory 8000           megabytes of heap that a process may use
  --minutes 10            time after which a build is stopped
  --date <text>           date in the report
  --results <dir>         folder of the report; by default it is only printed
  --work <dir>            folder for the sites; default: a temporary folder
`
const SEARCH_TESTS = new URL('../site/search.tests.yml', import.meta.url)
const MOST_CATEGORIES = 1600
const REFERENCE = 250

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '10000,40000' },
      shapes: { type: 'string', default: 'nested,flat' },
      'eleventy-up-to': { type: 'string', default: '0' },
      memory: { type: 'string', default: '8000' },
      minutes: { type: 'string', default: '10' },
      date: { type: 'string', default: 'Undated' },
      results: { type: 'string' },
      work: { type: 'string', default: tmpdir() },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const root = mkdtempSync(join(values.work, 'docgen-bench-scale-'))
  const limits = { memory: Number(values.memory), minutes: Number(values.minutes) }
  const rows = []
  try {
    for (const shape of values.shapes.split(','))
      for (const count of [REFERENCE, ...values.sizes.split(',').map(Number)]) {
        const row = await measureSite({ root, shape, count, limits, eleventyUpTo: Number(values['eleventy-up-to']) })
        process.stderr.write(`${JSON.stringify(row)}\n`)
        rows.push(row)
      }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
  const machine = {
    node: process.version,
    model: cpus()[0]?.model.trim(),
    cores: cpus().length,
    gigabytes: totalmem() / 1e9,
  }
  const report = writeScaleReport({ date: values.date, machine, limits, rows })
  process.stdout.write(report)
  if (values.results === undefined) return
  mkdirSync(values.results, { recursive: true })
  writeFileSync(
    join(values.results, 'scale.json'),
    `${JSON.stringify({ date: values.date, machine, rows }, undefined, 2)}\n`,
  )
}

/**
 * @typedef {object} Limits
 * @property {number} memory megabytes of heap
 * @property {number} minutes
 *
 * @typedef {object} BuildRow one build
 * @property {number} cpuMs
 * @property {number} wallMs
 * @property {number} peakBytes of all processes
 * @property {string} [problem] why it did not finish
 */

/** Builds one site cold, warm and after an edit, and measures its output. */
async function measureSite({ root, shape, count, limits, eleventyUpTo }) {
  const folder = join(root, `${shape}-${count}`)
  const perFolder =
    shape === 'flat' ? Math.max(PAGES_PER_SECTION, Math.ceil(count / MOST_CATEGORIES)) : PAGES_PER_SECTION
  const folders = { isNested: shape === 'nested', pagesPerFolder: perFolder }
  setUpSite({ folder, count, corpusFolders: OWN_FOLDERS, seed: 1, shape: folders, hasSearch: true })
  const docgen = docgenBuilder()
  const row = { shape, count, load: loadavg()[0], cold: await build(docgen, folder, limits) }
  if (row.cold.problem === undefined) {
    row.warm = await build(docgen, folder, limits)
    const page = join(folder, 'docs', pagePath(Math.floor(count / 2), folders))
    const text = readFileSync(page, 'utf8')
    writeFileSync(page, text.replace('is about', 'is now about'))
    row.edit = await build(docgen, folder, limits)
    writeFileSync(page, text)
    Object.assign(row, measureOutput(join(folder, docgen.output)))
    const { bytes, milliseconds, indexBytes } = await measureTransfer(join(folder, docgen.output), readQueries())
    row.search = { bytes, milliseconds, indexBytes }
  }
  if (count <= eleventyUpTo) row.eleventy = await build(eleventyBuilder(), folder, limits)
  rmSync(folder, { recursive: true, force: true })
  return row
}

/** @param {import('./sites/builders.mjs').Builder} builder @param {string} cwd @param {Limits} limits @returns {Promise<BuildRow>} */
async function build({ args }, cwd, { memory, minutes }) {
  const env = { ...process.env, CI: '1', NO_COLOR: '1' }
  for (const name of ['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'FORCE_COLOR']) delete env[name]
  const heap = `--max-old-space-size=${memory}`
  const command = ['--signal=KILL', `${minutes}m`, process.execPath, heap, ...args]
  const { wallMs, cpuMs, peakBytes, exitCode, stderr } = await runProcess({
    command: 'timeout',
    args: command,
    cwd,
    env,
  })
  const problem = exitCode === 0 ? undefined : `ended with ${exitCode}: ${stderr.slice(-300)}`
  return { wallMs, cpuMs, peakBytes, ...(problem && { problem }) }
}

/** @param {string} folder @returns {{outputBytes: number, pages: number, medianPage: number, largestPage: number, largestFiles: [string, number][]}} */
function measureOutput(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => [path.slice(folder.length + 1), statSync(path).size])
  const pages = files.filter(([path]) => path.endsWith('.html')).map(([, size]) => size)
  return {
    outputBytes: files.reduce((sum, [, size]) => sum + size, 0),
    pages: pages.length,
    medianPage: median(pages),
    largestPage: Math.max(...pages),
    largestFiles: files.sort(([, a], [, b]) => b - a).slice(0, 3),
  }
}

/** The queries of the example site's search tests: the generated pages consist of its text. @returns {string[]} */
function readQueries() {
  const text = readFileSync(fileURLToPath(SEARCH_TESTS), 'utf8')
  return [...text.matchAll(/query: (?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2])
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`)
  process.exitCode = 1
})
