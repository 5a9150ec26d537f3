import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { pagePath } from '../corpus/compose-page.mjs'
import { checkOutput } from '../sites/check-output.mjs'
import { readStages } from './read-stages.mjs'
import { runProcess } from './run-process.mjs'
import { setAside } from './set-aside.mjs'

/**
 * @typedef {import('../sites/builders.mjs').Builder} Builder
 * @typedef {'docgen cold' | 'docgen fill' | 'docgen warm' | 'docgen edit' | 'eleventy cold'} Kind
 * @typedef {{wallMs: number, cpuMs?: number, peakBytes?: number, processes: number}} Timing
 *
 * @typedef {object} SizeResult
 * @property {number} pages
 * @property {import('../generate-pages.mjs').PageSet} set
 * @property {number} load the machine's load average over the minute before the first run
 * @property {Partial<Record<Kind, Timing[]>>} timings the runs of one round stand at the same index
 * @property {Partial<Record<Kind, Record<string, number>[]>>} stages milliseconds by stage, as docgen reports them
 * @property {Record<string, {files: number, pages: number, htmlBytes: number}>} output by builder
 */

/**
 * Times all builders on one site, in rounds: docgen without a cache, Eleventy, which has no cache either, docgen
 * filling its cache, docgen with nothing changed, docgen with one page edited, and so on. A temporary slowdown of
 * the machine thus affects all of them.
 *
 * @param {object} options
 * @param {string} options.folder created by `setUpSite`
 * @param {import('../generate-pages.mjs').PageSet} options.set
 * @param {Builder[]} options.builders
 * @param {number} options.rounds
 * @param {(line: string) => void} options.log
 * @returns {Promise<SizeResult>}
 * @throws {Error} when a build fails or omits a page
 */
export async function measureSize({ folder, set, builders, rounds, log }) {
  /** @type {SizeResult} */
  const result = { pages: set.count, set, load: loadavg()[0], timings: {}, stages: {}, output: {} }
  const middle = Math.floor(set.count / 2)
  const body = `Page ${middle + 1} is about `
  const build = async (builder, state, sentence) => {
    const kind = `${builder.name} ${state}`
    const run = await runBuild(
      state === 'cold' ? { ...builder, args: [...builder.args, ...builder.coldFlags] } : builder,
      folder,
    )
    const output = checkOutput({ folder: join(folder, builder.output), count: set.count, page: middle, sentence })
    const { wallMs, cpuMs, peakBytes, processes } = run
    if (result.timings[kind] === undefined) result.timings[kind] = []
    result.timings[kind].push({ wallMs, cpuMs, peakBytes, processes })
    if (state === 'cold') result.output[builder.name] = output
    const stages = builder.name === 'docgen' ? readStages(run.stdout) : undefined
    if (stages !== undefined) result.stages[kind] = [...(result.stages[kind] ?? []), stages]
    log(`  ${kind}: ${Math.round(wallMs)} ms, ${peakBytes === undefined ? '?' : Math.round(peakBytes / 1e6)} MB`)
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const builder of builders) {
      setAside(folder, builder.leftovers)
      await build(builder, 'cold', body)
    }
    const docgen = builders.find((builder) => builder.name === 'docgen')
    if (docgen === undefined) continue
    setAside(folder, docgen.leftovers)
    await build(docgen, 'fill', body)
    await build(docgen, 'warm', body)
    const edited = `Page ${middle + 1}, edited in round ${round}, is about `
    const restore = edit(join(folder, 'docs', pagePath(middle)), body, edited)
    await build(docgen, 'edit', edited)
    restore()
  }
  return result
}

/**
 * @param {Builder} builder
 * @param {string} folder
 * @returns {Promise<import('./run-process.mjs').Run>}
 * @throws {Error} with the last lines of its output when it ends with anything but 0
 */
export async function runBuild(builder, folder) {
  const env = { ...process.env, CI: '1', NO_COLOR: '1' }
  for (const name of ['NODE_ENV', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'FORCE_COLOR']) delete env[name]
  // Flush earlier writes to disk, so that they do not affect the measurement.
  execFileSync('sync')
  const run = await runProcess({ command: process.execPath, args: builder.args, cwd: folder, env })
  if (run.exitCode !== 0) {
    const end = `${run.stdout}\n${run.stderr}`.trim().split('\n').slice(-20).join('\n')
    throw new Error(`${builder.name} ended with ${run.exitCode}:\n${end}`)
  }
  return run
}

/** @param {string} path @param {string} from @param {string} to @returns {() => void} restores the old text */
function edit(path, from, to) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${path} holds no "${from}" to edit`)
  writeFileSync(path, text.replace(from, to))
  return () => writeFileSync(path, text)
}
