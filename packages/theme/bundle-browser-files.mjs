// The theme's files for browsers. Deterministic: the same sources result in the same bytes.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserslistToTargets, bundle, Features } from 'lightningcss'
import { bundleModules } from './bundle-modules.mjs'

// The oldest browsers with cascade layers and logical properties; anything newer is progressive enhancement in styles
// and scripts.
const STYLE_TARGETS = browserslistToTargets(['chrome 105', 'edge 105', 'firefox 104', 'safari 15.6'])

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const SEARCH = path('src/client/search.ts')
const SEARCH_BAR = path('src/client/search-bar.ts')
const VERSIONS = path('src/client/versions.ts')
const CONSOLE_CALLBACK = path('src/client/console/oauth-callback.ts')
const SAMPLES = path('src/client/samples/update-samples.ts')
const CONSOLE = path('src/client/console/open-console.ts')
const VARIANT_LIST = path('src/client/content/variant-list.ts')

/** The theme's style sheet, minified. */
export function bundleStyles() {
  return bundleStyleSheet(path('src/styles/theme.css'))
}

/**
 * The style sheets of constructs that few pages have: `list` maps the name of each to its file, which contains its
 * content hash.
 */
export function bundleSheets() {
  const list = {}
  const files = {}
  for (const source of readdirSync(path('src/styles/sheets')).sort()) {
    const css = bundleStyleSheet(path(`src/styles/sheets/${source}`))
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8).toUpperCase()
    const name = basename(source, '.css')
    list[name] = `${name}-${hash}.css`
    files[list[name]] = css
  }
  return { list, files }
}

function bundleStyleSheet(filename) {
  const { code } = bundle({
    filename,
    minify: true,
    targets: STYLE_TARGETS,
    // The tokens of both modes are explicit, so the fallback for light-dark() would be dead weight.
    exclude: Features.LightDark,
  })
  return code.toString()
}

/**
 * The theme's scripts by name: the bootstrap, alone and with the search, and what they load on demand. Each is
 * self-contained: none imports another statically.
 */
export async function bundleScripts() {
  const parts = [
    'navigation/show-page',
    'interactions',
    'highlight-terms',
    'islands',
    'navigation/find-moved-page',
  ].map((name) => path(`src/client/${name}.ts`))
  const samples = await bundleWithStyles([SAMPLES], { entryNames: '[name]-[hash]' })
  const [samplesFile] = Object.keys(samples.files)
  const consoles = await bundleWithStyles([CONSOLE], {
    entryNames: '[name]-[hash]',
    plugins: [importByName(new Map([[SAMPLES, samplesFile]]))],
  })
  const callback = await bundleWithStyles([CONSOLE_CALLBACK], { entryNames: '[name]-[hash]' })
  const variants = await bundleWithStyles([VARIANT_LIST], { entryNames: '[name]-[hash]' })
  // The interactions import these when a reader needs them.
  const consoleFile = Object.keys(consoles.files).find((name) => name.startsWith('open-console-'))
  const onDemand = new Map([
    [CONSOLE, consoleFile],
    [SAMPLES, samplesFile],
    [VARIANT_LIST, Object.keys(variants.files)[0]],
  ])
  const byName = { plugins: [importByName(onDemand)] }
  const [bar, worker, ...later] = await Promise.all([
    bundleSearchBar(),
    bundleSearchWorker(),
    ...parts.map((part) => bundleWithStyles([part], { entryNames: '[name]-[hash]', ...byName })),
  ])
  const bundled = new Map(
    parts.map((part, index) => [part, Object.keys(later[index].files).find((name) => name.endsWith('.js'))]),
  )
  // The name under which a build writes it: see `hashedArtifact` of the CLI.
  bundled.set(SEARCH, `search-worker.${createHash('sha256').update(worker).digest('hex').slice(0, 8)}.js`)
  const plugins = [importByName(bundled)]
  const first = await bundleWithStyles([path('src/client/bootstrap.ts')], { entryNames: '[name]', plugins })
  bundled.delete(SEARCH)
  bundled.set(SEARCH_BAR, Object.keys(bar.files)[0])
  bundled.set(
    VERSIONS,
    Object.keys(first.files).find((name) => name.startsWith('versions-')),
  )
  const ofSearchPage = await bundleWithStyles([{ in: path('src/client/search-start.ts'), out: 'search-page' }], {
    entryNames: '[name]',
    splitting: false,
    plugins: [importByName(bundled), containSearch],
  })
  return Object.assign(
    {},
    first.files,
    ofSearchPage.files,
    bar.files,
    samples.files,
    consoles.files,
    variants.files,
    callback.files,
    ...later.map(({ files }) => files),
  )
}

/** Lets the bootstrap use the search in the same file. A dynamic import would make each module of it a function. */
const containSearch = {
  name: 'contain-search',
  setup: (build) =>
    build.onResolve({ filter: /\/load-search\.js$/ }, () => ({ path: path('src/client/loaded-search.ts') })),
}

function bundleSearchBar() {
  return bundleWithStyles([SEARCH_BAR], { entryNames: '[name]-[hash]' })
}

/**
 * The script of the search as one minified module: its page with styles, and, in a thread, the search from the
 * renderer's sources. Two files would cost a reader's first search another round trip.
 */
export async function bundleSearchWorker() {
  const [bar] = Object.keys((await bundleSearchBar()).files)
  const plugins = [importByName(new Map([[SEARCH_BAR, bar]]))]
  const { files } = await bundleWithStyles([SEARCH], { entryNames: '[name]', plugins })
  return files['search.js']
}

/** Leaves dynamic imports of sources to the browser, with the names of their bundles. */
function importByName(bundled) {
  return {
    name: 'later',
    setup: (build) =>
      build.onResolve({ filter: /^\.\.?\// }, ({ kind, resolveDir, path: name }) => {
        if (kind !== 'dynamic-import') return undefined
        const file = bundled.get(join(resolveDir, name.replace(/\.js$/, '.ts')))
        return file === undefined ? undefined : { path: `./${file}`, external: true }
      }),
  }
}

/**
 * The scripts that the search thread imports for languages other than English, as minified modules by name, and their
 * inputs.
 */
export async function bundleSearchLanguages() {
  const folder = path('../renderer/src/search/language')
  // Uses the list with which the index is written: a language that stems an index must also have a script that stems
  // queries.
  const list = readFileSync(`${folder}/load-language.ts`, 'utf8')
  const names = Array.from(list.matchAll(/lunr-languages\/lunr\.(\w\w)\.js/g), ([, name]) => name)
  const writeScript = (name) => `
    import { adaptLunrLanguage } from './adapt-lunr-language.ts'
    import plugin from 'lunr-languages/lunr.${name}.js'
    import support from 'lunr-languages/lunr.stemmer.support.js'
    export default (tag) => adaptLunrLanguage(tag, { name: '${name}', plugin, support })`
  const scripts = {
    name: 'search-languages',
    setup: (build) => {
      build.onResolve({ filter: /^language:/ }, ({ path: entry }) => ({ path: entry, namespace: 'language' }))
      build.onLoad({ filter: /./, namespace: 'language' }, ({ path: entry }) => ({
        contents: writeScript(entry.slice('language:'.length)),
        resolveDir: folder,
      }))
    },
  }
  const entryPoints = names.map((name) => ({ in: `language:${name}`, out: name }))
  // The authors of the stemmers, and their license, stay in the distributed files.
  const { files, metafile } = await bundleWithStyles(entryPoints, {
    entryNames: '[name]',
    plugins: [scripts],
    splitting: false,
    external: [],
    charset: 'utf8',
    legalComments: 'eof',
  })
  const named = Object.entries(files).map(([name, text]) => [`search-languages/${name}`, text])
  return { files: Object.fromEntries(named), metafile }
}

/**
 * The modules of the theme's islands and their shared chunks, by name, and their list: `runtime` hydrates, `react` is
 * for the islands of a site, `modules` maps each island of the theme to its file. `metafile` lists the inputs.
 */
export async function bundleIslands(folder = path('src/islands')) {
  const islands = readdirSync(folder).filter((name) => /^[A-Z]\w*\.tsx$/.test(name) && !isOnServerOnly(name))
  const entries = [path('src/islands/runtime.ts'), path('src/islands/react.ts')]
  const { files, metafile, nameOf } = await bundleWithStyles(
    [...entries, ...islands.map((name) => `${folder}/${name}`)],
    {
      entryNames: '[name]-[hash]',
    },
  )
  const list = {
    runtime: nameOf('runtime.ts'),
    react: nameOf('react.ts'),
    modules: Object.fromEntries(islands.map((name) => [basename(name, '.tsx'), nameOf(name)])),
  }
  return { files, list, metafile }
}

/** `Island.tsx` is the wrapper of islands; tests are not islands. */
function isOnServerOnly(name) {
  return name === 'Island.tsx' || name.endsWith('.test.tsx')
}

/** A script that imports a style sheet contains it. */
const STYLES_AS_TEXT = {
  name: 'styles',
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path: file }) => ({ contents: bundleStyleSheet(file), loader: 'text' })),
}

function bundleWithStyles(entryPoints, { plugins = [], ...options }) {
  return bundleModules(entryPoints, { plugins: [...plugins, STYLES_AS_TEXT], ...options })
}
