import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { importBundled } from './import-bundled.mjs'

const PEER = fileURLToPath(new URL('../peers/search/', import.meta.url))
const NAME = '@easyops-cn/docusaurus-search-local'
const PACKAGE = join(PEER, 'node_modules', NAME)

/**
 * @typedef {object} Reference the local search of Docusaurus over a site
 * @property {string} version of the package
 * @property {Buffer} index everything that it downloads before the first result
 * @property {(question: string, limit: number) => Promise<string[]>} ask returns the URLs of its hits, in display
 * order
 * @property {() => void} close
 */

/**
 * Makes the package index the pages of a built site, as at the end of a Docusaurus build: from their HTML, with its
 * defaults. Removes the list of sections, which docgen writes into an article and Docusaurus does not, so that
 * headings are not indexed twice.
 *
 * @param {string} outDir of a site built by docgen
 * @returns {Promise<Reference | undefined>} undefined if the package is not installed
 */
export async function openReference(outDir) {
  if (!existsSync(PACKAGE)) return undefined
  const require = createRequire(join(PEER, 'package.json'))
  const { default: createPlugin, validateOptions } = require(NAME)
  const folder = mkdtempSync(join(tmpdir(), 'docgen-bench-reference-'))
  // It writes next to the pages that it reads, under a name that docgen uses, too.
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
    options: { docsRouteBasePath: '/', indexBlog: false, ignoreCssSelectors: '.toc-collapsible' },
    validate: (schema, value) => schema.validate(value).value,
  })
  const { postBuild } = createPlugin(context, options)
  await postBuild({ ...context, outDir: pages, routesPaths: listRoutes(pages) })
  const { SearchWorker } = await importWorker(folder, pages)
  const worker = new SearchWorker()
  return {
    version: JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version,
    index: readFileSync(join(pages, 'search-index.json')),
    ask: async (question, limit) => (await worker.search('/', '', question, limit)).map(({ document }) => document.u),
    close: () => rmSync(folder, { recursive: true }),
  }
}

/**
 * The package's own search thread, with the constants that its plugin has written for this site. Mocks the browser:
 * the network by the disk, the window by the caller.
 */
function importWorker(folder, pages) {
  const generated = join(folder, 'generated')
  return importBundled(`export * from ${JSON.stringify(join(PACKAGE, 'dist/client/client/theme/worker.js'))}`, PEER, {
    banner: {
      js: [
        `import { readFileSync } from 'node:fs'`,
        `const location = new URL('http://site.example/')`,
        `const readPage = (url) => readFileSync(${JSON.stringify(pages)} + new URL(url, location).pathname, 'utf8')`,
        `const fetch = async (url) => ({ json: async () => JSON.parse(readPage(url)) })`,
      ].join('\n'),
    },
    plugins: [
      {
        name: 'docusaurus',
        setup: (build) => {
          build.onResolve({ filter: /^@generated\// }, ({ path }) => ({
            path: path.replace('@generated', () => generated),
          }))
          build.onResolve({ filter: /^comlink$/ }, ({ path }) => ({ path, namespace: 'stand-in' }))
          build.onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents: 'export const expose = () => {}' }))
        },
      },
    ],
  })
}

function listRoutes(pages) {
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`)
    .filter((route) => route !== '/404')
}
