// Builds the theme: the components for the renderer, and the style sheet and scripts for browsers.
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { reactByRequire } from '../../scripts/react-by-require.mjs'
import { NEXT } from '../../scripts/replace-dist.mjs'
import { writeNotices } from '../../scripts/write-notices.mjs'
import {
  bundleIslands,
  bundleScripts,
  bundleSearchLanguages,
  bundleSearchWorker,
  bundleSheets,
  bundleStyles,
} from './bundle-browser-files.mjs'
import { bundleDiagrams } from './bundle-diagrams.mjs'
import { bundleMath } from './bundle-math.mjs'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const writeFiles = (files) =>
  Promise.all(Object.entries(files).map(([name, text]) => writeFile(path(`${NEXT}/client/${name}`), text)))

/** Scripts, islands, and the list of both without those that pages start with: the names of the others contain hashes. */
async function writeScripts() {
  const [scripts, islands, diagrams, languages] = await Promise.all([
    bundleScripts(),
    bundleIslands(),
    bundleDiagrams(),
    bundleSearchLanguages(),
  ])
  const texts = { ...scripts, ...islands.files }
  const math = bundleMath()
  const sheets = bundleSheets()
  const isOfBar = (name) => name.startsWith('search-bar-')
  const isOfConsole = (name) => /^(?:open-console|oauth-callback)-/.test(name)
  const files = Object.keys(texts).filter(
    (name) => !['bootstrap.js', 'search-page.js'].includes(name) && !isOfBar(name) && !isOfConsole(name),
  )
  writeNotices(path('.'), [islands.metafile, diagrams.metafile, math.metafile, languages.metafile])
  const optional = {
    sheets: { ...sheets.list, math: math.stylesheet },
    search: { files: Object.keys(texts).filter(isOfBar) },
    console: {
      files: Object.keys(texts).filter(isOfConsole),
      callback: Object.keys(texts).find((name) => name.startsWith('oauth-callback-')),
    },
    math: {
      files: Object.keys(math.files)
        .filter((name) => name !== math.stylesheet)
        .sort(),
    },
    diagrams: { module: diagrams.module, files: Object.keys(diagrams.files).sort() },
  }
  const list = { files: files.sort(), ...optional, ...islands.list }
  await writeFiles({
    ...texts,
    ...math.files,
    ...sheets.files,
    ...diagrams.files,
    ...languages.files,
    'client.json': JSON.stringify(list),
  })
}

const forNode = {
  outdir: path(NEXT),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
}

await mkdir(path(`${NEXT}/client/search-languages`), { recursive: true })

await Promise.all([
  writeFiles({ 'theme.css': bundleStyles() }),
  writeScripts(),
  bundleSearchWorker().then((script) => writeFiles({ 'search-worker.js': script })),
  build({
    ...forNode,
    entryPoints: { index: path('src/index.ts') },
    // Each language is a separate file, read only for sites that use it.
    splitting: true,
    chunkNames: 'texts/[name]-[hash]',
    plugins: [reactByRequire],
  }),
  // The wrapper of islands is a separate file: the replacements of a site bundle it with the React there.
  build({
    ...forNode,
    entryPoints: { island: path('src/islands/frame-component.ts') },
    external: ['react', 'react/*', 'react-dom/*'],
  }),
  // What `@theme/…` and `@docusaurus/…` resolve to in MDX pages and in islands: unsplit, because most sites never load
  // it.
  build({
    entryPoints: [path('src/docusaurus/index.ts')],
    outfile: path(`${NEXT}/docusaurus.js`),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['@docgen/source'],
    external: ['react', 'react/jsx-runtime'],
    legalComments: 'none',
    logLevel: 'warning',
  }),
])
