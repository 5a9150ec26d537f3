import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { runBuild } from './measure/measure-size.mjs'
import { setAside } from './measure/set-aside.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpMdx } from './sites/set-up-mdx.mjs'

const USAGE = `usage: mdx-speed.mjs [options]
  --pages 1000
  --runs 3          rounds, in which the sites take turns; the middle one counts
  --date <day>      writes results/mdx-speed.md with this date
  --keep            leave the generated sites in the temporary folder
`

/** Budget for MDX cold builds, relative to the same pages as plain Markdown. */
const BUDGETS = { literal: 1.5, component: 2.5 }
const RESULTS = fileURLToPath(new URL('results/mdx-speed.md', import.meta.url))

async function main() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '1000' },
      runs: { type: 'string', default: '3' },
      date: { type: 'string' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [pages, runs] = [values.pages, values.runs].map(Number)
  if (values.help || [pages, runs].some((number) => !(number > 0))) {
    process.stdout.write(USAGE)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const root = mkdtempSync(join(tmpdir(), 'docgen-mdx-'))
  try {
    const sites = setUpMdx({ root, pages, corpusFolders: OWN_FOLDERS })
    const [load] = loadavg()
    const times = await measure(sites, runs)
    const text = report(times, { pages, runs, date: values.date, load })
    process.stdout.write(text)
    if (values.date !== undefined) writeFileSync(RESULTS, text)
  } finally {
    if (!values.keep) rmSync(root, { recursive: true, force: true })
  }
}

async function measure(sites, runs) {
  const builder = docgenBuilder()
  const times = {}
  for (let round = 1; round <= runs; round += 1) {
    for (const [name, folder] of Object.entries(sites)) {
      setAside(folder, builder.leftovers)
      for (const state of ['cold', 'warm']) {
        const { wallMs, cpuMs, peakBytes } = await runBuild(builder, folder)
        const key = `${name} ${state}`
        times[key] = [...(times[key] ?? []), { wallMs, cpuMs, peakBytes }]
        process.stderr.write(
          `${key}: ${Math.round(wallMs)} ms, ${Math.round(cpuMs)} ms of processor, ${Math.round(peakBytes / 1e6)} MB\n`,
        )
      }
    }
  }
  return times
}

function report(times, { pages, runs, date, load }) {
  const middle = (key, field) => {
    const sorted = times[key].map((run) => run[field]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  }
  const row = (name, label) => {
    const cells = ['cold', 'warm'].flatMap((state) => {
      const key = `${name} ${state}`
      const ratio = middle(key, 'wallMs') / middle(`markdown ${state}`, 'wallMs')
      return [`${Math.round(middle(key, 'wallMs'))} ms`, `${ratio.toFixed(2)} ×`]
    })
    const cpu = middle(`${name} cold`, 'cpuMs') / middle('markdown cold', 'cpuMs')
    return `| ${label} | ${cells.join(' | ')} | ${cpu.toFixed(2)} × | ${Math.round(middle(`${name} cold`, 'peakBytes') / 1e6)} MB |`
  }
  const verdicts = Object.entries(BUDGETS).map(([name, budget]) => {
    const ratio = (field) => middle(`${name} cold`, field) / middle('markdown cold', field)
    const [wall, cpu] = [ratio('wallMs'), ratio('cpuMs')]
    const verdict = (value) => `${value.toFixed(2)} × (${value <= budget ? 'met' : 'missed'})`
    return `- ${name}, cold, at most ${budget} × wanted: ${verdict(wall)} by the clock, ${verdict(cpu)} by processor time`
  })
  return `# MDX against plain Markdown

${date === undefined ? '' : `${date}, `}${pages} pages of the same text, the middle of ${runs} rounds in which the sites take turns, search off.
The load of the machine was ${load.toFixed(1)} when it began: beside other work only processor time tells anything.
Made by \`node bench/mdx-speed.mjs${date === undefined ? '' : ` --date ${date}`}\`.

| pages | cold | | warm | | processor, cold | peak memory |
| --- | --- | --- | --- | --- | --- | --- |
${row('markdown', 'plain Markdown with tabs')}
${row('literal', 'MDX with tabs and literal props')}
${row('component', 'the same with a component of the site on each')}

${verdicts.join('\n')}
`
}

await main()
