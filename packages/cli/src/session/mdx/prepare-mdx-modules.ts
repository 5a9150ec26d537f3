import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Theme } from '@docgen/renderer/contract'
import { BUILD_ID } from '../../cache/build-id.js'
import { cacheFolder } from '../../cache/cache-folder.js'
import { createFolder } from '../../cache/create-folder.js'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Memo } from '../../cache/memo.js'
import type { Cache } from '../../cache/open-cache.js'
import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { listCodeSettings } from '../../config/module/alias-plugin.js'
import { createReadOnce, type ReadBytes } from '../../config/module/read-once.js'
import { readFrontMatter } from '../../config/read-front-matter.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { isInPackage } from '../../config/site-path.js'
import { runGuarded } from '../../guard/start-watchdog.js'
import { cleanFolder } from '../../read/files/clean-folder.js'
import { createNeighborPaths } from '../../read/neighbor-docs.js'
import type { SiteFiles } from '../../read/site-files.js'
import { loadMarkdownPlugins } from '../../workers/load-markdown-plugins.js'
import type { MarkdownSettings, PluginData } from '../../workers/render-setup.js'
import { listAllowedScripts } from '../bundle/find-blocked-scripts.js'
import { listDocsFacts, listFacts } from '../bundle/list-facts.js'
import type { BundledMdxModules } from './bundle-mdx-modules.js'
import { collectMdxModules, type MdxPlugins, parseMdxModule } from './collect-mdx-modules.js'
import { listReplacedModules } from './list-replaced-modules.js'
import { listTexts } from './list-texts.js'
import { type MdxModuleReach, type MdxModulesByPath, NO_MDX_MODULES, type SiteMdxModules } from './site-mdx-modules.js'
import { hashMdxModule, type SiteModules } from './site-modules-plugin.js'

/** Inputs of a site's MDX modules. */
export interface MdxModulesRequest {
  readonly siteDir: string
  readonly config: Config
  readonly files: Pick<SiteFiles, 'sources' | 'partials' | 'translations' | 'versions'>
  readonly theme: Theme
  readonly themeKey: string
  readonly memo: Memo
  readonly cache: Cache
  /** Plugin data. */
  readonly data: PluginData
  readonly markdown: MarkdownSettings
  readonly locateInConfig: LocateInConfig
  /** The previous bundle of a session; `undefined` if there is none. */
  readonly last: SiteMdxModules | undefined
}

/**
 * Bundles the MDX modules of the site, unless the last bundle was built from the same files. If bundling fails, the
 * last bundle stays in effect for unchanged modules.
 */
export async function prepareMdxModules(request: MdxModulesRequest): Promise<SiteMdxModules> {
  const { siteDir, config, files, theme, memo, cache, locateInConfig, last } = request
  const { format, dialects, math, components, root, hydrate } = config.markdown
  const settings = {
    format,
    dialects,
    placeholders: config.placeholders,
    math,
    components: Object.keys(components),
    replacedModules: listReplacedModules(config.alias),
    hasRoot: root !== undefined,
    // Only a theme with islands can wrap components in them.
    hydrate: theme.client.islandModule === undefined ? 'directive' : hydrate,
  } as const
  const plugins = await loadMdxPlugins(request.markdown)
  const collect = () => collectMdxModules(files, settings, plugins, memo)
  const mdxModules = await (plugins ? runGuarded('the Markdown plugins', collect) : collect())
  if (mdxModules.size === 0) return NO_MDX_MODULES
  const modules = await listSiteModules(request)
  const key = keyOf(request, modules, mdxModules)
  const folder = join(siteDir, cacheFolder(siteDir))
  const saved = cache.get<Remembered>(key)
  if (saved && isCurrent(saved, folder, siteDir)) {
    const url = pathToFileURL(join(folder, saved.name)).href
    return { ...saved.bundle, url, reach: new Map(saved.reach) }
  }
  createFolder(folder)
  const { bundleMdxModules } = await import('./bundle-mdx-modules.js')
  const read = createReadOnce()
  const { inputs, ...bundle } = await runGuarded('the bundle of the code in MDX', () =>
    bundleMdxModules({
      mdxModules,
      modules,
      theme,
      folder,
      locateInConfig,
      read,
      skipsBroken: last === undefined,
      createMdxModule: async (file) => {
        const { mdx } = readFrontMatter(file.text, file.path).value.frontMatter
        return (await parseMdxModule(file, { ...settings, format: mdx.format ?? format }, plugins)) || undefined
      },
    }),
  )
  if (bundle.url === undefined) return last === undefined ? bundle : keepUnchanged(last, bundle, mdxModules)
  // The inputs do not contain the cause of an error, such as a missing package, or a missing file that a stub replaces.
  const isWhole = modules.stubs.size === 0 && !bundle.diagnostics.some(({ severity }) => severity === 'error')
  if (isWhole) remember({ ...bundle, inputs }, bundle.url, { key, read, siteDir, cache })
  for (const name of sweepBundles(folder)) forget(name, cache)
  return bundle
}

/** Lists everything that the code of the site can import besides packages and files. */
async function listSiteModules({ siteDir, config, files, theme, data }: MdxModulesRequest): Promise<SiteModules> {
  const { math, anchors, components, root, hydrate } = config.markdown
  return {
    siteDir,
    baseUrl: config.baseUrl,
    staticDirectories: config.staticDirectories.map(cleanFolder),
    ...listCodeSettings(config),
    docusaurus: theme.client.docusaurusModule,
    facts: JSON.stringify(listFacts(config)),
    docs: JSON.stringify(listDocsFacts(config, files.versions)),
    texts: await listTexts({ config, theme, translations: files.translations }),
    components,
    root,
    hydrate,
    math,
    anchors,
    hasLanguages: config.i18n.locales.length > 1,
    hasVersions: files.versions.length > 1,
    data,
    onBrokenMdx: config.onBrokenMdx,
    allowedScripts: listAllowedScripts(config),
    stubs: new Map(),
    findNeighborPaths: createNeighborPaths(files.versions, config),
  }
}

/** Returns the cache key of a bundle. It depends on all inputs of the bundle except the files that it imports. */
function keyOf(
  { config, themeKey, data }: MdxModulesRequest,
  modules: SiteModules,
  mdxModules: MdxModulesByPath,
): string {
  const { facts, docs, texts, components, root, hydrate, math, anchors, onBrokenMdx, allowedScripts } = modules
  const settings = [components, root, hydrate, math, anchors, onBrokenMdx, allowedScripts ?? null]
  const codes = [...mdxModules].map(([path, { code, browser }]) => [path, code, browser])
  return `mdxModules:${hashValue([BUILD_ID, themeKey, facts, docs, texts, data.key, ...settings, listCodeSettings(config), codes])}`
}

/** Returns the last bundle after a failed one, with the modules that have not changed since. */
function keepUnchanged(
  last: SiteMdxModules,
  { diagnostics }: SiteMdxModules,
  mdxModules: MdxModulesByPath,
): SiteMdxModules {
  const isUnchanged = ([path, { codeHash }]: readonly [string, MdxModuleReach]): boolean =>
    codeHash === hashMdxModule(mdxModules.get(path))
  const reach = new Map([...last.reach].filter(isUnchanged))
  return { ...last, reach, diagnostics, key: hashValue([last.key, [...reach.keys()], diagnostics]) }
}

/** Loads the Markdown plugins, if they may insert code into pages. */
async function loadMdxPlugins(markdown: MarkdownSettings): Promise<MdxPlugins | undefined> {
  if (!markdown.insertsCode) return undefined
  const { remarkPlugins, rehypePlugins } = await loadMarkdownPlugins(markdown)
  const { key, siteDir, pluginsWait = false } = markdown
  return { remarkPlugins, offersComponents: rehypePlugins.length > 0, key, siteDir, hasWaited: pluginsWait }
}

/** A bundle, and the data for checking whether it is up to date. */
interface Remembered {
  readonly bundle: Omit<BundledMdxModules, 'reach' | 'inputs' | 'url'>
  /** File name of the bundle in the cache folder, which may have moved. */
  readonly name: string
  readonly reach: readonly (readonly [string, MdxModuleReach])[]
  readonly inputs: readonly string[]
  /** `hashFiles` of the inputs. */
  readonly state: string
}

function isCurrent({ name, inputs, state }: Remembered, folder: string, siteDir: string): boolean {
  if (!existsSync(join(folder, name))) return false
  const paths = inputs.map((path) => join(siteDir, path))
  return hashFiles(paths, readRegularFile) === state
}

interface RememberRequest extends Pick<MdxModulesRequest, 'siteDir' | 'cache'> {
  readonly key: string
  readonly read: ReadBytes
}

/** Saves a bundle for later builds. */
function remember(
  { reach, inputs, url: _url, ...bundle }: BundledMdxModules,
  url: string,
  { key, read, siteDir, cache }: RememberRequest,
): void {
  const stored: Remembered = {
    bundle,
    name: basename(fileURLToPath(url)),
    reach: [...reach],
    inputs: inputs.map((path) => relative(siteDir, path)),
    state: hashFiles(inputs, read),
  }
  cache.put(key, stored)
  cache.put(recordKey(stored.name), key)
}

// Another process may use an older bundle of the same site.
const KEPT_BUNDLES = 8

/** Returns the cache key of a bundle's record. */
const recordKey = (name: string): string => `record of ${name}`

/** Removes the record of a bundle from the cache. */
function forget(name: string, cache: Cache): void {
  const key = cache.get<string>(recordKey(name))
  if (key !== undefined && cache.get<Remembered>(key)?.name === name) cache.remove(key)
  cache.remove(recordKey(name))
}

/** Removes all bundles except the newest eight, and returns the names of the removed bundles. */
function sweepBundles(folder: string): readonly string[] {
  const bundles = readdirSync(folder).filter((name) => /^mdx-modules-[\da-f]{16}\.mjs$/.test(name))
  if (bundles.length <= KEPT_BUNDLES) return []
  const timeOf = (name: string): number => statSync(join(folder, name)).mtimeMs
  const old = bundles.sort((a, b) => timeOf(b) - timeOf(a)).slice(KEPT_BUNDLES)
  for (const name of old) {
    for (const file of [name, `${name}.map`]) rmSync(join(folder, file), { force: true })
  }
  return old
}

/**
 * Hashes files, and the names of the files next to them: for `./x`, a new `x.js` takes precedence over an old `x.tsx`.
 * Empty if a file can't be read.
 */
function hashFiles(paths: readonly string[], read: ReadBytes): string {
  const folders = [...new Set(paths.filter((path) => !isInPackage(path)).map(dirname))].sort()
  try {
    return hashValue([paths.map((path) => hashBytes(read(path))), folders.map((folder) => readdirSync(folder).sort())])
  } catch {
    return ''
  }
}
