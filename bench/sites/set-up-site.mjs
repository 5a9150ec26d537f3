import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatePages } from '../generate-pages.mjs'

/** Everything at its default but the search, which the other tool has none of: `bench/search.mjs` measures what it adds. */
const DOCGEN_CONFIG = `export default {
  title: 'Bench',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  docs: { path: 'docs', routeBasePath: '/' },
  search: { enabled: false },
}
`

const ELEVENTY = new URL('../peers/eleventy/configure-eleventy.mjs', import.meta.url)

/**
 * Makes one folder that every tool builds from: the same pages in `docs/`, and beside them the set-up of each tool.
 *
 * @param {object} options
 * @param {string} options.folder a new folder, outside the repository so that no tool finds its files
 * @param {number} options.count pages
 * @param {string[]} options.corpusFolders
 * @param {number} options.seed
 * @returns {import('../generate-pages.mjs').PageSet}
 */
export function setUpSite({ folder, count, corpusFolders, seed }) {
  const includes = join(folder, 'eleventy-includes')
  mkdirSync(includes, { recursive: true })
  writeFileSync(join(folder, 'site.config.ts'), DOCGEN_CONFIG)
  writeFileSync(join(folder, 'eleventy.config.mjs'), `export { configureEleventy as default } from '${ELEVENTY}'\n`)
  writeFileSync(join(includes, 'page.11ty.mjs'), `export { renderPage as render } from '${ELEVENTY}'\n`)
  return generatePages({ count, folder: join(folder, 'docs'), corpusFolders, seed })
}
