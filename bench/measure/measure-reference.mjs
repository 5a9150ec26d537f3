import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const PEER = fileURLToPath(new URL('../peers/search/', import.meta.url))
const NAME = '@easyops-cn/docusaurus-search-local'

/**
 * @typedef {object} Reference the index that Docusaurus' local search makes of a site
 * @property {string} version of the package
 * @property {number} documents in it: titles, headings, descriptions and texts of sections
 * @property {number} bytes
 * @property {number} gzip all of it is downloaded before the first result
 */

/**
 * Has the package index the pages of a built site, as it does at the end of a build of Docusaurus: from their HTML, with its defaults.
 *
 * @param {string} outDir of a site that docgen has built
 * @returns {Promise<Reference | undefined>} nothing where the package is not installed
 */
export async function measureReference(outDir) {
  if (!existsSync(join(PEER, 'node_modules', NAME))) return undefined
  const require = createRequire(join(PEER, 'package.json'))
  const { default: createPlugin, validateOptions } = require(NAME)
  const folder = mkdtempSync(join(tmpdir(), 'docgen-bench-reference-'))
  try {
    // It writes beside the pages that it reads, under a name that docgen uses, too.
    const pages = join(folder, 'pages')
    cpSync(outDir, pages, { recursive: true, filter: (path) => path.endsWith('.html') || statSync(path).isDirectory() })
    const context = {
      siteDir: folder,
      generatedFilesDir: join(folder, 'generated'),
      baseUrl: '/',
      siteConfig: { themeConfig: {}, trailingSlash: false },
      i18n: { currentLocale: 'en' },
    }
    const options = validateOptions({
      options: { docsRouteBasePath: '/', indexBlog: false },
      validate: (schema, given) => schema.validate(given).value,
    })
    const { postBuild } = createPlugin(context, options)
    await postBuild({ ...context, outDir: pages, routesPaths: listRoutes(pages) })
    const index = readFileSync(join(pages, 'search-index.json'))
    return {
      version: JSON.parse(readFileSync(join(PEER, 'node_modules', NAME, 'package.json'), 'utf8')).version,
      documents: JSON.parse(index.toString()).reduce((sum, { documents }) => sum + documents.length, 0),
      bytes: index.length,
      gzip: gzipSync(index, { level: 9 }).length,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function listRoutes(pages) {
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .filter((route) => route !== '/404')
}
