import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findHits, loadLanguage, openIndex } from '../../packages/renderer/dist/search.js'

/** The request of the search field. */
const REQUEST = { limit: 8, snippetLength: 64 }

/**
 * @typedef {object} Transfer the cost of queries to a built site
 * @property {number} queries
 * @property {{median: number, worst: number, worstQuery: string}} bytes gzip, of everything downloaded with an
 * empty cache up to
 *   the first results: manifest, search script, root, shards, lengths and cards
 * @property {{median: number, worst: number}} files number of downloaded files
 * @property {{bytes: {median: number, worst: number}, files: {median: number, worst: number}}} whole the same with
 * the text of all results,
 *   which is loaded once they are visible
 * @property {number} indexBytes all files of the index, uncompressed
 * @property {{median: number, worst: number}} milliseconds of a query whose files are loaded
 */

/**
 * Runs every query on an index with an empty cache, and again on the same index.
 *
 * @param {string} outDir of a built site
 * @param {readonly string[]} queries
 * @returns {Promise<Transfer>}
 */
export async function measureTransfer(outDir, queries) {
  const manifest = JSON.parse(readFileSync(join(outDir, 'docgen-search.json'), 'utf8'))
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length)
    return sizes.get(file)
  }
  const measured = []
  for (const text of queries) {
    const used = new Set(['docgen-search.json', manifest.worker.slice(1)])
    const { root, text: rootText } = manifest.indexes[0]
    const readIndexFile = async (name) => {
      // The manifest of a site with one index contains the text of the root.
      if (name === root && rootText !== undefined) return rootText
      used.add(`assets/search/${name}.txt`)
      return readFileSync(join(outDir, 'assets/search', `${name}.txt`), 'utf8')
    }
    const readLanguage = async ({ language, languageModule }) => {
      if (languageModule !== undefined) used.add(`assets/search/${languageModule}.js`)
      return loadLanguage(language)
    }
    const count = () => ({
      files: used.size,
      bytes: [...used].reduce((sum, file) => sum + sizeOf(file), 0),
    })
    const index = await openIndex(manifest.indexes[0].root, readIndexFile, readLanguage)
    const { hits, show } = await findHits(index, { ...REQUEST, text })
    const first = count()
    await Promise.all(hits.map((_, hit) => show(hit)))
    const start = performance.now()
    await findHits(index, { ...REQUEST, text })
    measured.push({ text, milliseconds: performance.now() - start, ...first, whole: count() })
  }
  const bytes = spread(measured.map((one) => one.bytes))
  const worstQuery = measured.find((one) => one.bytes === bytes.worst).text
  return {
    queries: queries.length,
    bytes: { ...bytes, worstQuery },
    indexBytes: readdirSync(join(outDir, 'assets/search'))
      .map((name) => statSync(join(outDir, 'assets/search', name)).size)
      .reduce((sum, size) => sum + size, 0),
    files: spread(measured.map((one) => one.files)),
    whole: {
      bytes: spread(measured.map(({ whole }) => whole.bytes)),
      files: spread(measured.map(({ whole }) => whole.files)),
    },
    milliseconds: spread(measured.map((one) => one.milliseconds)),
  }
}

/** @param {number[]} values @returns {{median: number, worst: number}} */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[Math.floor((sorted.length - 1) / 2)], worst: sorted.at(-1) }
}
