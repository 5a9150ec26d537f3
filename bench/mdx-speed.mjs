import { fileURLToPath } from 'node:url'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { runBuild } from './measure/measure-size.mjs'
import { runBench } from './measure/run-bench.mjs'
import { setAside } from './measure/set-aside.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpMdx } from './sites/set-up-mdx.mjs'

const USAGE = `usage: mdx-speed.mjs [options]
  --pages 1000
  --runs 3          rounds, in which the sites take turns; the middle one counts
  --date <day>      writes results/mdx-speed.md with this date
  --keep            keep the generated sites in the temporary folder
`

/** Budget for MDX cold builds, relative to the same pages as plain Markdown. */
const BUDGETS = { literal: 1.5, component: 2.5 }
const RESULTS = fileURLToPath(new URL('results/mdx-speed.md', import.meta.url))

async function measure({ folder, sizes: [pages], runs, date, load }) {
  const sites = setUpMdx({ root: folder, pages, corpusFolders: OWN_FOLDERS })
  return report(await timeSites(sites, runs), { pages, runs, date, load })
}

async function timeSites(sites, runs) {
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
          `${key}: ${Math.round(wallMs)} ms, ${Math.round(cpuMs)} ms of CPU time, ${Math.round(peakBytes / 1e6)} MB\n`,
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
The load of the machine was ${load.toFixed(1)} at the start: while other programs run, only processor time is comparable.
Measured by \`node bench/mdx-speed.mjs${date === undefined ? '' : ` --date ${date}`}\`.

| pages | cold | | warm | | processor, cold | peak memory |
| --- | --- | --- | --- | --- | --- | --- |
${row('markdown', 'plain Markdown with tabs')}
${row('literal', 'MDX with tabs and literal props')}
${row('component', 'the same with a component of the site on each')}

${verdicts.join('\n')}
`
}

await runBench({ usage: USAGE, defaults: { pages: '1000', runs: '3' }, results: RESULTS, measure })
