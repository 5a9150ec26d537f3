// What the remote cache saves: a second machine, and four machines that share a build. See bench/README.md.
import { appendFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { generatePages, OWN_FOLDERS } from './generate-pages.mjs'
import { hashOutput, openRemoteMachines } from './sites/remote-machines.mjs'

const USAGE = `Builds generated pages cold, on a second machine with the remote cache, and in shards.

  --pages 4000     number of pages
  --shards 4       number of shards
  --server folder  folder of an installed turborepo-remote-cache; without it, a server in this process
  --out file       appends the result to this file, as Markdown
`

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '4000' },
    shards: { type: 'string', default: '4' },
    server: { type: 'string' },
    out: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const { server, reading, signing, clone, build, remove, close } = await openRemoteMachines({
  writeDocs: (folder) => generatePages({ count: Number(values.pages), folder, corpusFolders: OWN_FOLDERS }),
  program: values.server,
})

const rows = []
const load = () => loadavg()[0].toFixed(1)
function report(label, { cpuMs, wallMs, pages, warnings }, cold, isSame) {
  const ratio = cold ? (cpuMs / cold).toFixed(2) : '1'
  rows.push([label, (cpuMs / 1000).toFixed(1), ratio, (wallMs / 1000).toFixed(1), pages.compiled, isSame, load()])
  console.log([`${label}: ${rows.at(-1).slice(1).join(', ')}`, ...warnings].join('\n  '))
}

try {
  const coldFolder = clone()
  const cold = await build(coldFolder)
  const expected = hashOutput(coldFolder)
  const same = (folder) => (hashOutput(folder) === expected ? 'yes' : 'NO')
  report('cold, without the server', cold, undefined, 'yes')
  remove(coldFolder)

  const count = Number(values.shards)
  for (let number = 1; number <= count; number += 1) {
    const folder = clone()
    report(`shard ${number}/${count}`, await build(folder, signing, ['--shard', `${number}/${count}`]), cold.cpuMs, '')
    remove(folder)
  }
  const last = clone()
  report('the site from the shards', await build(last, signing), cold.cpuMs, same(last))
  remove(last)
  const second = clone()
  report('a second machine', await build(second, reading), cold.cpuMs, same(second))
  remove(second)
} finally {
  close()
}

if (values.out !== undefined) {
  const head = ['build', 'CPU s', 'of cold', 'wall s', 'pages compiled', 'same bytes', 'load']
  const table = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${values.pages} pages, Node ${process.versions.node}, ${cpus().length} processors, ${server.name}`
  appendFileSync(values.out, `## ${date}: ${machine}\n\n${table}\n`)
}
