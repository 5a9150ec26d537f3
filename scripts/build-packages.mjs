// Builds the three packages into their dist folders: bundles by esbuild, types by tsc.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { satteriInside } from './bundle-satteri.mjs'
import { keepPublicTypes } from './keep-public-types.mjs'
import { mergeChunks } from './merge-chunks.mjs'
import { reactByRequire } from './react-by-require.mjs'
import { NEXT, replaceDist } from './replace-dist.mjs'
import { writeNotices } from './write-notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = ['renderer', 'theme', 'cli']

/** Hash of all inputs of the built code: it is part of every cache key of a site. */
function hashSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const name of packages) {
    const folder = join(root, 'packages', name, 'src')
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

// External: native code, modules that start threads or processes, and React, which must exist only once. Everything
// else is bundled: opening 300 small files takes longer than a warm build of 250 pages.
const EXTERNAL = {
  renderer: ['react', 'react-dom'],
  cli: [
    'react',
    'react-dom',
    '@docgen/renderer',
    '@docgen/theme',
    'chokidar',
    'esbuild',
    'lightningcss',
    'launch-editor',
    'open',
    'tinypool',
  ],
}

// CommonJS packages inside an ES module bundle still load Node's built-in modules with `require`.
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

// mermaid is many times the size of the renderer, and only loaded to check diagrams: it gets a separate chunk,
// minified and without a map.
const DIAGRAMS = 'find-diagram-problem'
const diagramsApart = {
  name: 'diagrams-apart',
  setup: (build) =>
    build.onResolve({ filter: new RegExp(`/${DIAGRAMS}\\.js$`) }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: `./diagrams/${DIAGRAMS}.js`, external: true } : undefined,
    ),
}

// acorn-jsx would otherwise load a second copy of acorn, its CommonJS build, which it never calls: the parser that it
// extends has the same exports.
const acornOnce = {
  name: 'acorn-once',
  setup: (build) =>
    build.onResolve({ filter: /^acorn$/ }, ({ kind, resolveDir }) =>
      kind === 'require-call' ? build.resolve('acorn', { kind: 'import-statement', resolveDir }) : undefined,
    ),
}

async function bundleDiagramCheck() {
  const { metafile } = await build({
    absWorkingDir: join(root, 'packages/renderer'),
    entryPoints: [`src/markdown/handlers/${DIAGRAMS}.ts`],
    outdir: `${NEXT}/diagrams`,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    chunkNames: 'chunk-[hash]',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  return metafile
}

/** Aborts the build if esbuild has printed warnings. */
function refuseWarnings({ warnings }) {
  if (warnings.length > 0) throw new Error(`esbuild printed ${warnings.length} warnings: fix their causes`)
}

/** Bundles one package's entries, merges the chunks of its hot paths, and returns esbuild's metadata of the entries. */
async function bundle({ name, entries, paths, define = {} }) {
  const folder = join(root, 'packages', name)
  const external = EXTERNAL[name].flatMap((dependency) => [dependency, `${dependency}/*`])
  const result = await build({
    absWorkingDir: folder,
    entryPoints: entries.map((entry) => ({
      in: entry,
      out: entry.replace(/^src\/(?:workers\/)?|(?:\/index)?\.ts$/g, ''),
    })),
    outdir: NEXT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external,
    jsx: 'automatic',
    plugins: [satteriInside, reactByRequire, acornOnce, diagramsApart],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    banner: { js: REQUIRE },
    legalComments: 'eof',
    sourcemap: true,
    chunkNames: 'chunk-[hash]',
    metafile: true,
    logLevel: 'warning',
  })
  refuseWarnings(result)
  const { metafile } = result
  await mergeChunks({ folder: join(folder, NEXT), metafile, entries, paths, external })
  await shorten(join(folder, NEXT))
  return metafile
}

/**
 * Removes whitespace from the code in a folder: parsing it is a large part of a build with nothing changed. Names and
 * line breaks stay, for stack traces.
 */
async function shorten(folder) {
  // The first build has printed the warnings about docgen's own code; these would be about packages.
  await build({
    entryPoints: readdirSync(folder).flatMap((name) => (name.endsWith('.js') ? join(folder, name) : [])),
    outdir: folder,
    allowOverwrite: true,
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 120,
    target: 'node20.19',
    legalComments: 'eof',
    sourcemap: true,
    logLevel: 'error',
  })
}

function emitTypes(name) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const folder = join(root, 'packages', name)
  execFileSync(process.execPath, [tsc, '-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' })
  keepPublicTypes(folder)
}

/**
 * Copies the declaration files that `index.ts` references next to its types: tsc does not copy them, and references
 * the sources.
 */
function addModuleTypes() {
  const folder = join(root, 'packages/cli')
  cpSync(join(folder, 'src/modules'), join(folder, 'dist/modules'), { recursive: true })
  const index = join(folder, 'dist/index.d.ts')
  writeFileSync(index, readFileSync(index, 'utf8').replaceAll('../src/modules/', './modules/'))
}

/** Removes files of an earlier build, and folders that become empty. */
function sweep(folder, since) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) sweep(path, since)
    // File times may lag a few milliseconds behind the clock.
    else if (statSync(path).mtimeMs < since - 100) rmSync(path)
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}

const begun = Date.now()
// Remove what an aborted build has left.
for (const name of packages) rmSync(join(root, 'packages', name, NEXT), { recursive: true, force: true })
const ENTRY_POINTS = ['contract', 'markdown', 'openapi', 'search'].map((folder) => `src/${folder}/index.ts`)
const renderer = await bundle({
  name: 'renderer',
  // Node never loads the console: the theme bundles its sources for browsers.
  entries: ['src/index.ts', 'src/console/index.ts', ...ENTRY_POINTS],
  // What every build loads, what builds of a changed site load, and what builds that render pages load.
  paths: [
    ['src/contract/index.ts', 'src/markdown/index.ts'],
    ENTRY_POINTS,
    ['src/index.ts', 'src/markdown/compile-markdown.ts'],
  ],
})
writeNotices(join(root, 'packages/renderer'), [renderer, await bundleDiagramCheck()])
emitTypes('renderer')
execFileSync(process.execPath, [join(root, 'packages/theme/build.mjs')], { stdio: 'inherit' })
emitTypes('theme')
const cli = await bundle({
  name: 'cli',
  entries: ['src/main.ts', 'src/index.ts', 'src/data.ts', 'src/theme.ts', 'src/workers/worker.ts'],
  // A build with nothing changed, any other, a running server, the session behind it, and a thread that builds pages.
  paths: [
    ['src/main.ts', 'src/commands/build.ts'],
    ['src/main.ts', 'src/commands/build.ts', 'src/session/build-changed-site.ts'],
    ['src/main.ts', 'src/commands/server/watch.ts'],
    ['src/main.ts', 'src/commands/server/run-live-server.ts'],
    ['src/workers/worker.ts'],
  ],
  define: { __DOCGEN_BUILD__: JSON.stringify(hashSources()) },
})
writeNotices(join(root, 'packages/cli'), [cli])
// The scripts that serve --watch and export add to pages: single classic scripts, so that they do not conflict with the
// theme's modules.
for (const name of ['dev-client', 'archive-client']) {
  const client = await build({
    absWorkingDir: join(root, 'packages/cli'),
    entryPoints: [`src/browser/${name}.ts`],
    outfile: `${NEXT}/${name}.js`,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    conditions: ['@docgen/source'],
    target: 'es2022',
    minify: true,
    logLevel: 'warning',
  })
  refuseWarnings(client)
}
emitTypes('cli')
addModuleTypes()

// Last, and for all packages together: a docgen that starts meanwhile, for instance in a test, gets either the old
// code or the new.
for (const name of packages) replaceDist(join(root, 'packages', name))
// The JSON Schemas that editors read.
const folder = join(root, 'packages/cli/dist/schemas')
execFileSync(process.execPath, [join(root, 'packages/cli/bin/docgen.js'), 'schema', '--out', folder], {
  stdio: 'inherit',
})
for (const name of packages) sweep(join(root, 'packages', name, 'dist'), begun)
