import { basename, parse, resolve } from 'node:path'
import type { ClientManifest, Diagnostic } from '@docgen/renderer/contract'
import type { Plugin } from 'esbuild'
import { filesOfInputs } from '../../config/module/file-of-input.js'
import { letterCasePlugin } from '../../config/module/letter-case-plugin.js'
import { packageFolders } from '../../config/module/package-manager.js'
import { pipesPlugin } from '../../config/module/pipes-plugin.js'
import type { ReadBytes } from '../../config/module/read-once.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isInPackage, toSitePath } from '../../config/site-path.js'
import type { Artifact } from '../../emit/artifact.js'
import { cutName } from '../../graph/routes/name-assets.js'
import { barrelPlugin, createImporterReader } from './barrel-plugin.js'
import { type AllowedScripts, findBlockedScripts } from './find-blocked-scripts.js'
import { findCodeUrls } from './find-code-urls.js'
import { findPackageScripts } from './find-package-scripts.js'
import { type ReactUse, reactModule } from './react-module.js'
import { COMMONJS_VALUES, joinPlugins, MODULE_ENDINGS, MODULE_LOADERS, writeTsconfig } from './server-bundle.js'

/** Inputs of a bundle of islands. */
export interface IslandRequest extends ReactUse {
  readonly siteDir: string
  /** Paths of the island modules. */
  readonly modules: readonly string[]
  readonly manifest: ClientManifest
  /** Plugins for imports other than scripts and JSON. */
  readonly plugins?: readonly Plugin[]
  readonly read: ReadBytes
  readonly allowedScripts: AllowedScripts
}

/** The site's islands for the browser. */
export interface BundledIslands {
  readonly artifacts: readonly Artifact[]
  /** Path of an island module → name of its output file. */
  readonly names: ReadonlyMap<string, string>
  /** Warnings about code that the security policy blocks. */
  readonly diagnostics: readonly Diagnostic[]
}

// As long as the hash and the ending that esbuild adds to the name of an island.
const ISLAND_END = '-00000000.js'

// The browsers that the theme's own scripts support.
const TARGETS = ['chrome105', 'firefox104', 'safari15.6']

/**
 * Bundles the islands of a site for the browser, with the theme's React. Throws esbuild's `BuildFailure` if that fails.
 */
export async function bundleIslands({
  siteDir,
  modules,
  manifest,
  plugins = [],
  isInMain,
  read,
  allowedScripts: allowed,
}: IslandRequest): Promise<BundledIslands> {
  const { build } = await import('esbuild')
  const barrels = barrelPlugin(createImporterReader(readRegularFile, () => undefined))
  const { outputFiles, metafile } = await build({
    entryPoints: modules.map((module) => ({ in: module, out: cutName(parse(module).name, ISLAND_END) })),
    entryNames: '[name]-[hash]',
    chunkNames: 'island-[hash]',
    outdir: siteDir,
    absWorkingDir: siteDir,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: MODULE_LOADERS,
    target: TARGETS,
    define: { ...COMMONJS_VALUES, 'require.resolve': 'String', 'process.env.NODE_ENV': '"production"' },
    nodePaths: packageFolders(siteDir),
    resolveExtensions: MODULE_ENDINGS,
    ...writeTsconfig(siteDir),
    plugins: [
      joinPlugins([pipesPlugin(), letterCasePlugin(), ...plugins, barrels, shareReact(manifest.react, { isInMain })]),
    ],
    legalComments: 'none',
    logLevel: 'silent',
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [toSitePath(siteDir, path), text]))
  const entries = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]): [string, string][] => {
    const path = modules.find(
      (module) => entryPoint !== undefined && [entryPoint, resolve(siteDir, entryPoint)].includes(module),
    )
    return path === undefined ? [] : [[path, basename(file)]]
  })
  const ownModules = filesOfInputs(metafile.inputs).filter(isOwnCode)
  return {
    artifacts: outputFiles.map(({ path, contents }) => ({ file: `assets/${basename(path)}`, bytes: contents })),
    names: new Map(entries),
    diagnostics: [
      ...findBlockedScripts({ siteDir, modules: ownModules, allowed, read }),
      ...findCodeUrls({ siteDir, modules: ownModules, read }),
      ...findPackageScripts({ siteDir, metafile, texts, allowed, read }),
    ],
  }
}

/** Whether a file is code of the site: no package, and no code of docgen. */
function isOwnCode(file: string): boolean {
  return /^(?!\.\.\/).*\.[cm]?[jt]sx?$/.test(file) && !isInPackage(file)
}

/** Module of React → name under which the theme's module exports it. */
const EXPORT_NAMES: Readonly<Record<string, string>> = {
  react: 'React',
  'react/jsx-runtime': 'JsxRuntime',
  'react-dom': 'ReactDOM',
  'react-dom/client': 'ReactDOMClient',
}

/** Resolves every import of React to the theme's module, with the export names of the imported module. */
function shareReact(file: string, use: ReactUse): Plugin {
  return {
    name: 'share-react',
    setup(build) {
      build.onResolve({ filter: /^react(-dom)?(\/.*)?$/ }, ({ path }) =>
        path in EXPORT_NAMES ? { path, namespace: 'react' } : undefined,
      )
      build.onResolve({ filter: /./, namespace: 'react' }, ({ path }) => ({ path, external: true }))
      build.onLoad({ filter: /./, namespace: 'react' }, async ({ path }) => {
        const start = `import { ${EXPORT_NAMES[path]} as all } from './${file}'\n`
        return { contents: reactModule(start, Object.keys(await import(path)), use) }
      })
    },
  }
}
