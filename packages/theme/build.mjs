// Builds the theme: the components for the renderer, and the style sheet and script for browsers.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundleScript, bundleSearchWorker, bundleStyles } from './bundle-browser-files.mjs'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

await rm(path('dist'), { recursive: true, force: true })
await mkdir(path('dist/client'), { recursive: true })

await Promise.all([
  writeFile(path('dist/client/theme.css'), bundleStyles()),
  bundleScript().then((script) => writeFile(path('dist/client/bootstrap.js'), script)),
  bundleSearchWorker().then((script) => writeFile(path('dist/client/search-worker.js'), script)),
  build({
    entryPoints: [path('src/index.ts')],
    outdir: path('dist'),
    bundle: true,
    // Each language is a file of its own, read only for sites that speak it.
    splitting: true,
    chunkNames: 'texts/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    charset: 'utf8',
    external: ['react', 'react/jsx-runtime', 'react-dom'],
    legalComments: 'none',
    logLevel: 'warning',
  }),
])
