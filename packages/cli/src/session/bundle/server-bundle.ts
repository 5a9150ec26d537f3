import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildOptions, OutputFile, Plugin } from 'esbuild'
import { cacheFolder } from '../../cache/cache-folder.js'
import { createFolder } from '../../cache/create-folder.js'
import { packageFolders } from '../../config/module/package-manager.js'

/** Inputs of a bundle for the threads that render pages. */
export interface ServerBundleInput {
  /** Base folder of imports and of paths in messages. */
  readonly siteDir: string
  /** JavaScript of the entry module, which imports everything else. */
  readonly entry: string
  readonly plugins: Plugin[]
}

/** Extensions that imports may omit, in the order of Docusaurus: if `x.js` and `x.tsx` exist, `./x` is `x.js`. */
export const MODULE_ENDINGS = ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json', '.css']

/** How esbuild reads the modules of packages. Those of the site: `chooseLoader`. */
export const MODULE_LOADERS = { '.js': 'jsx', '.jsx': 'tsx' } as const

/**
 * Values for the variables of CommonJS modules, because a component may import a config that uses them. As in webpack,
 * every module is in the root folder.
 */
export const COMMONJS_VALUES = { __dirname: '"/"', __filename: '"/index.js"' }

// A bundled package may need the path that `require.resolve` returns in Node.js. A missing package is not an error.
const RESOLVE_PRELUDE = `import { createRequire as __createRequire } from 'node:module'
const require = __createRequire(import.meta.url)
const __resolve = (id) => { try { return require.resolve(id) } catch { return id } }`

/**
 * Creates esbuild's options for bundling site code for Node.js. esbuild returns code and map instead of writing them.
 * Also writes the `tsconfig.json` that the options name, see `writeTsconfig`.
 */
export function createServerBundleOptions({
  siteDir,
  entry,
  plugins,
}: ServerBundleInput): BuildOptions & { readonly write: false; readonly metafile: true } {
  return {
    stdin: { contents: entry, resolveDir: siteDir, loader: 'js' },
    // Positions of errors are resolved by the map, which esbuild only creates for a named output.
    outfile: 'bundle.mjs',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // As in webpack: the CommonJS build of a package can have another default export, or none.
    mainFields: ['module', 'main'],
    target: 'node20.19',
    // docgen compares paths with non-ASCII characters unescaped.
    charset: 'utf8',
    jsx: 'automatic',
    define: { ...COMMONJS_VALUES, 'require.resolve': '__resolve' },
    banner: { js: RESOLVE_PRELUDE },
    nodePaths: packageFolders(siteDir),
    resolveExtensions: MODULE_ENDINGS,
    ...writeTsconfig(siteDir),
    plugins: [joinPlugins(plugins)],
    absWorkingDir: siteDir,
    logLevel: 'silent',
  }
}

/**
 * Joins plugins into one, in the given order: esbuild sends one message per plugin for each module and import, and
 * packages of icons have thousands of modules.
 */
export function joinPlugins(plugins: readonly Plugin[]): Plugin {
  return {
    name: 'docgen',
    setup: async (build) => {
      for (const plugin of plugins) await plugin.setup(build)
    },
  }
}

/** A bundle's JavaScript, and the map to its sources as JSON. */
export interface BundledModule {
  readonly text: string
  readonly map: string
}

/** Returns the code and the source map that esbuild created with `createServerBundleOptions`. */
export function readBundle(outputs: readonly OutputFile[]): BundledModule {
  const read = (ending: string): string => outputs.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { text: read('.mjs'), map: read('.mjs.map') }
}

/**
 * Writes a `tsconfig.json` that extends the site's file, but with JSX that needs no import of React. Returns esbuild's
 * option for the new file; empty if the site has no `tsconfig.json` or `jsconfig.json`. Docusaurus ignores the JSX
 * settings of the site's file, so in many sites, `jsx` is `react`.
 */
export function writeTsconfig(siteDir: string): { readonly tsconfig?: string } {
  const name = ['tsconfig.json', 'jsconfig.json'].find((file) => existsSync(join(siteDir, file)))
  if (name === undefined) return {}
  const folder = join(siteDir, cacheFolder(siteDir))
  createFolder(folder)
  const tsconfig = join(folder, 'tsconfig.json')
  const text = { extends: join(siteDir, name), compilerOptions: { jsx: 'react-jsx' } }
  writeFileSync(tsconfig, `${JSON.stringify(text)}\n`)
  return { tsconfig }
}
