import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Theme } from '@docgen/renderer/contract'
import { BUILD_ID } from '../../cache/build-id.js'
import { cacheFolder } from '../../cache/cache-folder.js'
import { hashBytes, hashValue } from '../../cache/hash.js'
import type { Cache } from '../../cache/open-cache.js'
import type { Config } from '../../config/config.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import { readFrontMatter } from '../../config/read-front-matter.js'
import { runGuarded } from '../../guard/run-guarded.js'
import { cleanFolder } from '../../read/clean-folder.js'
import { createNeighborPaths } from '../../read/neighbor-docs.js'
import type { SiteFiles } from '../../read/site-files.js'
import type { PluginData } from '../../workers/render-setup.js'
import { createReadOnce, type ReadBytes } from '../bundle/read-once.js'
import type { BundledPrograms } from './bundle-programs.js'
import { collectPrograms, parseProgram } from './collect-programs.js'
import { hashProgram } from './hash-program.js'
import { listDocsFacts } from './list-docs-facts.js'
import { listFacts } from './list-facts.js'
import { listTexts } from './list-texts.js'
import type { SiteModules } from './site-modules-plugin.js'
import { NO_PROGRAMS, type ProgramReach, type SitePrograms } from './site-programs.js'

/** What the programs of a site are prepared from. */
export interface ProgramsRequest {
  readonly siteDir: string
  readonly config: Config
  readonly files: Pick<SiteFiles, 'sources' | 'partials' | 'translations' | 'versions'>
  readonly theme: Theme
  readonly themeKey: string
  readonly cache: Cache
  /** What plugins have brought. */
  readonly data: PluginData
  readonly placeInConfig: PlaceInConfig
  /** The last bundle that there was, where a site is kept ready. */
  readonly last: SitePrograms | undefined
}

/**
 * Bundles what of the site's MDX has to be run, unless the last bundle was made of the same files. One that can't be made
 * leaves the last one in charge, for the programs that are as they were then.
 */
export async function preparePrograms(request: ProgramsRequest): Promise<SitePrograms> {
  const { siteDir, config, files, theme, themeKey, cache, data, placeInConfig, last } = request
  const { markdown, placeholders } = config
  const { format, math, components } = markdown
  const settings = { format, placeholders, math, components: Object.keys(components) }
  const programs = await collectPrograms(files, settings, cache)
  if (programs.size === 0) return NO_PROGRAMS
  const modules: SiteModules = {
    siteDir,
    baseUrl: config.baseUrl,
    staticDirectories: config.staticDirectories.map(cleanFolder),
    docusaurus: theme.client.docusaurusModule,
    facts: JSON.stringify(listFacts(config)),
    docs: JSON.stringify(listDocsFacts(config, files.versions)),
    texts: await listTexts({ config, theme, translations: files.translations }),
    components,
    math,
    hasLanguages: config.i18n.locales.length > 1,
    hasVersions: files.versions.length > 1,
    data,
    findNeighborPaths: createNeighborPaths(files.versions, config),
  }
  const codes = [...programs].map(([path, { code }]) => [path, code])
  const key = `programs:${hashValue([BUILD_ID, themeKey, modules.facts, modules.docs, modules.texts, data.key, components, math, codes])}`
  const known = cache.get<Remembered>(key)
  const folder = join(siteDir, cacheFolder(siteDir))
  if (known && isCurrent(known, folder, siteDir)) {
    const url = pathToFileURL(join(folder, known.name)).href
    return { ...known.bundle, url, reach: new Map(known.reach) }
  }
  mkdirSync(folder, { recursive: true })
  const { bundlePrograms } = await import('./bundle-programs.js')
  const read = createReadOnce()
  const { inputs, ...bundle } = await runGuarded('the bundle of the code in MDX', () =>
    bundlePrograms({
      programs,
      modules,
      theme,
      folder,
      placeInConfig,
      read,
      makeProgram: async (file) => {
        const { mdx } = readFrontMatter(file.text, file.path).value.frontMatter
        return (await parseProgram(file, { ...settings, format: mdx.format ?? format })) || undefined
      },
    }),
  )
  if (bundle.url !== undefined) {
    const { reach, url, ...rest } = bundle
    const stored = {
      bundle: rest,
      name: basename(fileURLToPath(url)),
      reach: [...reach],
      inputs: inputs.map((path) => relative(siteDir, path)),
      state: hashFiles(inputs, read),
    }
    // What it failed over, a package that is not installed for instance, is none of its inputs.
    if (!bundle.diagnostics.some(({ severity }) => severity === 'error')) {
      cache.put(key, stored satisfies Remembered)
      cache.put(recordKey(stored.name), key)
    }
    for (const name of sweepBundles(folder)) forget(name, cache)
    return bundle
  }
  if (last === undefined) return bundle
  const isAsThen = ([path, { codeHash }]: readonly [string, ProgramReach]): boolean =>
    codeHash === hashProgram(programs.get(path))
  const reach = new Map([...last.reach].filter(isAsThen))
  const { diagnostics } = bundle
  return { ...last, reach, diagnostics, key: hashValue([last.key, [...reach.keys()], diagnostics]) }
}

/** A bundle with what tells whether it still is that of its files. */
interface Remembered {
  readonly bundle: Omit<BundledPrograms, 'reach' | 'inputs' | 'url'>
  /** Of the bundle's file in the folder of the cache, wherever that lies by now. */
  readonly name: string
  readonly reach: readonly (readonly [string, ProgramReach])[]
  readonly inputs: readonly string[]
  readonly state: string
}

function isCurrent({ name, inputs, state }: Remembered, folder: string, siteDir: string): boolean {
  if (!existsSync(join(folder, name))) return false
  const paths = inputs.map((path) => join(siteDir, path))
  return hashFiles(paths, readFileSync) === state
}

// Another process may be at work on the same site, with a bundle of its own.
const KEPT_BUNDLES = 8

/** What the cache knows the record of a bundle by. */
const recordKey = (name: string): string => `record of ${name}`

/** Takes what was remembered of a bundle out of the cache. */
function forget(name: string, cache: Cache): void {
  const key = cache.get<string>(recordKey(name))
  if (key !== undefined && cache.get<Remembered>(key)?.name === name) cache.remove(key)
  cache.remove(recordKey(name))
}

/** Takes away all bundles but the newest, and gives back their names. */
function sweepBundles(folder: string): readonly string[] {
  const bundles = readdirSync(folder).filter((name) => /^programs-[\da-f]{16}\.mjs$/.test(name))
  if (bundles.length <= KEPT_BUNDLES) return []
  const timeOf = (name: string): number => statSync(join(folder, name)).mtimeMs
  const old = bundles.sort((a, b) => timeOf(b) - timeOf(a)).slice(KEPT_BUNDLES)
  for (const name of old) {
    for (const file of [name, `${name}.map`]) rmSync(join(folder, file), { force: true })
  }
  return old
}

/** Hash of files, and of the names beside them: a new `x.tsx` stands for `./x` before an old `x.js`. */
function hashFiles(paths: readonly string[], read: ReadBytes): string {
  const folders = [...new Set(paths.filter((path) => !path.includes('node_modules')).map(dirname))].sort()
  try {
    return hashValue([paths.map((path) => hashBytes(read(path))), folders.map((folder) => readdirSync(folder).sort())])
  } catch {
    return ''
  }
}
