import { gzipSync } from 'node:zlib'
import { openReference } from './open-reference.mjs'

/**
 * @typedef {object} ReferenceSize the index of Docusaurus' local search for a site
 * @property {string} version of the package
 * @property {number} documents in it: titles, headings, descriptions and texts of sections
 * @property {number} bytes
 * @property {number} gzip downloaded completely before the first result
 */

/**
 * @param {string} outDir of a site built by docgen
 * @returns {Promise<ReferenceSize | undefined>} undefined if the package is not installed
 */
export async function measureReference(outDir) {
  const reference = await openReference(outDir)
  if (!reference) return undefined
  const { version, index } = reference
  reference.close()
  return {
    version,
    documents: JSON.parse(index.toString()).reduce((sum, { documents }) => sum + documents.length, 0),
    bytes: index.length,
    gzip: gzipSync(index, { level: 9 }).length,
  }
}
