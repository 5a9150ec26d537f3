import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadLanguage, openIndex, searchIndex } from '../../packages/renderer/dist/search.js'
import { importBundled } from './import-bundled.mjs'
import { openReference } from './open-reference.mjs'

const CLI = fileURLToPath(new URL('../../packages/cli/src/', import.meta.url))
const FILE = 'search.tests.yml'
/** Number of hits to request: both show as many in the field, and on their search pages. */
const DEPTHS = { field: 8, page: 100 }

/**
 * @typedef {object} Ranking how well a search answers the queries
 * @property {number} mrr mean reciprocal rank of the expected pages
 * @property {number} first queries with the expected page first
 * @property {string[]} fallen queries whose page is below its required rank, or that find what they must not
 * @property {Record<string, number | null>} places rank of each query's page
 */

/**
 * Runs a site's test queries with docgen's search and the local search of Docusaurus, and judges both like `docgen
 * check search`.
 *
 * @param {string} siteDir with its test queries, and built into `dist`
 * @returns {Promise<{version: string, questions: number, depths: Record<'field' | 'page', number>, field:
 * Record<'docgen' | 'reference', Ranking>, page: Record<'docgen' | 'reference', Ranking>} | undefined>}
 *   undefined if the package is not installed
 */
export async function measureRanking(siteDir) {
  const outDir = join(siteDir, 'dist')
  const reference = await openReference(outDir)
  if (!reference) return undefined
  try {
    const { readSearchTests, evaluateSearch } = await importBundled(
      `export * from './config/read-search-tests.ts'; export * from './check/evaluate-search.ts'`,
      CLI,
    )
    const { queries } = readSearchTests(readFileSync(join(siteDir, FILE), 'utf8'), FILE).value
    const searches = { docgen: await openDocgen(outDir), reference: reference.ask }
    const ranking = { version: reference.version, questions: queries.length, depths: DEPTHS }
    for (const [place, limit] of Object.entries(DEPTHS)) {
      ranking[place] = {}
      for (const [name, ask] of Object.entries(searches)) {
        const asked = []
        for (const query of queries) {
          // A page counts once, however many of its sections are found.
          const results = [...new Set(await ask(query.query, limit))]
          asked.push({ ...query, line: 0, exists: true, results })
        }
        ranking[place][name] = judge(asked, evaluateSearch)
      }
    }
    return ranking
  } finally {
    reference.close()
  }
}

function judge(asked, evaluateSearch) {
  const { mrr, questions } = evaluateSearch(asked, 0, FILE)
  return {
    mrr,
    first: questions.filter(({ place }) => place === 1).length,
    fallen: asked.filter((one) => evaluateSearch([one], 0, FILE).diagnostics.length > 0).map(({ query }) => query),
    places: Object.fromEntries(questions.map(({ query, place }) => [query, place])),
  }
}

async function openDocgen(outDir) {
  const manifest = JSON.parse(readFileSync(join(outDir, 'docgen-search.json'), 'utf8'))
  const index = await openIndex(
    manifest.indexes[0].root,
    (name) => readFile(join(outDir, 'assets/search', `${name}.txt`), 'utf8'),
    ({ language }) => loadLanguage(language),
  )
  return async (text, limit) =>
    (await searchIndex(index, { text, limit, snippetLength: 0 })).map(({ pageHref }) => pageHref)
}
