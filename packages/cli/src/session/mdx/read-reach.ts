import { basename, join } from 'node:path'
import type { Metafile } from 'esbuild'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { ReadBytes } from '../../config/module/read-once.js'
import { stripImportAttributes } from '../../config/module/strip-import-attributes.js'
import type { BundledIslands } from '../bundle/bundle-islands.js'
import { DATA } from '../bundle/component-plugin.js'
import type { ImportedTexts } from './imported-documents.js'
import type { MdxModuleReach, MdxModulesByPath } from './site-mdx-modules.js'
import { hashMdxModule, type SiteModules } from './site-modules-plugin.js'

/** Virtual modules. */
const VIRTUAL = /^(?:mdxModule:|component:|docusaurus:|docgen(?:-theme|-data|-react)?:|stand-in:|lacking:|<stdin>$)/

/**
 * esbuild's names of the modules with plugin data, with the site's config, and with the page's language, URL and
 * version.
 */
const DATA_MODULES: ReadonlySet<string> = new Set([
  `docgen-data:${DATA}`,
  'docusaurus:docusaurus/useGlobalData',
  'docusaurus:generated/globalData',
])
const SITE_MODULE = 'docusaurus:'
const CONTEXT_MODULE = 'docusaurus:docusaurus/useDocusaurusContext'
const TRANSLATE_MODULE = 'docusaurus:docusaurus/Translate'
const THEME_COMMON = 'docusaurus:docusaurus/theme-common'
const ROUTER_MODULE = 'docusaurus:docusaurus/router'
const DOCS_MODULE = 'docusaurus:docusaurus/plugin-content-docs/client'
const ADDRESS_MODULES = [ROUTER_MODULE, 'docusaurus:docusaurus/pageProps', DOCS_MODULE]
const LANGUAGE_MODULES = [CONTEXT_MODULE, DOCS_MODULE, THEME_COMMON, TRANSLATE_MODULE]

/** Imports between modules, by esbuild's names, and their files. */
export interface ModuleGraph {
  readonly imports: ReadonlyMap<string, readonly string[]>
  readonly files: ReadonlyMap<string, string>
}

/** The graph of a bundle. */
export function readGraph({ inputs }: Metafile, siteDir: string): ModuleGraph {
  const imports = new Map(
    Object.entries(inputs).map(([name, { imports }]) => [
      name,
      imports.filter((each) => !each.external).map(({ path }) => path),
    ]),
  )
  const files = new Map<string, string>()
  for (const name of imports.keys()) {
    if (VIRTUAL.test(name)) continue
    files.set(name, join(siteDir, fileOf(name)))
  }
  return { imports, files }
}

function fileOf(name: string): string {
  return stripImportAttributes(name).replace(/^raw:|\?\w+$/g, '')
}

/** Inputs for computing the reach of an MDX module. */
export interface ReachRequest {
  readonly graph: ModuleGraph
  readonly mdxModules: MdxModulesByPath
  readonly islands: BundledIslands
  readonly shared: string
  readonly modules: SiteModules
  readonly read: ReadBytes
  readonly documents: ImportedTexts
}

/** Everything that an MDX module imports, directly or indirectly. */
export function readReach(
  mdxModule: string,
  { graph, mdxModules, islands, shared, modules, read, documents }: ReachRequest,
): MdxModuleReach {
  const seen = new Set<string>([`mdxModule:${mdxModule}`])
  for (const name of seen) for (const next of graph.imports.get(name) ?? []) seen.add(next)
  const { facts, docs, texts, data, hasLanguages, hasVersions } = modules
  const usesDocs = seen.has(DOCS_MODULE)
  const parts = [...seen].map((name) => {
    const file = graph.files.get(name)
    if (file === undefined)
      return [
        name,
        DATA_MODULES.has(name) && data.key,
        name.startsWith(SITE_MODULE) && facts,
        [...(modules.standIns.get(name.slice(name.indexOf(':') + 1)) ?? [])].sort(),
        ...(name === DOCS_MODULE ? [docs] : []),
        ...(name === TRANSLATE_MODULE ? [texts.all] : []),
      ]
    // The location of the site itself must not affect it.
    const known = name.startsWith('..') ? basename(name) : name
    return [known, hashBytes(read(file)), islands.names.get(file) ?? '']
  })
  const own = [...seen].filter((name) => graph.files.has(name) && !/^\.\.|(?:^|\/)node_modules\//.test(name))
  const shown = [...seen].filter((name) => name in documents)
  const codeHash = hashMdxModule(mdxModules.get(mdxModule))
  return {
    hash: hashValue([shared, codeHash, parts.map((part) => JSON.stringify(part)).sort()]),
    codeHash,
    files: [...new Set(own.map(fileOf))].sort(),
    documents: [...new Set(shown.flatMap((path) => [path, ...(documents[path]?.includes ?? [])]))].sort(),
    usesLanguage: hasLanguages && LANGUAGE_MODULES.some((name) => seen.has(name)),
    usesVersion: hasVersions && usesDocs,
    usesAddress: ADDRESS_MODULES.some((name) => seen.has(name)),
    usesDocs,
  }
}
