// Builds the theme: the components for the renderer, and the style sheet and script for browsers. Same sources, same bytes.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { browserslistToTargets, bundle } from 'lightningcss'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

// The oldest browsers with cascade layers, `:focus-visible` and logical properties; what is newer is an extra in the style sheets.
const BROWSERS = {
  css: ['chrome 105', 'edge 105', 'firefox 104', 'safari 15.6'],
  script: ['chrome105', 'firefox104', 'safari15.6'],
}

await rm(path('dist'), { recursive: true, force: true })
await mkdir(path('dist/client'), { recursive: true })

const { code } = bundle({
  filename: path('src/styles/theme.css'),
  minify: true,
  targets: browserslistToTargets(BROWSERS.css),
})

await Promise.all([
  writeFile(path('dist/client/theme.css'), code),
  build({
    entryPoints: [path('src/client/bootstrap.ts')],
    outfile: path('dist/client/bootstrap.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: BROWSERS.script,
    legalComments: 'none',
    logLevel: 'warning',
  }),
  build({
    entryPoints: [path('src/index.ts')],
    outfile: path('dist/index.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    external: ['react', 'react/jsx-runtime', 'react-dom'],
    legalComments: 'none',
    logLevel: 'warning',
  }),
])
