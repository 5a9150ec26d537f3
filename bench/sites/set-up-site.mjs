import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatePages } from '../generate-pages.mjs'

/** All defaults; search only if asked for, because the other tool lacks it: `bench/search.mjs` measures its cost. */
const docgenConfig = (hasSearch) => `export default {
  title: 'Bench',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  docs: { path: 'docs', routeBasePath: '/' },
  search: { enabled: ${hasSearch} },
}
`

const ELEVENTY = new URL('../peers/eleventy/configure-eleventy.mjs', import.meta.url)

/**
 * Creates one folder that every tool builds from: the same pages in `docs/`, with the configuration of each tool
 * next to it.
 *
 * @param {object} options
 * @param {string} options.folder a new folder, outside the repository so that no tool finds its files
 * @param {number} options.count pages
 * @param {string[]} options.corpusFolders
 * @param {number} options.seed
 * @param {import('../corpus/compose-page.mjs').Shape} [options.shape]
 * @param {boolean} [options.hasSearch] of docgen's site
 * @returns {import('../generate-pages.mjs').PageSet}
 */
export function setUpSite({ folder, count, corpusFolders, seed, shape, hasSearch = false }) {
  const includes = join(folder, 'eleventy-includes')
  mkdirSync(includes, { recursive: true })
  writeFileSync(join(folder, 'site.config.ts'), docgenConfig(hasSearch))
  writeFileSync(join(folder, 'eleventy.config.mjs'), `export { configureEleventy as default } from '${ELEVENTY}'\n`)
  writeFileSync(join(includes, 'page.11ty.mjs'), `export { renderPage as render } from '${ELEVENTY}'\n`)
  return generatePages({ count, folder: join(folder, 'docs'), corpusFolders, seed, shape })
}
