import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { loadLanguage, openIndex, searchIndex } from '../../packages/renderer/dist/light.js'

/** What the search field asks for. */
const REQUEST = { limit: 8, snippetLength: 50 }

/**
 * @typedef {object} Transfer what questions to a built site cost
 * @property {number} queries
 * @property {{median: number, worst: number, worstQuery: string}} bytes gzip, of everything that is downloaded from nothing to
 *   the first results: manifest, search script, root, shards, lengths, names and fragments
 * @property {{median: number, worst: number}} files as many as are downloaded
 * @property {number} indexBytes all files of the index, as they lie on the disk
 * @property {{median: number, worst: number}} milliseconds of a question whose files are there
 */

/**
 * Asks every question of an index that nothing has been read of yet, and once more of the same one.
 *
 * @param {string} outDir of a built site
 * @param {readonly string[]} queries
 * @returns {Promise<Transfer>}
 */
export async function measureTransfer(outDir, queries) {
  const manifest = JSON.parse(readFileSync(join(outDir, 'search-index.json'), 'utf8'))
  const sizes = new Map()
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length)
    return sizes.get(file)
  }
  const measured = []
  for (const text of queries) {
    const used = new Set(['search-index.json', manifest.worker.slice(1)])
    const readIndexFile = async (name) => {
      used.add(`assets/search/${name}.txt`)
      return readFileSync(join(outDir, 'assets/search', `${name}.txt`), 'utf8')
    }
    const readLanguage = async ({ language, languageModule }) => {
      if (languageModule !== undefined) used.add(`assets/search/${languageModule}.js`)
      return loadLanguage(language)
    }
    const index = await openIndex(manifest.indexes[0].root, readIndexFile, readLanguage)
    await searchIndex(index, { ...REQUEST, text })
    const start = performance.now()
    await searchIndex(index, { ...REQUEST, text })
    const milliseconds = performance.now() - start
    measured.push({
      text,
      milliseconds,
      files: used.size,
      bytes: [...used].reduce((sum, file) => sum + sizeOf(file), 0),
    })
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
    milliseconds: spread(measured.map((one) => one.milliseconds)),
  }
}

/** @param {number[]} values @returns {{median: number, worst: number}} */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return { median: sorted[Math.floor((sorted.length - 1) / 2)], worst: sorted.at(-1) }
}
