import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pagePath } from './corpus/compose-page.mjs'
import { OWN_FOLDERS } from './generate-pages.mjs'
import { startLiveSession } from './measure/live-session.mjs'
import { runBuild } from './measure/measure-size.mjs'
import { setAside } from './measure/set-aside.mjs'
import { median } from './measure/summarize-runs.mjs'
import { docgenBuilder } from './sites/builders.mjs'
import { setUpSite } from './sites/set-up-site.mjs'

const USAGE = `usage: compare-checkouts.mjs <earlier> <later> [options]
  Compares two built checkouts of docgen, in turns.
  --pages 1000   number of pages
  --kind cold    cold: builds without a cache; warm: builds with nothing changed; edit: builds with one page edited;
                 save: from a save to the served page
  --pairs 8      pairs of builds for the ratio of processor time, or of saves for the ratio of times
  --profiles 0   pairs of cold builds with a profile, for the milliseconds by folder of source code
`

/** @typedef {Map<string, number>} Folders folder of source code, or package → milliseconds in its functions */

/** @returns {Promise<void>} */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '1000' },
      kind: { type: 'string', default: 'cold' },
      pairs: { type: 'string', default: '8' },
      profiles: { type: 'string', default: '0' },
    },
  })
  const [earlier, later] = positionals
  const { kind } = values
  if (later === undefined || !['cold', 'warm', 'edit', 'save'].includes(kind)) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const root = mkdtempSync(join(tmpdir(), 'docgen-bench-'))
  const page = pagePath(Math.floor(Number(values.pages) / 2))
  // A folder for each checkout, because each writes its own cache.
  const folders = new Map([earlier, later].map((checkout, index) => [checkout, join(root, `site-${index}`)]))
  for (const folder of folders.values())
    setUpSite({ folder, count: Number(values.pages), corpusFolders: OWN_FOLDERS, seed: 1 })
  const sessions = new Map()
  try {
    if (kind === 'save')
      for (const [checkout, folder] of folders)
        sessions.set(checkout, await startLiveSession({ checkout, folder, page, port: 4870 + sessions.size }))
    const run = (checkout, round) =>
      sessions.get(checkout)?.save(`saved${round}times`) ??
      measure(checkout, folders.get(checkout), { kind, page, round })
    const pairs = await runInTurns([earlier, later], Number(values.pairs), run)
    const ratios = pairs.map(([before, after]) => after / before).sort((a, b) => a - b)
    if (ratios.length > 0) {
      const [before, after] = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side]))))
      const range = `${ratios[0].toFixed(2)} to ${ratios.at(-1).toFixed(2)}`
      print(
        `${kind}, ${values.pages} pages, ${pairs.length} pairs: ${median(ratios).toFixed(3)} (${range}), ${before} and ${after} ms`,
      )
    }
    const profiles = await runInTurns([earlier, later], Number(values.profiles), (checkout) =>
      profile(checkout, folders.get(checkout)),
    )
    if (profiles.length > 0) printFolders(profiles)
  } finally {
    for (const session of sessions.values()) await session.stop()
    rmSync(root, { recursive: true, force: true })
  }
}

/**
 * @template Result
 * @param {string[]} checkouts two of them
 * @param {number} count
 * @param {(checkout: string, round: number) => Promise<Result>} run
 * @returns {Promise<Result[][]>} the results of each pair
 */
async function runInTurns(checkouts, count, run) {
  // The first run of each reads files that are not in memory yet, and fills its cache.
  if (count > 0) for (const checkout of checkouts) await run(checkout, 0)
  const pairs = []
  for (let round = 0; round < count; round += 1) {
    const turn = round % 2 === 0 ? checkouts : checkouts.toReversed()
    const results = new Map()
    for (const checkout of turn) results.set(checkout, await run(checkout, round + 1))
    pairs.push(checkouts.map((checkout) => results.get(checkout)))
    process.stderr.write(`pair ${round + 1} of ${count}: ${pairs.at(-1).filter(Number.isFinite).join(' and ')} ms\n`)
  }
  return pairs
}

/** @param {string} checkout @param {string} folder of the site @param {{cold: boolean, flags?: string[]}} options `flags` of node */
async function build(checkout, folder, { cold, flags = [] }) {
  const builder = docgenBuilder()
  const [, ...args] = builder.args
  if (cold) setAside(folder, builder.leftovers)
  const script = join(checkout, 'packages/cli/bin/docgen.js')
  return runBuild({ ...builder, args: [...flags, script, ...args, ...(cold ? builder.coldFlags : [])] }, folder)
}

/**
 * @param {string} checkout
 * @param {string} folder
 * @param {{kind: string, page: string, round: number}} options
 * @returns {Promise<number>} milliseconds of processor time
 */
async function measure(checkout, folder, { kind, page, round }) {
  if (kind === 'edit') {
    const path = join(folder, 'docs', page)
    const text = readFileSync(path, 'utf8').replace(/\nsaved\d+times\n/, '')
    writeFileSync(path, text.replace(/\n## /, `\nsaved${round}times\n\n## `))
  }
  return (await build(checkout, folder, { cold: kind === 'cold' })).cpuMs
}

/** @param {string} checkout @param {string} folder @returns {Promise<Folders>} */
async function profile(checkout, folder) {
  const profiles = mkdtempSync(join(tmpdir(), 'docgen-profiles-'))
  try {
    const flags = ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${profiles}`]
    await build(checkout, folder, { cold: true, flags })
    const times = new Map()
    for (const file of readdirSync(profiles)) addTimes(JSON.parse(readFileSync(join(profiles, file), 'utf8')), times)
    return times
  } finally {
    rmSync(profiles, { recursive: true })
  }
}

/** Adds the time of each function, without those that it calls. @param {object} profile of a thread @param {Folders} times */
function addTimes({ nodes, samples, timeDeltas }, times) {
  const folders = new Map(nodes.map(({ id, callFrame }) => [id, folderOf(callFrame)]))
  for (const [index, id] of samples.entries()) {
    const name = folders.get(id)
    times.set(name, (times.get(name) ?? 0) + timeDeltas[index] / 1000)
  }
}

const sourceMaps = new Map()

/** @returns {string} the folder of source code of a function in a bundle, or its package */
function folderOf({ url, functionName, lineNumber }) {
  if (!url.startsWith('file:')) return functionName.startsWith('(') ? functionName : 'Node.js'
  const bundle = fileURLToPath(url)
  if (!sourceMaps.has(bundle)) sourceMaps.set(bundle, readSourceMap(`${bundle}.map`))
  // The map of merged bundles has no entry for the start of most functions, only for their bodies, on the next line.
  const { originalSource } = sourceMaps.get(bundle)?.findEntry(lineNumber + 1, 80) ?? {}
  const path = originalSource === undefined ? bundle : resolve(dirname(bundle), originalSource)
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  const [, own, folders = ''] = /packages\/([^/]+)\/src\/(.*\/)?/.exec(path) ?? []
  return name ?? (own === undefined ? 'other' : `${own}/${folders.split('/').slice(0, 2).join('/')}`)
}

/** @param {string} path @returns {SourceMap | undefined} undefined for code that was not bundled */
function readSourceMap(path) {
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** Prints the medians, largest difference first. @param {Folders[][]} pairs */
function printFolders(pairs) {
  const names = new Set(pairs.flat().flatMap((times) => [...times.keys()]))
  const rows = [...names]
    .filter((name) => name !== '(idle)')
    .map((name) => {
      const [before, after] = [0, 1].map((side) => median(pairs.map((pair) => pair[side].get(name) ?? 0)))
      return { name, before, after }
    })
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  print('| folder or package | earlier ms | later ms | difference |\n| --- | ---: | ---: | ---: |')
  for (const { name, before, after } of rows)
    if (Math.max(before, after) >= 5)
      print(`| ${name} | ${before.toFixed(0)} | ${after.toFixed(0)} | ${(after - before).toFixed(0)} |`)
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`)
}

await main()
