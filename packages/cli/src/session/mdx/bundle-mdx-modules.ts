import { writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, Theme } from '@docgen/renderer/contract'
import type { MdxModuleSource } from '@docgen/renderer/markdown'

import type { Metafile, Plugin } from 'esbuild'
import { hashBytes, hashValue } from '../../cache/hash.js'
import { severityOf } from '../../check/severity-of.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { aliasPlugin } from '../../config/module/alias-plugin.js'
import { expandSitePaths } from '../../config/module/expand-site-paths.js'
import { rejectDeepCode } from '../../config/module/find-deep-code.js'
import { describePipe, findPipe, MODULE_SETTINGS } from '../../config/module/find-pipe.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { letterCasePlugin } from '../../config/module/letter-case-plugin.js'
import { pipesPlugin } from '../../config/module/pipes-plugin.js'
import { type ReadBytes, readingPlugin, textOf } from '../../config/module/read-once.js'
import { toSitePath } from '../../config/site-path.js'
import type { Artifact } from '../../emit/artifact.js'
import type { PartialFile } from '../../read/source.js'
import { barrelPlugin, createImporterReader } from '../bundle/barrel-plugin.js'
import { addressIslands } from '../bundle/bundle-components.js'
import { type BundledIslands, bundleIslands } from '../bundle/bundle-islands.js'
import { componentPlugin } from '../bundle/component-plugin.js'
import { findInMdxModules, hooksPlugin } from '../bundle/hooks-plugin.js'
import { createModuleScanner } from '../bundle/is-island-module.js'
import { islandPlugin } from '../bundle/island-plugin.js'
import { type BundledModule, readBundle, serverBundle } from '../bundle/server-bundle.js'
import { type ImportedFiles, listImportedFiles, siteFilesPlugin } from '../bundle/site-files-plugin.js'
import { readManifest } from '../prepare-client-files.js'
import { browserCodePlugin } from './browser-code-plugin.js'
import { describeBundleErrors, listBrokenModules } from './describe-bundle-errors.js'
import { documentModule } from './document-module.js'
import { type ImportedTexts, isDocument, readDocuments } from './imported-documents.js'
import { missingExportsPlugin } from './missing-exports-plugin.js'
import { neighborPathsPlugin } from './neighbor-paths-plugin.js'
import { createReachReader, readGraph } from './read-reach.js'
import { type MdxModuleReach, type MdxModulesByPath, NO_MDX_MODULES, type SiteMdxModules } from './site-mdx-modules.js'
import { type SiteModules, siteModulesPlugin } from './site-modules-plugin.js'
import { addMissing } from './stubs.js'

/** Inputs of a bundle of MDX modules. */
export interface BundleRequest {
  readonly mdxModules: MdxModulesByPath
  readonly modules: SiteModules
  readonly theme: Theme
  /** Folder for the bundle. */
  readonly folder: string
  readonly locateInConfig: LocateInConfig
  readonly read: ReadBytes
  /** Creates the MDX module of an imported document; undefined if it has no code. */
  readonly createMdxModule: (file: Pick<PartialFile, 'path' | 'text'>) => Promise<MdxModuleSource | undefined>
  /** Whether an error in one module omits only the MDX modules that import it, rather than all. */
  readonly skipsBroken: boolean
}

/** The bundle, and its input files. */
export interface BundledMdxModules extends SiteMdxModules {
  /** Absolute paths. */
  readonly inputs: readonly string[]
}

const NAMESPACE = 'mdxModule'

/**
 * Bundles all MDX modules and their imports into one module. Each runs on first use, so that an error in one does
 * not affect the others.
 */
export async function bundleMdxModules(
  request: BundleRequest,
  broken: ReadonlySet<string> = new Set(),
): Promise<BundledMdxModules> {
  const { modules, theme, folder, locateInConfig, read, createMdxModule } = request
  const { siteDir, baseUrl, hydrate } = modules
  const mdxModules = new Map([...request.mdxModules].filter(([path]) => !broken.has(`${NAMESPACE}:${path}`)))
  const imported: ImportedFiles = { files: new Map(), styles: new Map() }
  const islandModules = new Set<string>()
  const hooks = new Map<string, Diagnostic>()
  const manifest = readManifest(theme)
  const { islandModule } = theme.client
  const filesPlugin = siteFilesPlugin(modules, imported, read)
  const isLenient = modules.onBrokenMdx !== 'throw'
  const scan = createModuleScanner(read, { hydrate, hasRoot: modules.root !== undefined })
  const plugins: Plugin[] = [
    pipesPlugin(),
    aliasPlugin(modules),
    brokenModulesPlugin(siteDir, broken, isLenient),
    missingExportsPlugin(siteDir, modules.stubs),
    neighborPathsPlugin(siteDir, modules.findNeighborPaths),
    letterCasePlugin(),
    mdxModulePlugin(mdxModules, modules, read),
    browserCodePlugin({ siteDir, mdxModules, islandPaths: islandModules }),
    siteModulesPlugin(modules, read),
    filesPlugin,
    ...(islandModule !== undefined && manifest
      ? [islandPlugin({ islandModule, islandPaths: islandModules, read, scan })]
      : []),
    hooksPlugin({ siteDir, warnings: hooks, read, scan, mdxModules }),
    barrelPlugin(createImporterReader(read, (name) => mdxModules.get(name)?.code)),
    componentPlugin(folder, new Set(), { data: modules.data.values, isInMain: true }),
    readingPlugin(read, siteDir),
  ]
  const find = (path: string): string => join(siteDir, path)
  const missing: Diagnostic[] = []
  const describe = (error: unknown): Diagnostic[] =>
    describeBundleErrors(error, {
      mdxModules,
      locateInConfig,
      siteDir,
      isInstalled: (name) => findManifest(siteDir, name) !== undefined,
      isLenient,
    })
  /** Repeats bundling until everything that does not exist is replaced with a stub. */
  const completing = async <Result>(bundleOnce: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await bundleOnce()
      } catch (error) {
        const errors = describe(error)
        const isReplaced = (index: number): boolean => errors[index]?.severity === 'warning'
        // Ends, because each round adds a name that the modules import.
        if (!isLenient || !addMissing(error, modules.stubs, isReplaced)) throw error
        const severity = severityOf(modules.onBrokenMdx)
        if (severity) missing.push(...errors.flatMap((each, index) => (isReplaced(index) ? { ...each, severity } : [])))
      }
    }
  }
  try {
    const bundleAll = () =>
      completing(async () => {
        const bundled = await bundle([...mdxModules.keys()], siteDir, plugins)
        rejectDeepCode(bundled, siteDir, read)
        return bundled
      })
    let { text, map, metafile } = await bundleAll()
    let documents = readDocuments(Object.keys(metafile.inputs).filter(isDocument), { find, read })
    // Imported documents may have code themselves, which may import more.
    while (await addMdxModules(mdxModules, documents, createMdxModule)) {
      ;({ text, map, metafile } = await bundleAll())
      documents = readDocuments(Object.keys(metafile.inputs).filter(isDocument), { find, read })
    }
    const names = [...mdxModules.keys()]
    const islands: BundledIslands =
      manifest && islandModules.size > 0
        ? await completing(() =>
            bundleIslands({
              siteDir,
              modules: [...islandModules].sort(),
              manifest,
              isInMain: true,
              plugins: [
                aliasPlugin(modules),
                missingExportsPlugin(siteDir, modules.stubs),
                neighborPathsPlugin(siteDir, modules.findNeighborPaths),
                browserCodePlugin({ siteDir, mdxModules }),
                siteModulesPlugin(modules, read, 'browser'),
                ...(isLenient ? [brokenModulesPlugin(siteDir, broken, isLenient)] : []),
                filesPlugin,
                readingPlugin(read, siteDir),
              ],
            }),
          )
        : { artifacts: [], names: new Map() }
    const module = addressIslands(text, islands, `${baseUrl}assets/`, manifest?.runtime)
    const path = join(folder, `programs-${hashBytes(module).slice(0, 16)}.mjs`)
    writeFileSync(`${path}.map`, map)
    writeFileSync(path, module)
    const shared = hashValue([baseUrl, manifest?.runtime ?? ''])
    const graph = readGraph(metafile, siteDir)
    const readReach = createReachReader({ graph, mdxModules, islands, shared, modules, read, documents })
    const isWhole = ([, { files }]: readonly [string, MdxModuleReach]): boolean =>
      isLenient || !files.some((file) => broken.has(file))
    const reach = new Map(names.map((name) => [name, readReach(name)] as const).filter(isWhole))
    return {
      key: hashValue([...reach]),
      url: pathToFileURL(path).href,
      reach,
      artifacts: islands.artifacts.map(asText),
      ...listImportedFiles(imported, siteDir),
      diagnostics: [...missing, ...sortedValues(hooks), ...findInMdxModules(mdxModules)],
      documents,
      inputs: [
        ...new Set([...graph.files.values(), ...listImports(imported, siteDir), ...Object.keys(documents).map(find)]),
      ].sort(),
    }
  } catch (error) {
    const severity = severityOf(modules.onBrokenMdx)
    // Omit code that cannot be bundled, too, unless the user can fix it by installing a package.
    const problems = describe(error)
    if (problems.length === 0) throw error
    const omitted = problems.flatMap((each) =>
      !isLenient || each.code !== 'mdx-code' ? each : severity ? { ...each, severity } : [],
    )
    const diagnostics = [...missing, ...omitted]
    const more = listBrokenModules(error).filter((module) => !broken.has(module))
    if ((request.skipsBroken || isLenient) && more.length > 0) {
      const rest = await bundleMdxModules(request, new Set([...broken, ...more]))
      return { ...rest, diagnostics: [...diagnostics, ...rest.diagnostics] }
    }
    return { ...NO_MDX_MODULES, key: hashValue(diagnostics), diagnostics, inputs: [] }
  }
}

/** Adds the modules of new documents; returns whether there were any. */
async function addMdxModules(
  mdxModules: Map<string, MdxModuleSource>,
  documents: ImportedTexts,
  createMdxModule: BundleRequest['createMdxModule'],
): Promise<boolean> {
  const before = mdxModules.size
  for (const [path, { text }] of Object.entries(documents)) {
    const mdxModule = mdxModules.has(path) ? undefined : await createMdxModule({ path, text })
    if (mdxModule) mdxModules.set(path, mdxModule)
  }
  return mdxModules.size > before
}

function listImports({ styles }: ImportedFiles, siteDir: string): readonly string[] {
  return [...styles.values()].flatMap(({ imports }) => imports.map((file) => join(siteDir, file)))
}

function sortedValues<Value>(values: ReadonlyMap<string, Value>): Value[] {
  return [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}

const STYLED = 'styled-components'
// On the server, this package adds styles only to a collector.
const STYLED_EXPORT = "\nexport const docgenStyled = () => new (require('docgen:styled').ServerStyleSheet)()\n"

function mdxModulePlugin(mdxModules: MdxModulesByPath, { siteDir, math }: SiteModules, read: ReadBytes): Plugin {
  return {
    name: 'mdxModules',
    setup(build) {
      const isStyled = findManifest(siteDir, STYLED) !== undefined
      build.onResolve({ filter: /^docgen:styled$/ }, ({ kind }) => build.resolve(STYLED, { kind, resolveDir: siteDir }))
      build.onResolve({ filter: /^docgen-program:/ }, ({ path }) => ({
        path: path.slice('docgen-program:'.length),
        namespace: NAMESPACE,
      }))
      build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => {
        const resolveDir = join(siteDir, dirname(path))
        const pipe = findPipe(resolveDir, MODULE_SETTINGS)
        if (pipe !== undefined)
          return { errors: [{ text: describePipe(pipe), location: { file: `mdxModule:${path}`, line: 1 } }] }
        const contents = expandSitePaths(mdxModules.get(path)?.code ?? '', relative(resolveDir, siteDir))
        return { contents: isStyled ? contents + STYLED_EXPORT : contents, loader: 'jsx', resolveDir }
      })
      // Only code uses the exports of an imported document.
      build.onLoad({ filter: /\.mdx?$/i, namespace: 'file' }, async ({ path }) => {
        const file = toSitePath(siteDir, path)
        const code = mdxModules.get(file)?.code
        if (code === undefined) return undefined
        const mdxModule = { specifier: `docgen-program:${file}`, code }
        return {
          contents: await documentModule({ file: `/${file}`, text: textOf(read(path)), math, mdxModule }),
          loader: 'js',
        }
      })
    },
  }
}

/** Replaces broken modules by empty ones, so that everything else can be bundled. */
function brokenModulesPlugin(siteDir: string, broken: ReadonlySet<string>, isLenient: boolean): Plugin {
  return {
    name: 'broken-modules',
    setup(build) {
      if (broken.size === 0) return
      // A CommonJS module may lack an imported name. Of an ES module, stubs replace the names.
      const contents = isLenient ? 'export {}' : 'module.exports = {}'
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        broken.has(toSitePath(siteDir, path)) ? { contents, loader: 'js' } : undefined,
      )
    },
  }
}

async function bundle(
  names: readonly string[],
  siteDir: string,
  plugins: Plugin[],
): Promise<BundledModule & { readonly metafile: Metafile }> {
  const { build } = await import('esbuild')
  const lines = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`docgen-program:${name}`)}),`,
  )
  const entry = `export const mdxModules = {\n${lines.join('\n')}\n}\n`
  const options = serverBundle({ siteDir, entry, plugins })
  const { outputFiles, metafile } = await build({
    ...options,
    loader: { '.js': 'jsx' },
    // The same for builds and the dev server: rendered components must not differ.
    define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
  })
  return { ...readBundle(outputFiles), metafile }
}

/** Scripts are text, which the cache stores unescaped. */
function asText(artifact: Artifact): Artifact {
  return 'bytes' in artifact ? { file: artifact.file, bytes: Buffer.from(artifact.bytes).toString('utf8') } : artifact
}
