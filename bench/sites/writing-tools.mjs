import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DOCGEN = fileURLToPath(new URL('../../packages/cli/', import.meta.url))
const PEERS = fileURLToPath(new URL('../peers/writing/node_modules', import.meta.url))

/**
 * @typedef {object} WritingTool a tool for writing pages with a live preview
 * @property {string} name
 * @property {string} version
 * @property {(folder: string) => void} setUp next to `docs/` in the site's folder
 * @property {(port: number) => string[]} args of node; the working directory is the site's folder
 * @property {string[]} caches folders to remove before a cold start
 */

/** @returns {WritingTool} */
export function docgenTool() {
  return {
    name: 'docgen',
    version: versionOf(join(DOCGEN, 'package.json')),
    setUp: (folder) =>
      writeFileSync(
        join(folder, 'site.config.ts'),
        "export default { title: 'Bench', url: 'https://docs.example.com', trailingSlash: false, docs: { path: 'docs', routeBasePath: '/' } }\n",
      ),
    args: (port) => [join(DOCGEN, 'bin/docgen.js'), 'serve', '.', '--watch', '--port', String(port), '--strict-port'],
    caches: ['.docgen'],
  }
}

/** @returns {WritingTool} */
export function vitepressTool() {
  return {
    name: 'VitePress',
    version: versionOf(join(PEERS, 'vitepress/package.json')),
    setUp: (folder) => {
      linkPeers(folder)
      mkdirSync(join(folder, '.vitepress'), { recursive: true })
      writeFileSync(
        join(folder, '.vitepress/config.mjs'),
        "export default { title: 'Bench', srcDir: 'docs', cleanUrls: true, ignoreDeadLinks: true }\n",
      )
    },
    args: (port) => [join(PEERS, 'vitepress/bin/vitepress.js'), 'dev', '.', '--port', String(port), '--strictPort'],
    caches: ['.vitepress/cache'],
  }
}

const DOCUSAURUS_CONFIG = `module.exports = {
  title: 'Bench', url: 'https://docs.example.com', baseUrl: '/', trailingSlash: false, onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
  presets: [['classic', { blog: false, docs: { routeBasePath: '/', path: 'docs' } }]],
}
`

/** @returns {WritingTool} */
export function docusaurusTool() {
  return {
    name: 'Docusaurus',
    version: versionOf(join(PEERS, '@docusaurus/core/package.json')),
    setUp: (folder) => {
      linkPeers(folder)
      writeFileSync(join(folder, 'docusaurus.config.js'), DOCUSAURUS_CONFIG)
      writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    },
    args: (port) => [join(PEERS, '@docusaurus/core/bin/docusaurus.mjs'), 'start', '--no-open', '--port', String(port)],
    caches: ['.docusaurus', 'node_modules/.cache'],
  }
}

/** @param {string} folder */
function linkPeers(folder) {
  symlinkSync(PEERS, join(folder, 'node_modules'))
}

/** @param {string} manifest @returns {string} */
function versionOf(manifest) {
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}
