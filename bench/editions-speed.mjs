import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  --date <day>      writes results/editions-speed.md with this date
  --keep            keep the generated sites in the temporary folder
`

/** Budgets of versions and languages: cold relative to as many different pages, warm and edit relative to cold. */
const BUDGETS = { cold: 0.5, warm: 0.3 }
const STATES = ['cold', 'warm', 'edit']
const RESULTS = fileURLToPath(new URL('results/editions-speed.md', import.meta.url))

async function main() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '250' },
      versions: { type: 'string', default: '12' },
      languages: { type: 'string', default: '10' },
      runs: { type: 'string', default: '3' },
      date: { type: 'string' },
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
    const [load] = loadavg()
    const times = {}
    for (let round = 0; round < runs; round += 1) {
      for (const [name, folder] of Object.entries(sites)) await measureSite({ name, folder, builder, round, times })
    }
    const text = report(times, { pages, versions, languages, runs, load, date: values.date })
    process.stdout.write(text)
    if (values.date !== undefined) writeFileSync(RESULTS, text)
  } finally {
    if (!values.keep) rmSync(root, { recursive: true, force: true })
  }
}

async function measureSite({ name, folder, builder, round, times }) {
  setAside(folder, builder.leftovers)
  const path = join(folder, 'docs', pagePath(3))
  const text = readFileSync(path, 'utf8')
  for (const state of STATES) {
    if (state === 'edit') writeFileSync(path, `${text}\nSaid in round ${round}.\n`)
    const { wallMs, stdout } = await runBuild(builder, folder)
    const { pages } = JSON.parse(stdout)
    const key = `${name} ${state}`
    times[key] = [...(times[key] ?? []), { wallMs, pages }]
    process.stderr.write(
      `${key}: ${Math.round(wallMs)} ms, ${pages.total} pages, ${pages.compiled} compiled, ${pages.rendered} rendered, ${pages.unchanged} unchanged\n`,
    )
  }
  writeFileSync(path, text)
}

function report(times, { pages, versions, languages, runs, load, date }) {
  const middle = (key) => {
    const sorted = times[key].map(({ wallMs }) => wallMs).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  }
  const row = (name, label) => {
    const cells = STATES.map((state) => {
      const key = `${name} ${state}`
      const [{ pages: counts }] = times[key]
      return `${Math.round(middle(key))} ms | ${counts.compiled} / ${counts.rendered}`
    })
    return `| ${label} | ${times[`${name} cold`][0].pages.total} | ${cells.join(' | ')} |`
  }
  const verdict = (label, ratio, budget) =>
    `| ${label} | ${budget.toFixed(2)} × | ${ratio.toFixed(2)} × | ${ratio <= budget ? 'met' : '**missed**'} |`
  const verdicts = ['Versions', 'Languages'].flatMap((name) => {
    const key = name.toLowerCase()
    const cold = middle(`${key} cold`) / middle(`different${name} cold`)
    const warm = middle(`${key} warm`) / middle(`${key} cold`)
    return [
      verdict(`${key}, cold, of as many different pages`, cold, BUDGETS.cold),
      verdict(`${key}, nothing changed, of cold`, warm, BUDGETS.warm),
    ]
  })
  return `# Versions and languages against different pages

${date === undefined ? '' : `${date}, `}${pages} pages in ${versions} versions and in ${languages} languages, the middle of ${runs} rounds in which the sites take turns, with search.
The load of the machine was ${load.toFixed(1)} at the start. Measured by \`node bench/editions-speed.mjs --runs ${runs}${date === undefined ? '' : ` --date ${date}`}\`.

| site | pages | cold | compiled / rendered | nothing changed | compiled / rendered | one page edited | compiled / rendered |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${row('differentVersions', 'as many different pages')}
${row('versions', 'versions')}
${row('differentLanguages', 'as many different pages')}
${row('languages', 'languages')}

| budget | limit | measured | |
| --- | ---: | ---: | --- |
${verdicts.join('\n')}
`
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
