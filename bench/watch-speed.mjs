import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as playwright } from 'playwright-core'
import { unpackBrowser } from '../scripts/unpack-browser.mjs'
import { pagePath } from './corpus/compose-page.mjs'
import { generatePages, OWN_FOLDERS } from './generate-pages.mjs'
import { watchPage } from './measure/watch-page.mjs'
import { writeWatchReport } from './measure/write-watch-report.mjs'
import { docgenTool, docusaurusTool, vitepressTool } from './sites/writing-tools.mjs'

const USAGE = `usage: watch-speed.mjs [options]
  --sizes 250,1000,10000  numbers of pages
  --edits 30              saves for each tool and size
  --starts 5              starts of each kind; the middle one counts
  --peers-up-to 1000      the largest size that is also measured with VitePress and Docusaurus; 0 for none
  --rest 20000            milliseconds before the first save
  --date <text>           date in the report
  --results <dir>         folder of the report; by default none is written
`

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '250,1000,10000' },
      edits: { type: 'string', default: '30' },
      starts: { type: 'string', default: '5' },
      'peers-up-to': { type: 'string', default: '1000' },
      rest: { type: 'string', default: '20000' },
      date: { type: 'string', default: 'Undated' },
      results: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const root = mkdtempSync(join(tmpdir(), 'docgen-watch-'))
  const executablePath = unpackBrowser()
  const browser = await playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], headless: true })
  const measured = []
  let port = 4870
  try {
    for (const count of values.sizes.split(',').map(Number)) {
      const pages = join(root, `pages-${count}`)
      generatePages({ count, folder: pages, corpusFolders: OWN_FOLDERS, seed: 1 })
      const withPeers = count <= Number(values['peers-up-to'])
      const tools = [docgenTool(), ...(withPeers ? [vitepressTool(), docusaurusTool()] : [])]
      for (const tool of tools) {
        process.stderr.write(`${tool.name}, ${count} pages\n`)
        const folder = join(root, `${tool.name}-${count}`)
        const page = pagePath(Math.floor(count / 2))
        const watch = (edits) =>
          watchPage({ tool, folder, page, browser, rest: Number(values.rest), edits, port: port++ })
        const times = await measureTool({ tool, folder, pages, watch }, values)
        measured.push({ tool: tool.name, version: tool.version, pages: count, ...times })
        process.stderr.write(`  ${JSON.stringify(measured.at(-1))}\n`)
        rmSync(folder, { recursive: true, force: true })
      }
      rmSync(pages, { recursive: true })
    }
  } finally {
    await browser.close()
    rmSync(root, { recursive: true, force: true })
  }
  const machine = {
    model: cpus()[0]?.model.trim(),
    cores: cpus().length,
    load: loadavg().map((each) => Math.round(each * 10) / 10),
  }
  const results = { date: values.date, node: process.version, machine, measured }
  const report = writeWatchReport(results)
  process.stdout.write(report)
  if (values.results === undefined) return
  mkdirSync(values.results, { recursive: true })
  writeFileSync(join(values.results, 'watch-speed.json'), `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(join(values.results, 'watch-speed.md'), report)
}

/**
 * Starts a tool several times without and several times with its cache, and saves a page after the last start without.
 * Returns the milliseconds of each start and save.
 */
async function measureTool({ tool, folder, pages, watch }, { starts, edits: count }) {
  const cold = []
  const warm = []
  let edits = []
  for (let start = 1; start <= Number(starts); start += 1) {
    // Remove whatever an earlier start left in the folder, and caches of other locations.
    rmSync(folder, { recursive: true, force: true })
    cpSync(pages, join(folder, 'docs'), { recursive: true })
    tool.setUp(folder)
    const isLast = start === Number(starts)
    const watched = await watch(isLast ? Number(count) : 0)
    cold.push(watched.start)
    edits = watched.edits
  }
  for (let start = 1; start <= Number(starts); start += 1) warm.push((await watch(0)).start)
  return { cold, warm, edits }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
