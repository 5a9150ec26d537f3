import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { docgenBuilder } from '../sites/builders.mjs'
import { runBuild } from './measure-size.mjs'
import { setAside } from './set-aside.mjs'
import { median } from './summarize-runs.mjs'

/**
 * Builds a site cold with and without a feature, in pairs, so that a machine that slows down affects both.
 *
 * @param {object} options
 * @param {string} options.folder created by `setUpSite`
 * @param {(isEnabled: boolean) => string} options.config text of `site.config.ts`
 * @param {number} options.runs pairs
 * @param {string} options.label of the lines on stderr
 * @returns {Promise<{wall: number, cpu: number, lowest: number, highest: number, plain: number}>} medians of the
 *   ratios of wall and CPU time, the extremes of the latter, and median milliseconds of CPU time without the feature
 */
export async function measurePairs({ folder, config, runs, label }) {
  const builder = docgenBuilder()
  const cold = { ...builder, args: [...builder.args, ...builder.coldFlags] }
  const build = async (isEnabled) => {
    writeFileSync(join(folder, 'site.config.ts'), config(isEnabled))
    setAside(folder, builder.leftovers)
    return runBuild(cold, folder)
  }
  await build(true)
  const pairs = []
  for (let round = 0; round < runs; round += 1) {
    const isFirst = round % 2 === 0
    const first = await build(isFirst)
    const second = await build(!isFirst)
    const [enabled, plain] = isFirst ? [first, second] : [second, first]
    const pair = { wall: enabled.wallMs / plain.wallMs, cpu: enabled.cpuMs / plain.cpuMs, plain: plain.cpuMs }
    pairs.push(pair)
    process.stderr.write(`${label}: ${pair.wall.toFixed(2)} wall, ${pair.cpu.toFixed(2)} CPU\n`)
  }
  const all = (field) => pairs.map((pair) => pair[field])
  return {
    wall: median(all('wall')),
    cpu: median(all('cpu')),
    lowest: Math.min(...all('cpu')),
    highest: Math.max(...all('cpu')),
    plain: median(all('plain')),
  }
}
