import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateApi } from './generate-api.mjs'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { runBuild } from './measure/measure-size.mjs'
import { setAside } from './measure/set-aside.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: api-speed.mjs [options]
  --operations 1000  operations of the description, and pages of the Markdown site
  --schemas 400      schemas that the operations share
  --depth 4          levels of schemas in the comparison of times
  --rounds 3         builds of each site, in turns
  --depths 2,6,12    levels of schemas in the comparison of memory; empty for none
  --search           builds both sites with the search that sites have by default
`

const MARKDOWN = 'Markdown'

/**
 * Times cold builds of a site with one dense description against a site with as many Markdown pages, and measures
 * memory by depth.
 */
async function main() {
  const { values } = parseArgs({
    options: {
      operations: { type: 'string', default: '1000' },
      schemas: { type: 'string', default: '400' },
      depth: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      depths: { type: 'string', default: '2,6,12' },
      search: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const root = mkdtempSync(join(tmpdir(), 'docgen-bench-api-'))
  const [operations, schemas] = [Number(values.operations), Number(values.schemas)]
  try {
    // Both sites have search, or neither: it is a large part of the cost of a page.
    const hasSearch = values.search
    const api = (depth) => setUpApiSite(join(root, `api-${depth}`), { operations, schemas, depth }, hasSearch)
    const markdown = join(root, 'markdown')
    setUpSite({ folder: markdown, count: operations, corpusFolders: OWN_FOLDERS, seed: 1 })
    writeFileSync(join(markdown, 'site.config.ts'), configOf(hasSearch))
    await compareTimes({ markdown, api: api(Number(values.depth)), rounds: Number(values.rounds) })
    const depths = values.depths.split(',').filter(Boolean).map(Number)
    for (const depth of depths) report(`depth ${depth}`, await buildCold(api(depth)))
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function compareTimes({ markdown, api, rounds }) {
  // The first process reads docgen's code from disk, so it does not count.
  await buildCold(markdown)
  const ratios = []
  for (let round = 0; round < rounds; round += 1) {
    const plain = await buildCold(markdown)
    const dense = await buildCold(api)
    report(MARKDOWN, plain)
    report('API', dense)
    ratios.push({ wall: dense.wallMs / plain.wallMs, cpu: dense.cpuMs / plain.cpuMs })
  }
  const median = (kind) =>
    ratios
      .map((ratio) => ratio[kind])
      .sort((a, b) => a - b)
      [Math.floor(rounds / 2)].toFixed(2)
  const load = loadavg()[0].toFixed(1)
  process.stdout.write(`ratio, median of ${rounds}: ${median('wall')} of wall time, ${median('cpu')} of CPU time\n`)
  process.stdout.write(`load of the machine in the last minute: ${load}\n`)
}

function setUpApiSite(folder, options, hasSearch) {
  mkdirSync(join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'docs/index.md'), '# Bench\n\nOne page beside the API.\n')
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(generateApi(options)))
  writeFileSync(
    join(folder, 'site.config.ts'),
    configOf(hasSearch, "openapi: [{ path: 'openapi.json', routeBasePath: '/api' }],"),
  )
  return folder
}

function configOf(hasSearch, more = '') {
  return `export default {
  title: 'Bench',
  url: 'https://docs.example.com',
  trailingSlash: false,
  docs: { path: 'docs', routeBasePath: '/' },
  search: { enabled: ${hasSearch} },
  ${more}
}
`
}

async function buildCold(folder) {
  const builder = docgenBuilder()
  setAside(folder, builder.leftovers)
  return runBuild(builder, folder)
}

function report(name, { wallMs, cpuMs, peakBytes, stdout }) {
  const { pages, output } = JSON.parse(stdout)
  const size = `${pages.total} pages, ${Math.round(output.bytes / 1e6)} MB`
  const memory = peakBytes === undefined ? '?' : Math.round(peakBytes / 1e6)
  process.stdout.write(`${name}: ${Math.round(wallMs)} ms wall, ${cpuMs} ms CPU, ${memory} MB at most (${size})\n`)
}

await main()
