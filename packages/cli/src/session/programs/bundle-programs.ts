import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, Theme } from '@docgen/renderer/contract'
import type { Metafile, Plugin } from 'esbuild'
import { hashBytes, hashValue } from '../../cache/hash.js'
import { letterCasePlugin } from '../../config/module/letter-case-plugin.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import { toSitePath } from '../../config/site-path.js'
import type { Artifact } from '../../emit/artifact.js'
import { readAsset } from '../../read/read-asset.js'
import type { StaticFile } from '../../read/site-files.js'
import { addressIslands } from '../bundle/bundle-components.js'
import { type BundledIslands, bundleIslands } from '../bundle/bundle-islands.js'
import { componentPlugin, DATA } from '../bundle/component-plugin.js'
import { islandPlugin } from '../bundle/island-plugin.js'
import { type ReadBytes, readingPlugin, textOf } from '../bundle/read-once.js'
import { type BundledModule, readBundle, serverBundle } from '../bundle/server-bundle.js'
import { readManifest } from '../prepare-client-files.js'
import { describeBundleErrors } from './describe-bundle-errors.js'
import { documentModule } from './document-module.js'
import { hashProgram } from './hash-program.js'
import { hooksPlugin } from './hooks-plugin.js'
import { type ModuleHarvest, type SiteModules, siteModulesPlugin } from './site-modules-plugin.js'
import { NO_PROGRAMS, type ProgramReach, type ProgramsByPath, type SitePrograms } from './site-programs.js'

/** What the programs of a site are bundled with. */
export interface BundleRequest {
  readonly programs: ProgramsByPath
  readonly modules: SiteModules
  readonly theme: Theme
  /** Folder for the bundle. */
  readonly folder: string
  readonly placeInConfig: PlaceInConfig
  readonly read: ReadBytes
}

/** The bundle, and the files that it is made of. */
export interface BundledPrograms extends SitePrograms {
  /** Absolute paths. */
  readonly inputs: readonly string[]
}

const NAMESPACE = 'program'

/**
 * Bundles all programs with all that they import into one module; each is run when it is first asked for, so that one that
 * throws takes no other with it.
 */
export async function bundlePrograms(request: BundleRequest): Promise<BundledPrograms> {
  const { programs, modules, theme, folder, placeInConfig, read } = request
  const { siteDir, baseUrl } = modules
  const harvest: ModuleHarvest = { files: new Map(), styles: new Map() }
  const islandModules = new Set<string>()
  const hooks = new Map<string, Diagnostic>()
  const manifest = readManifest(theme)
  const { islandModule } = theme.client
  const modulesPlugin = siteModulesPlugin(modules, harvest, read)
  const plugins: Plugin[] = [
    letterCasePlugin(),
    programPlugin(programs, modules, read),
    modulesPlugin,
    ...(islandModule !== undefined && manifest ? [islandPlugin({ islandModule, found: islandModules, read })] : []),
    hooksPlugin(siteDir, hooks, read),
    componentPlugin(folder, new Set(), modules.data.values),
    readingPlugin(read),
  ]
  const names = [...programs.keys()]
  try {
    const { text, map, metafile } = await bundle(names, siteDir, plugins)
    const islands: BundledIslands =
      manifest && islandModules.size > 0
        ? await bundleIslands({
            siteDir,
            modules: [...islandModules].sort(),
            manifest,
            plugins: [modulesPlugin, readingPlugin(read)],
          })
        : { artifacts: [], names: new Map() }
    const module = addressIslands(text, islands, `${baseUrl}assets/`, manifest?.runtime)
    const path = join(folder, `programs-${hashBytes(module).slice(0, 16)}.mjs`)
    writeFileSync(`${path}.map`, map)
    writeFileSync(path, module)
    const shared = hashValue([baseUrl, manifest?.runtime ?? ''])
    const graph = readGraph(metafile, siteDir)
    const reach = new Map(
      names.map((name) => [
        name,
        readReach(name, {
          graph,
          programs,
          islands,
          shared,
          modules,
          read,
        }),
      ]),
    )
    return {
      key: hashValue([...reach]),
      url: pathToFileURL(path).href,
      reach,
      artifacts: islands.artifacts.map(asText),
      statics: listStatics(harvest, siteDir),
      styles: sortedValues(harvest.styles),
      diagnostics: sortedValues(hooks),
      inputs: [...graph.files.values()].sort(),
    }
  } catch (error) {
    const diagnostics = describeBundleErrors(error, programs, placeInConfig)
    if (diagnostics.length === 0) throw error
    return { ...NO_PROGRAMS, key: hashValue(diagnostics), diagnostics, inputs: [] }
  }
}

function listStatics({ files }: ModuleHarvest, siteDir: string): StaticFile[] {
  return [...files].sort().flatMap(([path, output]) => {
    const { value } = readAsset(siteDir, path, undefined)
    return value ? [{ ...value, output }] : []
  })
}

function sortedValues<Value>(values: ReadonlyMap<string, Value>): Value[] {
  return [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
}

function programPlugin(programs: ProgramsByPath, { siteDir, math }: SiteModules, read: ReadBytes): Plugin {
  return {
    name: 'programs',
    setup(build) {
      build.onResolve({ filter: /^docgen-program:/ }, ({ path }) => ({
        path: path.slice('docgen-program:'.length),
        namespace: NAMESPACE,
      }))
      build.onLoad({ filter: /./, namespace: NAMESPACE }, ({ path }) => ({
        contents: programs.get(path)?.code ?? '',
        loader: 'jsx',
        resolveDir: join(siteDir, dirname(path)),
      }))
      // What an imported document exports is for code.
      build.onLoad({ filter: /\.mdx?$/i, namespace: 'file' }, async ({ path }) => {
        const file = toSitePath(siteDir, path)
        const code = programs.get(file)?.code
        if (code === undefined) return undefined
        const program = { specifier: `docgen-program:${file}`, code }
        return { contents: await documentModule({ path, text: textOf(read(path)), math, program }), loader: 'js' }
      })
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
  const entry = `export const programs = {\n${lines.join('\n')}\n}\n`
  const { outputFiles, metafile } = await build({
    ...serverBundle({ siteDir, entry, plugins }),
    loader: { '.js': 'jsx' },
    // The same in a build and while a site is served: what components draw must not differ.
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  })
  return { ...readBundle(outputFiles), metafile }
}

/** Scripts are texts, which the cache keeps as they are. */
function asText(artifact: Artifact): Artifact {
  return 'bytes' in artifact ? { file: artifact.file, bytes: Buffer.from(artifact.bytes).toString('utf8') } : artifact
}

/** Modules that no file of the site stands behind. */
const VIRTUAL = /^(?:program:|component:|docusaurus:|docgen(?:-theme|-data)?:|<stdin>$)/

/** esbuild's names of what holds the data of plugins, of what knows the site's config, and of what knows the page's language, address and version. */
const DATA_MODULES: ReadonlySet<string> = new Set([`docgen-data:${DATA}`, 'docusaurus:docusaurus/useGlobalData'])
const SITE_MODULE = 'docusaurus:'
const CONTEXT_MODULE = 'docusaurus:docusaurus/useDocusaurusContext'
const ROUTER_MODULE = 'docusaurus:docusaurus/router'
const DOCS_MODULE = 'docusaurus:docusaurus/plugin-content-docs/client'

/** Which module imports which, by esbuild's names, and the files behind them. */
interface ModuleGraph {
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly files: ReadonlyMap<string, string>
}

function readGraph({ inputs }: Metafile, siteDir: string): ModuleGraph {
  const imports = new Map(
    Object.entries(inputs).map(([name, { imports }]) => [
      name,
      imports.filter((each) => !each.external).map(({ path }) => path),
    ]),
  )
  const files = new Map<string, string>()
  for (const name of imports.keys()) {
    if (VIRTUAL.test(name)) continue
    files.set(name, join(siteDir, name.replace(/^raw:/, '').replace(/\?\w+$/, '')))
  }
  return { imports, files }
}

interface Reach {
  readonly graph: ModuleGraph
  readonly programs: ProgramsByPath
  readonly islands: BundledIslands
  readonly shared: string
  readonly modules: SiteModules
  readonly read: ReadBytes
}

/** A program and everything that it imports, through others too. */
function readReach(program: string, { graph, programs, islands, shared, modules, read }: Reach): ProgramReach {
  const seen = new Set<string>([`${NAMESPACE}:${program}`])
  for (const name of seen) for (const next of graph.imports.get(name) ?? []) seen.add(next)
  const { facts, docs, data, hasLanguages, hasVersions } = modules
  const asksForVersion = seen.has(DOCS_MODULE)
  const parts = [...seen].map((name) => {
    const file = graph.files.get(name)
    if (file === undefined)
      return [
        name,
        DATA_MODULES.has(name) && data.key,
        name.startsWith(SITE_MODULE) && facts,
        ...(name === DOCS_MODULE ? [docs] : []),
      ]
    // Where the site itself lies is nothing to it.
    const known = name.startsWith('..') ? basename(name) : name
    return [known, hashBytes(read(file)), islands.names.get(file) ?? '']
  })
  const own = [...seen].filter((name) => graph.files.has(name) && !/^\.\.|(?:^|\/)node_modules\//.test(name))
  const codeHash = hashProgram(programs.get(program))
  return {
    hash: hashValue([shared, codeHash, parts.map((part) => JSON.stringify(part)).sort()]),
    codeHash,
    files: [...new Set(own.map((name) => name.replace(/^raw:|\?\w+$/g, '')))].sort(),
    usesLanguage: hasLanguages && (asksForVersion || seen.has(CONTEXT_MODULE)),
    usesVersion: hasVersions && asksForVersion,
    usesAddress: seen.has(ROUTER_MODULE),
  }
}
