import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pagePath } from './corpus/compose-page.mjs'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { runBuild } from './measure/measure-size.mjs'
import { setAside } from './measure/set-aside.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpEditions } from './sites/set-up-editions.mjs'

const USAGE = `usage: editions-speed.mjs [options]
  --pages 250       in each version and language
  --versions 12
  --languages 10
  --runs 3          rounds; the middle one counts
  --keep            leave the generated sites in the temporary folder
`

/** What versions and languages are held to: cold against as many different pages, warm and edit against cold. */
const BUDGETS = { cold: 0.5, warm: 0.3 }

async function main() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '250' },
      versions: { type: 'string', default: '12' },
      languages: { type: 'string', default: '10' },
      runs: { type: 'string', default: '3' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [pages, versions, languages, runs] = [values.pages, values.versions, values.languages, values.runs].map(Number)
  if (values.help || [pages, versions, languages, runs].some((number) => !(number > 0))) {
    process.stdout.write(USAGE)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const root = mkdtempSync(join(tmpdir(), 'docgen-editions-'))
  try {
    const sites = setUpEditions({ root, pages, versions, languages, corpusFolders: OWN_FOLDERS })
    const builder = docgenBuilder()
    const times = {}
    for (let round = 0; round < runs; round += 1) {
      for (const [name, folder] of Object.entries(sites)) await measureSite({ name, folder, builder, round, times })
    }
    process.stdout.write(report(times))
  } finally {
    if (!values.keep) rmSync(root, { recursive: true, force: true })
  }
}

async function measureSite({ name, folder, builder, round, times }) {
  setAside(folder, builder.leftovers)
  const path = join(folder, 'docs', pagePath(3))
  const text = readFileSync(path, 'utf8')
  for (const state of ['cold', 'warm', 'edit']) {
    if (state === 'edit') writeFileSync(path, `${text}\nSaid in round ${round}.\n`)
    const { wallMs, stdout } = await runBuild(builder, folder)
    const { pages } = JSON.parse(stdout)
    const key = `${name} ${state}`
    times[key] = [...(times[key] ?? []), { wallMs, pages }]
    process.stderr.write(
      `${key}: ${Math.round(wallMs)} ms, ${pages.total} pages, ${pages.compiled} compiled, ${pages.rendered} rendered, ${pages.kept} kept\n`,
    )
  }
  writeFileSync(path, text)
}

function report(times) {
  const middle = (key) => {
    const sorted = times[key].map(({ wallMs }) => wallMs).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  }
  const lines = ['versions', 'languages'].flatMap((name) => {
    const cold = middle(`${name} cold`) / middle('different cold')
    const warm = middle(`${name} warm`) / middle(`${name} cold`)
    const edit = middle(`${name} edit`) / middle(`${name} cold`)
    const [{ pages }] = times[`${name} edit`]
    return [
      `${name} cold / different cold: ${cold.toFixed(2)} (budget ${BUDGETS.cold})`,
      `${name} warm / cold: ${warm.toFixed(2)} (budget ${BUDGETS.warm})`,
      `${name} edit / cold: ${edit.toFixed(2)}; ${pages.rendered} of ${pages.total} pages rendered`,
    ]
  })
  return `${lines.join('\n')}\n`
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
