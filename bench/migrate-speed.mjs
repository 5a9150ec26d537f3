import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runProcess } from './measure/run-process.mjs'
import { writeMigrateReport } from './measure/write-migrate-report.mjs'

const USAGE = `usage: migrate-speed.mjs [options]
  --corpus <dir>   folder with babel-docs and babel-sidebars.js; default ../shared/corpora
  --rounds 3       cold builds of each tool
  --date <text>    date in the report
  --results <dir>  folder of the report; by default none is written
  --keep           keep the two sites in the temporary folder
`

const path = (file) => fileURLToPath(new URL(file, import.meta.url))
const DOCGEN = path('../packages/cli')
const PEER = path('peers/docusaurus/node_modules')
const SITE = path('../packages/cli/test/migrate/babel/site')

/** @returns {Promise<void>} */
async function main() {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string', default: path('../../shared/corpora') },
      rounds: { type: 'string', default: '3' },
      date: { type: 'string', default: 'Undated' },
      results: { type: 'string' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  if (!existsSync(PEER)) throw new Error('not installed: run `npm ci --prefix bench/peers/docusaurus` first')
  const root = mkdtempSync(join(tmpdir(), 'docgen-migrate-'))
  const log = (line) => process.stderr.write(`${line}\n`)
  try {
    const tools = [
      docgenTool(setUp(root, 'docgen', values.corpus)),
      docusaurusTool(setUp(root, 'docusaurus', values.corpus)),
    ]
    const migrated = await run(tools[0], ['migrate', 'docusaurus', '.'])
    log(migrated.stdout)
    // The first process of each tool also reads its code from disk for the first time, so it does not count.
    for (const tool of tools) await buildCold(tool)
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const tool of tools) {
        tool.runs.push(await buildCold(tool))
        const { wallMs, peakBytes } = tool.runs.at(-1)
        log(`${tool.name}: ${Math.round(wallMs)} ms, ${Math.round(peakBytes / 1e6)} MB`)
      }
    }
    const compared = await run(tools[0], [
      'migrate',
      'docusaurus',
      '.',
      '--compare',
      join(tools[1].folder, 'build'),
      '--json',
    ])
    const { score, aspects, differences } = JSON.parse(compared.stdout)
    const results = {
      date: values.date,
      node: process.version,
      machine: {
        model: cpus()[0]?.model.trim(),
        cores: cpus().length,
        memoryGB: Math.round(totalmem() / 1e9),
        load: loadavg().map((each) => Math.round(each * 10) / 10),
      },
      tools: tools.map(({ name, version, runs }) => ({
        name,
        version,
        runs: runs.map(({ wallMs, cpuMs, peakBytes }) => ({ wallMs, cpuMs, peakBytes })),
      })),
      parity: { score, aspects, differences },
    }
    const report = writeMigrateReport(results)
    process.stdout.write(report)
    if (values.results === undefined) return
    mkdirSync(values.results, { recursive: true })
    writeFileSync(join(values.results, 'migrate-speed.json'), `${JSON.stringify(results, null, 2)}\n`)
    writeFileSync(join(values.results, 'migrate-speed.md'), report)
  } finally {
    if (values.keep) log(`The sites are in ${root}`)
    else rmSync(root, { recursive: true, force: true })
  }
}

/** Creates a Docusaurus site with the pages of the corpus. @returns {string} its folder */
function setUp(root, name, corpus) {
  const folder = join(root, name)
  cpSync(SITE, folder, { recursive: true })
  cpSync(join(corpus, 'babel-docs'), join(folder, 'docs'), { recursive: true })
  cpSync(join(corpus, 'babel-sidebars.js'), join(folder, 'sidebars.js'))
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  symlinkSync(PEER, join(folder, 'node_modules'))
  return folder
}

function docgenTool(folder) {
  const program = join(DOCGEN, 'bin/docgen.js')
  return {
    name: 'docgen',
    version: versionOf(join(DOCGEN, 'package.json')),
    folder,
    program,
    build: ['build', '.'],
    leftovers: ['dist', '.docgen'],
    runs: [],
  }
}

function docusaurusTool(folder) {
  const program = join(PEER, '@docusaurus/core/bin/docusaurus.mjs')
  const version = versionOf(join(PEER, '@docusaurus/core/package.json'))
  return {
    name: 'Docusaurus',
    version,
    folder,
    program,
    build: ['build'],
    leftovers: ['build', '.docusaurus', 'node_modules/.cache'],
    runs: [],
  }
}

async function buildCold(tool) {
  for (const leftover of tool.leftovers) rmSync(join(tool.folder, leftover), { recursive: true, force: true })
  return await run(tool, tool.build)
}

async function run({ name, program, folder }, args) {
  const { NODE_ENV: _environment, ...env } = process.env
  const ended = await runProcess({ command: process.execPath, args: [program, ...args], cwd: folder, env })
  if (ended.exitCode !== 0) throw new Error(`${name} ${args[0]} failed:\n${ended.stdout}\n${ended.stderr}`.slice(-4000))
  return ended
}

function versionOf(manifest) {
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
