import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const DOCGEN = new URL('../../packages/cli/', import.meta.url)
const ELEVENTY = new URL('../peers/node_modules/@11ty/eleventy/', import.meta.url)

/**
 * @typedef {object} Builder how to run a tool on the folder of `setUpSite`
 * @property {'docgen' | 'eleventy'} name
 * @property {string} version
 * @property {string[]} args of node; the working directory is the site's folder
 * @property {string[]} coldFlags further arguments of a build that neither reads nor fills a cache
 * @property {string} output folder of the pages, below the site's folder
 * @property {string[]} leftovers what to remove before a cold build: output and caches
 */

/** @returns {Builder} */
export function docgenBuilder() {
  return {
    name: 'docgen',
    version: readVersion(DOCGEN, 'npm run build'),
    args: [fileURLToPath(new URL('bin/docgen.js', DOCGEN)), 'build', '.', '--json'],
    coldFlags: ['--no-cache'],
    output: 'dist',
    leftovers: ['dist', '.docgen'],
  }
}

/** @returns {Builder} */
export function eleventyBuilder() {
  return {
    name: 'eleventy',
    version: readVersion(ELEVENTY, 'npm ci --prefix bench/peers'),
    args: [fileURLToPath(new URL('cmd.cjs', ELEVENTY)), '--quiet'],
    coldFlags: [],
    output: 'eleventy-dist',
    leftovers: ['eleventy-dist', '.cache'],
  }
}

/** @param {URL} folder of a package @param {string} remedy a command that installs it @returns {string} */
function readVersion(folder, remedy) {
  const manifest = new URL('package.json', folder)
  if (!existsSync(manifest)) throw new Error(`not installed: run \`${remedy}\` in the root of the repository first`)
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}
