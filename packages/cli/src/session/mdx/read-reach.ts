import { basename, join } from 'node:path'
import type { Metafile } from 'esbuild'
import { hashBytes, hashValue } from '../../cache/hash.js'
import { fileOfInput } from '../../config/module/file-of-input.js'
import type { ReadBytes } from '../../config/module/read-once.js'
import { isInPackage } from '../../config/site-path.js'
import type { BundledIslands } from '../bundle/bundle-islands.js'
import { DATA } from '../bundle/component-plugin.js'
import type { ImportedTexts } from './imported-documents.js'
import type { MdxModuleReach, MdxModulesByPath } from './site-mdx-modules.js'
import { hashMdxModule, type SiteModules } from './site-modules-plugin.js'

/** Modules with data of plugins. */
const DATA_MODULES: ReadonlySet<string> = new Set([
  `docgen-data:${DATA}`,
  'docusaurus:docusaurus/useGlobalData',
  'docusaurus:generated/globalData',
])
/** Prefix of the names of Docusaurus' modules, some of which contain the site's config. */
const DOCUSAURUS_PREFIX = 'docusaurus:'
const CONTEXT_MODULE = 'docusaurus:docusaurus/useDocusaurusContext'
const TRANSLATE_MODULE = 'docusaurus:docusaurus/Translate'
const THEME_COMMON = 'docusaurus:docusaurus/theme-common'
const ROUTER_MODULE = 'docusaurus:docusaurus/router'
const DOCS_MODULE = 'docusaurus:docusaurus/plugin-content-docs/client'
const BLOG_MODULE = 'docusaurus:docusaurus/plugin-content-blog/client'
/** Modules that depend on the URL of the page. */
const PATH_MODULES = [ROUTER_MODULE, 'docusaurus:docusaurus/pageProps', DOCS_MODULE, BLOG_MODULE]
/** Modules that depend on the language of the page. */
const LANGUAGE_MODULES = [CONTEXT_MODULE, DOCS_MODULE, THEME_COMMON, TRANSLATE_MODULE]

/** The imports and the files of modules, by esbuild's names of the modules. */
export interface ModuleGraph {
  readonly imports: ReadonlyMap<string, readonly string[]>
  /** Absolute paths; virtual modules have no entry. */
  readonly files: ReadonlyMap<string, string>
}

/** Reads the graph of a bundle. */
export function readGraph({ inputs }: Metafile, siteDir: string): ModuleGraph {
  const imports = new Map(
    Object.entries(inputs).map(([name, { imports }]) => [
      name,
      imports.filter((each) => !each.external).map(({ path }) => path),
    ]),
  )
  const files = new Map<string, string>()
  for (const name of imports.keys()) {
    const file = fileOf(name)
    if (file !== undefined) files.set(name, join(siteDir, file))
  }
  return { imports, files }
}

function fileOf(name: string): string | undefined {
  return fileOfInput(name.replace(/^raw:/, ''))
}

/** Inputs for computing the reach of an MDX module. */
export interface ReachRequest {
  readonly graph: ModuleGraph
  readonly mdxModules: MdxModulesByPath
  readonly islands: BundledIslands
  /** Hash of everything that all MDX modules depend on. */
  readonly shared: string
  readonly modules: SiteModules
  readonly read: ReadBytes
  readonly documents: ImportedTexts
}

/** A module that MDX modules can reach. */
interface ReachedModule {
  readonly name: string
  /** JSON that changes with the module. */
  readonly key: string
  /**
   * Site-relative path of the module's file; `undefined` for virtual modules and files outside the site or in packages.
   */
  readonly sitePath: string | undefined
  readonly documents: readonly string[]
}

/**
 * Creates a function that returns everything that an MDX module imports, directly or indirectly. Describes each module
 * once: sites import packages with thousands of modules in every page.
 */
export function createReachReader(request: ReachRequest): (mdxModule: string) => MdxModuleReach {
  const { graph, mdxModules, shared, modules } = request
  const names = new Set(graph.imports.keys())
  for (const imports of graph.imports.values()) for (const name of imports) names.add(name)
  const all = [...names].map((name) => describeModule(name, request)).sort((a, b) => (a.key < b.key ? -1 : 1))
  const { hasLanguages, hasVersions } = modules
  return (mdxModule) => {
    const seen = new Set<string>([`mdxModule:${mdxModule}`])
    for (const name of seen) for (const next of graph.imports.get(name) ?? []) seen.add(next)
    const reached = all.filter(({ name }) => seen.has(name))
    const usesDocs = seen.has(DOCS_MODULE)
    const codeHash = hashMdxModule(mdxModules.get(mdxModule))
    return {
      hash: hashValue([shared, codeHash, reached.map(({ key }) => key)]),
      codeHash,
      files: [...new Set(reached.flatMap(({ sitePath }) => sitePath ?? []))].sort(),
      documents: [...new Set(reached.flatMap(({ documents }) => documents))].sort(),
      usesLanguage: hasLanguages && LANGUAGE_MODULES.some((name) => seen.has(name)),
      usesVersion: hasVersions && usesDocs,
      usesPath: PATH_MODULES.some((name) => seen.has(name)),
      usesDocs,
    }
  }
}

function describeModule(name: string, { graph, islands, modules, read, documents }: ReachRequest): ReachedModule {
  const { facts, docs, texts, data } = modules
  const island = islands.names.get(name)
  const file = graph.files.get(name)
  const documentPaths = documents[name] ? [name, ...documents[name].includes] : []
  if (file === undefined) {
    const parts = [
      name,
      ...(island === undefined ? [] : [island]),
      DATA_MODULES.has(name) && data.key,
      name.startsWith(DOCUSAURUS_PREFIX) && facts,
      [...(modules.stubs.get(name.slice(name.indexOf(':') + 1)) ?? [])].sort(),
      ...(name === DOCS_MODULE ? [docs] : []),
      ...(name === TRANSLATE_MODULE ? [texts.all] : []),
    ]
    return { name, key: JSON.stringify(parts), sitePath: undefined, documents: documentPaths }
  }
  // The location of the site must not affect the key.
  const portableName = name.startsWith('..') ? basename(name) : name
  const key = JSON.stringify([portableName, hashBytes(read(file)), islands.names.get(file) ?? ''])
  const isOwn = !name.startsWith('..') && !isInPackage(name)
  return { name, key, sitePath: isOwn ? fileOf(name) : undefined, documents: documentPaths }
}
