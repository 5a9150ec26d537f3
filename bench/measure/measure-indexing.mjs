import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pagePath } from '../corpus/compose-page.mjs'
import { runBuild } from './measure-size.mjs'
import { spread } from './measure-transfer.mjs'
import { setAside } from './set-aside.mjs'

const WITHOUT = '  search: { enabled: false },\n'

/**
 * @typedef {object} Indexing the build cost of the index
 * @property {number} rounds
 * @property {number} cpuShare CPU time of a cold build with search divided by that without, minus one; median of
 * the rounds
 * @property {number} wallShare the same for wall time
 * @property {number} files of the index
 * @property {number} changedFiles of the index after a sentence of one page was changed
 */

/**
 * Builds a site cold with search and without, in turns, then edits a page.
 *
 * @param {object} options
 * @param {string} options.folder as `setUpSite` left it
 * @param {import('../generate-pages.mjs').PageSet} options.set
 * @param {import('../sites/builders.mjs').Builder} options.builder docgen's
 * @param {number} options.rounds
 * @returns {Promise<Indexing>}
 */
export async function measureIndexing({ folder, set, builder, rounds }) {
  const config = join(folder, 'site.config.ts')
  const withoutSearch = readFileSync(config, 'utf8')
  const withSearch = withoutSearch.replace(WITHOUT, '')
  if (withSearch === withoutSearch) throw new Error(`${config} does not turn the search off`)
  const shares = []
  for (let round = 0; round < rounds; round += 1) {
    const runs = []
    // The build with search comes last: its output is searched and edited.
    for (const text of [withoutSearch, withSearch]) {
      writeFileSync(config, text)
      setAside(folder, builder.leftovers)
      runs.push(await runBuild(builder, folder))
    }
    const [without, own] = runs
    shares.push({ cpu: own.cpuMs / without.cpuMs - 1, wall: own.wallMs / without.wallMs - 1 })
  }
  const before = listIndex(folder, builder)
  const page = join(folder, 'docs', pagePath(Math.floor(set.count / 2)))
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne more sentence about invoices.\n`)
  await runBuild(builder, folder)
  const after = listIndex(folder, builder)
  return {
    rounds,
    cpuShare: spread(shares.map(({ cpu }) => cpu)).median,
    wallShare: spread(shares.map(({ wall }) => wall)).median,
    files: after.length,
    changedFiles: after.filter((file) => !before.includes(file)).length,
  }
}

function listIndex(folder, { output }) {
  const manifest = JSON.parse(readFileSync(join(folder, output, 'docgen-manifest.json'), 'utf8'))
  return Object.keys(manifest.files).filter((file) => file.startsWith('assets/search/'))
}
