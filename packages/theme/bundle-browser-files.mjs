// What browsers get of the theme. Same sources, same bytes.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { browserslistToTargets, bundle, Features } from 'lightningcss'

// The oldest browsers with cascade layers and logical properties; what is newer is an extra in styles and scripts.
const STYLE_TARGETS = browserslistToTargets(['chrome 105', 'edge 105', 'firefox 104', 'safari 15.6'])
const SCRIPT_TARGETS = ['chrome105', 'firefox104', 'safari15.6']

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The theme's style sheet as one minified text. */
export function bundleStyles() {
  const { code } = bundle({
    filename: path('src/styles/theme.css'),
    minify: true,
    targets: STYLE_TARGETS,
    // The tokens of both modes are written out, so the stand-in for light-dark() would be dead weight.
    exclude: Features.LightDark,
  })
  return code.toString()
}

/** The theme's script as one minified module. */
export function bundleScript() {
  return bundleModule('src/client/bootstrap.ts')
}

/** The script of the search thread as one minified module, with the search itself from the renderer's sources. */
export function bundleSearchWorker() {
  return bundleModule('src/search/search-worker.ts')
}

async function bundleModule(entry) {
  const { outputFiles } = await build({
    entryPoints: [path(entry)],
    conditions: ['@docgen/source'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: SCRIPT_TARGETS,
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outputFiles[0].text
}
