import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, Theme } from '@docgen/renderer/contract'
import type { MdxModuleSource } from '@docgen/renderer/markdown'
import type { Metafile, Plugin } from 'esbuild'
import { hashBytes, hashValue } from '../../cache/hash.js'
import { severityOf } from '../../check/severity-of.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { aliasPlugin } from '../../config/module/alias-plugin.js'
import { findManifest } from '../../config/module/hash-inputs.js'
import { letterCasePlugin } from '../../config/module/letter-case-plugin.js'
import { pipesPlugin } from '../../config/module/pipes-plugin.js'
import { type ReadBytes, readingPlugin } from '../../config/module/read-once.js'
import { rejectDeepCode } from '../../config/module/syntax/find-deep-code.js'
import type { Artifact } from '../../emit/artifact.js'
import type { PartialFile } from '../../read/source.js'
import { barrelPlugin, createImporterReader } from '../bundle/barrel-plugin.js'
import { insertIslandUrls } from '../bundle/bundle-components.js'
import { type BundledIslands, bundleIslands } from '../bundle/bundle-islands.js'
import { componentPlugin } from '../bundle/component-plugin.js'
import { findMdxBrowserCode, hooksPlugin } from '../bundle/hooks-plugin.js'
import { createModuleScanner } from '../bundle/is-island-module.js'
import { islandPlugin } from '../bundle/island-plugin.js'
import { readClientManifest } from '../bundle/read-client-manifest.js'
import { type ImportedFiles, listImportedFiles, siteFilesPlugin } from '../bundle/site-files-plugin.js'
import { brokenModulesPlugin } from './broken-modules-plugin.js'
import { browserCodePlugin } from './browser-code-plugin.js'
import { bundleEntries } from './bundle-entries.js'
import { describeBundleErrors, isExportOf, listBrokenModules } from './describe-bundle-errors.js'
import { type ImportedTexts, isDocument, readDocuments } from './imported-documents.js'
import { MDX_NAMESPACE, mdxModulePlugin } from './mdx-module-plugin.js'
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
  /** Absolute path of the folder for the bundle. */
  readonly folder: string
  readonly locateInConfig: LocateInConfig
  readonly read: ReadBytes
  /** Creates the MDX module of an imported document; `undefined` if it has no code. */
  readonly createMdxModule: (file: Pick<PartialFile, 'path' | 'text'>) => Promise<MdxModuleSource | undefined>
  /** Whether an error in one module omits only the MDX modules that import it, rather than all. */
  readonly skipsBroken: boolean
}

/** The bundle, and its input files. */
export interface BundledMdxModules extends SiteMdxModules {
  /** Absolute paths. */
  readonly inputs: readonly string[]
}

/** An attempt to bundle: its inputs, and the collections that its plugins fill. */
interface Attempt extends BundleRequest {
  /** The modules to bundle: at first the modules of pages, later also the modules of documents that they import. */
  readonly included: Map<string, MdxModuleSource>
  /** Modules that failed in earlier attempts, and are omitted from this one. */
  readonly broken: ReadonlySet<string>
  readonly isLenient: boolean
  readonly manifest: ReturnType<typeof readClientManifest>
  readonly imported: ImportedFiles
  readonly filesPlugin: Plugin
  readonly islandModules: Set<string>
  readonly hooks: Map<string, Diagnostic>
  /** Problems of imports that stubs replaced. */
  readonly missing: Diagnostic[]
}

/**
 * Bundles all MDX modules and their imports into one module, without the modules in `broken`. Each MDX module runs on
 * first use, so that an error in one does not affect the others.
 */
export async function bundleMdxModules(
  request: BundleRequest,
  broken: ReadonlySet<string> = new Set(),
): Promise<BundledMdxModules> {
  const { modules, read, theme, createMdxModule } = request
  const created = new Map<string, ReturnType<typeof createMdxModule>>()
  const imported: ImportedFiles = { files: new Map(), styles: new Map() }
  const attempt: Attempt = {
    ...request,
    // Each round of a bundle loads its documents again.
    createMdxModule: (file) => {
      const mdxModule = created.get(file.path) ?? createMdxModule(file)
      created.set(file.path, mdxModule)
      return mdxModule
    },
    included: new Map([...request.mdxModules].filter(([path]) => !broken.has(`${MDX_NAMESPACE}:${path}`))),
    broken,
    isLenient: modules.onBrokenMdx !== 'throw',
    manifest: readClientManifest(theme),
    imported,
    filesPlugin: siteFilesPlugin(modules, imported, read),
    islandModules: new Set(),
    hooks: new Map(),
    missing: [],
  }
  try {
    return await bundleOnce(attempt)
  } catch (error) {
    return await bundleRest(attempt, error)
  }
}

async function bundleOnce(attempt: Attempt): Promise<BundledMdxModules> {
  const { modules, folder, read, included, broken, isLenient, manifest, imported } = attempt
  const { siteDir, baseUrl } = modules
  const plugins = listPlugins(attempt)
  const find = (path: string): string => join(siteDir, path)
  let names: readonly string[] = []
  const bundleAll = () =>
    withStubs(attempt, async () => {
      names = [...included.keys()]
      const bundled = await bundleEntries(names, siteDir, plugins)
      rejectDeepCode(bundled, siteDir, read)
      return bundled
    })
  let { text, map, metafile } = await bundleAll()
  let documents = await readWithCode(metafile, find, attempt)
  // An imported document can contain code, which needs an entry in the bundle, and can import other documents.
  while (included.size > names.length) {
    ;({ text, map, metafile } = await bundleAll())
    documents = await readWithCode(metafile, find, attempt)
  }
  const islands = await bundleIslandModules(attempt)
  const module = insertIslandUrls(text, islands, `${baseUrl}assets/`, manifest?.runtime)
  const path = join(folder, `mdx-modules-${hashBytes(module).slice(0, 16)}.mjs`)
  writeFileSync(`${path}.map`, map)
  writeFileSync(path, module)
  const shared = hashValue([baseUrl, manifest?.runtime ?? ''])
  const graph = readGraph(metafile, siteDir)
  const readReach = createReachReader({ graph, mdxModules: included, islands, shared, modules, read, documents })
  const isWhole = ([, { files }]: readonly [string, MdxModuleReach]): boolean =>
    isLenient || !files.some((file) => broken.has(file))
  const reach = new Map(names.map((name) => [name, readReach(name)] as const).filter(isWhole))
  return {
    key: hashValue([...reach]),
    url: pathToFileURL(path).href,
    reach,
    artifacts: islands.artifacts.map(asText),
    ...listImportedFiles(imported, siteDir),
    diagnostics: [
      ...attempt.missing,
      ...sortValues(attempt.hooks),
      ...islands.diagnostics,
      ...findMdxBrowserCode(included),
    ],
    documents,
    inputs: [
      ...new Set([...graph.files.values(), ...listImports(imported, siteDir), ...Object.keys(documents).map(find)]),
    ].sort(),
  }
}

function listPlugins(attempt: Attempt): Plugin[] {
  const { modules, folder, theme, read } = attempt
  const { siteDir, hydrate } = modules
  const { included, broken, isLenient, islandModules, hooks } = attempt
  const { islandModule } = theme.client
  const scan = createModuleScanner(read, { hydrate })
  const root = modules.root === undefined ? undefined : { specifier: modules.root, siteDir }
  const readPage = (path: string): string | undefined => included.get(path)?.code
  return [
    pipesPlugin(),
    aliasPlugin(modules),
    brokenModulesPlugin(siteDir, broken, isLenient),
    missingExportsPlugin(siteDir, modules.stubs),
    neighborPathsPlugin(siteDir, modules.findNeighborPaths),
    letterCasePlugin(),
    // A page may import a name that only the code of a document exports.
    mdxModulePlugin(included, modules, read, (path, text) =>
      // After the bundle, the same call throws its error, which esbuild would report as an error of the site.
      addMdxModule(path, text, attempt).catch(() => undefined),
    ),
    browserCodePlugin({ siteDir, mdxModules: included, islands: { root, islandPaths: islandModules, read } }),
    siteModulesPlugin(modules, read),
    attempt.filesPlugin,
    ...(islandModule !== undefined && attempt.manifest
      ? [islandPlugin({ islandModule, islandPaths: islandModules, read, scan, site: modules, hydrate, root, readPage })]
      : []),
    hooksPlugin({ siteDir, warnings: hooks, read, scan, mdxModules: included, locateInConfig: attempt.locateInConfig }),
    barrelPlugin(createImporterReader(read, readPage)),
    componentPlugin(folder, new Set(), { data: modules.data.values, isInMain: true }),
    readingPlugin(read, modules),
  ]
}

/** Bundles the islands that the bundle of the modules has collected. */
async function bundleIslandModules(attempt: Attempt): Promise<BundledIslands> {
  const { modules, read, included, broken, isLenient, manifest, islandModules, filesPlugin } = attempt
  const { siteDir } = modules
  if (!manifest || islandModules.size === 0) return { artifacts: [], names: new Map(), diagnostics: [] }
  return await withStubs(attempt, () =>
    bundleIslands({
      siteDir,
      modules: [...islandModules].sort(),
      manifest,
      isInMain: true,
      read,
      allowedScripts: modules.allowedScripts,
      plugins: [
        aliasPlugin(modules),
        missingExportsPlugin(siteDir, modules.stubs),
        neighborPathsPlugin(siteDir, modules.findNeighborPaths),
        browserCodePlugin({ siteDir, mdxModules: included }),
        siteModulesPlugin(modules, read, 'browser'),
        ...(isLenient ? [brokenModulesPlugin(siteDir, broken, isLenient)] : []),
        filesPlugin,
        readingPlugin(read, modules),
      ],
    }),
  )
}

/** Repeats bundling until everything that does not exist is replaced with a stub. */
async function withStubs<Result>(attempt: Attempt, bundleParts: () => Promise<Result>): Promise<Result> {
  const { modules, isLenient, missing, broken } = attempt
  for (;;) {
    try {
      return await bundleParts()
    } catch (error) {
      const errors = describeErrors(attempt, error)
      const isReplaced = (index: number): boolean => errors[index]?.severity === 'warning'
      // Ends, because each round adds a name that the modules import.
      if (!isLenient || !addMissing(error, modules.stubs, isReplaced)) throw error
      const severity = severityOf(modules.onBrokenMdx)
      // A module that failed has no exports, which says nothing about its code.
      const isNews = (index: number): boolean => isReplaced(index) && !isExportOf(errors[index], broken)
      if (severity) missing.push(...errors.flatMap((each, index) => (isNews(index) ? { ...each, severity } : [])))
    }
  }
}

/** Reports an error, and bundles again without the modules that caused it. */
async function bundleRest(attempt: Attempt, error: unknown): Promise<BundledMdxModules> {
  const { broken, isLenient, missing, modules, skipsBroken } = attempt
  const severity = severityOf(modules.onBrokenMdx)
  const problems = describeErrors(attempt, error)
  if (problems.length === 0) throw error
  // `onBrokenMdx` also applies to code that cannot be bundled. A missing package stays an error: users can install it.
  const omitted = problems.flatMap((each) =>
    !isLenient || each.code !== 'mdx-code' ? each : severity ? { ...each, severity } : [],
  )
  const diagnostics = [...missing, ...omitted]
  const more = listBrokenModules(error).filter((module) => !broken.has(module))
  if ((skipsBroken || isLenient) && more.length > 0) {
    const rest = await bundleMdxModules(attempt, new Set([...broken, ...more]))
    return { ...rest, diagnostics: [...diagnostics, ...rest.diagnostics] }
  }
  return { ...NO_MDX_MODULES, key: hashValue(diagnostics), diagnostics, inputs: [] }
}

function describeErrors({ included, locateInConfig, modules, isLenient }: Attempt, error: unknown): Diagnostic[] {
  const { siteDir } = modules
  const isInstalled = (name: string): boolean => findManifest(siteDir, name) !== undefined
  return describeBundleErrors(error, { mdxModules: included, locateInConfig, siteDir, isInstalled, isLenient })
}

/** Reads the documents of a bundle, and adds the MDX modules of the documents that contain code. */
async function readWithCode(
  { inputs }: Metafile,
  find: (path: string) => string,
  attempt: Attempt,
): Promise<ImportedTexts> {
  const documents = readDocuments(Object.keys(inputs).filter(isDocument), { find, read: attempt.read })
  for (const [path, { text }] of Object.entries(documents)) await addMdxModule(path, text, attempt)
  return documents
}

/** Adds the MDX module of a document, unless it already exists; undefined if the document has no code. */
async function addMdxModule(
  path: string,
  text: string,
  { included, createMdxModule }: Attempt,
): Promise<MdxModuleSource | undefined> {
  const mdxModule = included.get(path) ?? (await createMdxModule({ path, text }))
  if (mdxModule) included.set(path, mdxModule)
  return mdxModule
}

function listImports({ styles }: ImportedFiles, siteDir: string): readonly string[] {
  return [...styles.values()].flatMap(({ imports }) => imports.map((file) => join(siteDir, file)))
}

function sortValues<Value>(values: ReadonlyMap<string, Value>): Value[] {
  return [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}

/** Converts the bytes of a script to text, which the cache stores unescaped. */
function asText(artifact: Artifact): Artifact {
  return 'bytes' in artifact ? { file: artifact.file, bytes: Buffer.from(artifact.bytes).toString('utf8') } : artifact
}
