import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { judgeBudgets } from './measure/judge-budgets.mjs'
import { median, summarizeSize } from './measure/summarize-runs.mjs'

// Writes the figures of the results into README.md, so that the two can't contradict each other.

const README = new URL('../README.md', import.meta.url)
const BEGIN = '<!-- Figures from bench/results, written by `node bench/write-readme-figures.mjs`. -->\n'
const END = '<!-- End of the figures. -->'

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(README, updateFigures(readFileSync(README, 'utf8')))

/** Replaces the figures of `bench/results` between the two markers of a README; throws if a marker is missing. */
export function updateFigures(readme) {
  const [before, rest] = readme.split(BEGIN)
  const [, after] = rest?.split(END) ?? []
  if (after === undefined) throw new Error(`README.md needs the lines ${BEGIN.trim()} and ${END}`)
  return `${before}${BEGIN}\n${writeFigures()}\n${END}${after}`
}

function writeFigures() {
  return [...writeBuilds(), ...writeMigration(), ...writePages(), ...writeSearch()].join('\n')
}

function writeBuilds() {
  const { date, sizes, machine, node } = read('build-speed')
  const rows = sizes.map((size) => {
    const kinds = summarizeSize(size)
    const shares = ['docgen cold', 'docgen warm', 'docgen edit'].map((kind) => kinds.get(kind).ratio.toFixed(2))
    return `| ${size.pages.toLocaleString('en')} | ${shares.join(' | ')} |`
  })
  const missed = judgeBudgets(sizes).filter(({ isMet }) => !isMet)
  return [
    'Wall time of a whole build as a share of the time that Eleventy takes. Both build the same pages in the same run',
    `(${date}, ${machine.cores} cores, Node ${node.slice(1)}; [all figures](bench/results/build-speed.md), [method](bench/README.md)).`,
    '',
    '| pages | cold | nothing changed | one page edited |',
    '| ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    ...missed.map(({ budget, limit, actual }) => `- Budget missed: ${budget} is ${actual} instead of ${limit}.`),
    ...(missed.length > 0 ? [''] : []),
    'Cold builds have become slower since: [how much, and why](bench/results/house.md#cold-builds).',
    '',
  ]
}

function writeMigration() {
  const { tools, parity } = read('migrate-speed')
  const [own, peer] = tools.map(({ name, version, runs }) => {
    const of = (key) => median(runs.map((run) => run[key]))
    const [wall, cpu] = [of('wallMs'), of('cpuMs')].map((ms) => (ms / 1000).toFixed(2))
    return `${name} ${version} takes ${wall} s, ${cpu} s of processor time and ${Math.round(of('peakBytes') / 1e6)} MB`
  })
  return [
    `A cold build of Babel's documentation, a Docusaurus site: ${own}. ${peer}.`,
    `The two sites have [${parity.score} % of their routes, titles, anchors and links in common](bench/results/migrate-speed.md).`,
    '',
  ]
}

function writePages() {
  const runs = read('lighthouse')
  const lowest = Math.min(...runs.flatMap(({ scores }) => Object.values(scores)))
  return [
    `The lowest of Lighthouse's scores for the example site, over ${runs.length} runs and four categories, is`,
    `[${lowest} of 100](bench/results/lighthouse.md).`,
    '',
  ]
}

function writeSearch() {
  const { date, rows, reference } = read('search')
  const { questions, field } = reference.ranking
  const [own, peer] = [field.docgen.first, field.reference.first]
  return [
    `On ${date}, a query to the search of the ${rows[0].name} downloaded ${Math.round(rows[0].bytes.median / 1000)} kB in the median.`,
    'Results show excerpts since, and download more: [how much](bench/results/search.md).',
    `Of ${questions} queries in readers' words, docgen ranks the page with the answer first for ${own},`,
    `the local search of Docusaurus over the same pages for ${peer}.`,
    '',
  ]
}

function read(name) {
  return JSON.parse(readFileSync(new URL(`results/${name}.json`, import.meta.url), 'utf8'))
}
