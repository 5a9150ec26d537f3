// Bundles the theme's sources to modules for browsers.
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** Constants of all modules. */
const DEFINE = { 'process.env.NODE_ENV': '"production"' }

/**
 * Bundles modules and their shared chunks, minified. Returns the files by name, their inputs, and the output name of a
 * source.
 */
export async function bundleModules(entryPoints, options) {
  const { outputFiles, metafile } = await build({
    entryPoints,
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    outdir: path('dist/client'),
    absWorkingDir: path('.'),
    conditions: ['@docgen/source'],
    // No browser requests them by name; esbuild would still write a file for each.
    external: ['lunr-languages/*'],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    // Modules are strict in any case: with the option of TypeScript, esbuild writes the directive into each of them.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    // The oldest browsers with cascade layers and logical properties.
    target: ['chrome105', 'firefox104', 'safari15.6'],
    define: DEFINE,
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  })
  const outputs = Object.entries(metafile.outputs)
  const inputs = Object.values(metafile.inputs).flatMap(({ imports }) => imports)
  const later = new Set(inputs.filter(({ kind }) => kind === 'dynamic-import').map((each) => each.path))
  const imported = new Set(outputs.flatMap(([, { imports }]) => imports.map((each) => each.path)))
  // esbuild also writes modules that only unused code imports dynamically.
  const unused = outputs
    .filter(([name, { entryPoint }]) => later.has(entryPoint) && !imported.has(name))
    .map(([name]) => path(name))
  return {
    files: Object.fromEntries(
      outputFiles.filter((file) => !unused.includes(file.path)).map((file) => [basename(file.path), file.text]),
    ),
    metafile,
    nameOf: (source) => {
      const entry = outputs.find(([, { entryPoint }]) => entryPoint !== undefined && basename(entryPoint) === source)
      return basename(entry?.[0] ?? '')
    },
  }
}
