import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome, Theme } from '@docgen/renderer/contract'
import type { Plugin } from 'esbuild'
import { cacheFolder } from '../../cache/cache-folder.js'
import { createFolder } from '../../cache/create-folder.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { aliasPlugin, listCodeSettings } from '../../config/module/alias-plugin.js'
import { filesOfInputs } from '../../config/module/file-of-input.js'
import { letterCasePlugin, type ModuleProblem } from '../../config/module/letter-case-plugin.js'
import { pipesPlugin } from '../../config/module/pipes-plugin.js'
import { createReadOnce, readingPlugin } from '../../config/module/read-once.js'
import { isInPackage } from '../../config/site-path.js'
import type { Artifact } from '../../emit/artifact.js'
import { cleanFolder } from '../../read/files/clean-folder.js'
import type { StaticFile } from '../../read/site-files.js'
import type { OpenStyle } from '../styles/bundle-style.js'
import { type BundledIslands, bundleIslands } from './bundle-islands.js'
import { componentPlugin, DATA, ORIGINALS } from './component-plugin.js'
import { describeMissingExport, readMissingExport } from './describe-missing-export.js'
import { listAllowedScripts } from './find-blocked-scripts.js'
import { hooksPlugin } from './hooks-plugin.js'
import { createModuleScanner } from './is-island-module.js'
import { islandPlaceholder, islandPlugin } from './island-plugin.js'
import { LANGUAGE_MODULES, LINK_MODULE, layoutNamesPlugin } from './layout-names-plugin.js'
import { readClientManifest } from './read-client-manifest.js'
import { type BundledModule, createServerBundleOptions, readBundle } from './server-bundle.js'
import { type ImportedFiles, listImportedFiles, siteFilesPlugin } from './site-files-plugin.js'
import type { ThemeRequest } from './theme-request.js'

/** The bundled component overrides of a site. */
export interface BundledComponents {
  /** Absolute path of the bundle; absent if the site overrides nothing. */
  readonly path?: string
  /** Source files of the overrides, without packages, relative to the site's folder. */
  readonly files?: readonly string[]
  /** Whether an override reads plugin data. */
  readonly usesData?: boolean
  /** Whether an override links to pages. */
  readonly usesLinks?: boolean
  /** Whether an override depends on the language of the page. */
  readonly usesLanguage?: boolean
  /** Browser scripts of the islands among the overrides and the modules that they import. */
  readonly islands: readonly Artifact[]
  /** Images and other files that the overrides import by URL. */
  readonly statics: readonly StaticFile[]
  /** Style sheets that the overrides import. */
  readonly styles: readonly OpenStyle[]
}

/**
 * Bundles the site's component overrides (name → path), and their islands for the browser. The module exports the
 * overrides as `components`, and the objects `original` and `pluginData`, which are filled when it is loaded. The value
 * is `undefined`, with diagnostics, if esbuild reports errors.
 */
export async function bundleComponents(
  request: ThemeRequest,
  theme: Theme,
  components: Readonly<Record<string, string>>,
): Promise<Outcome<BundledComponents | undefined>> {
  const { siteDir, config, locateInConfig } = request
  const entries = Object.entries(components)
  const folder = join(siteDir, cacheFolder(siteDir))
  createFolder(folder)
  const path = join(folder, 'components.mjs')
  const used = new Set<string>()
  const hooks = new Map<string, Diagnostic>()
  const imported: ImportedFiles = { files: new Map(), styles: new Map() }
  const shared = shareBundling(request, theme, { used, imported })
  const manifest = readClientManifest(theme)
  try {
    const module = await bundleForServer(entries, siteDir, [
      pipesPlugin(),
      shared.alias,
      letterCasePlugin(),
      shared.files,
      ...shared.createNames(false),
      ...(manifest ? shared.createIslands() : []),
      hooksPlugin({ siteDir, warnings: hooks, read: shared.read, scan: shared.scan }),
      componentPlugin(folder, used, { isInMain: false }),
      shared.reading,
    ])
    const islands = manifest ? await bundleFoundIslands(request, shared, manifest) : NO_ISLANDS
    writeFileSync(`${path}.map`, module.map)
    writeFileSync(path, insertIslandUrls(module.text, islands, `${config.baseUrl}assets/`, manifest?.runtime))
    return {
      value: {
        path,
        files: module.files,
        islands: islands.artifacts,
        usesData: used.has(DATA),
        usesLinks: used.has(LINK_MODULE),
        usesLanguage: LANGUAGE_MODULES.some((name) => used.has(name)),
        ...listImportedFiles(imported, siteDir),
      },
      diagnostics: [...hooks.values(), ...islands.diagnostics],
    }
  } catch (error) {
    const diagnostics = errorsOf(error, (line) => locateInConfig(['theme', 'components', entries[line - 1]?.[0] ?? '']))
    if (diagnostics.length === 0) throw error
    return { value: undefined, diagnostics }
  }
}

/**
 * Creates the plugins and tools that the bundle for the build and the bundle for browsers share. The bundle for the
 * build fills `islandPaths`.
 */
function shareBundling(
  { siteDir, config }: ThemeRequest,
  { client: { islandModule, docusaurusModule } }: Theme,
  { used, imported }: { readonly used: Set<string>; readonly imported: ImportedFiles },
) {
  const settings = {
    siteDir,
    baseUrl: config.baseUrl,
    staticDirectories: config.staticDirectories.map(cleanFolder),
    ...listCodeSettings(config),
  }
  const read = createReadOnce()
  const hydrate = 'directive'
  const scan = createModuleScanner(read, { hydrate })
  const islandPaths = new Set<string>()
  return {
    read,
    scan,
    islandPaths,
    alias: aliasPlugin(settings),
    files: siteFilesPlugin(settings, imported, read),
    reading: readingPlugin(read, settings),
    createIslands: (): Plugin[] =>
      islandModule === undefined
        ? []
        : [islandPlugin({ islandModule, islandPaths, read, scan, site: settings, hydrate })],
    createNames: (isForBrowser: boolean): Plugin[] =>
      docusaurusModule === undefined
        ? []
        : [layoutNamesPlugin({ siteDir, config, docusaurus: docusaurusModule, used, isForBrowser })],
  }
}

const NO_ISLANDS: BundledIslands = { artifacts: [], names: new Map(), diagnostics: [] }

/** Bundles the islands that the bundle for the build contains, for the browser. */
async function bundleFoundIslands(
  { siteDir, config }: ThemeRequest,
  { islandPaths, read, alias, files, createNames, reading }: ReturnType<typeof shareBundling>,
  manifest: NonNullable<ReturnType<typeof readClientManifest>>,
): Promise<BundledIslands> {
  if (islandPaths.size === 0) return NO_ISLANDS
  return bundleIslands({
    siteDir,
    modules: [...islandPaths].sort(),
    manifest,
    isInMain: false,
    read,
    allowedScripts: listAllowedScripts(config),
    plugins: [alias, files, ...createNames(true), reading],
  })
}

async function bundleForServer(
  entries: readonly (readonly [string, string])[],
  siteDir: string,
  plugins: Plugin[],
): Promise<BundledModule & Required<Pick<BundledComponents, 'files'>>> {
  const { build } = await import('esbuild')
  const lines = entries.map(([name, path]) => `import { ${name} } from ${JSON.stringify(path)}`)
  const names = entries.map(([name]) => name).join(', ')
  const entry = `${lines.join('\n')}
import { original } from '${ORIGINALS}'
import { pluginData } from '${DATA}'
export const components = { ${names} }
export { original, pluginData }
`
  const { outputFiles, metafile } = await build({
    ...createServerBundleOptions({ siteDir, entry, plugins }),
    packages: 'external',
  })
  const files = filesOfInputs(metafile.inputs).filter((file) => !file.startsWith('..') && !isInPackage(file))
  return { ...readBundle(outputFiles), files }
}

/**
 * Replaces each placeholder of an island with two URLs: of `runtime` and of the island's file. So the bundle contains
 * no path of this machine.
 */
export function insertIslandUrls(module: string, { names }: BundledIslands, folder: string, runtime = ''): string {
  let text = module
  for (const [path, name] of names) {
    const placeholder = JSON.stringify(islandPlaceholder(path))
    text = text.replaceAll(placeholder, JSON.stringify(`${folder}${runtime} ${folder}${name}`))
  }
  return text
}

interface EsbuildMessage {
  readonly text: string
  readonly detail?: ModuleProblem
  readonly location: EsbuildLocation | null
}

interface EsbuildLocation {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly length: number
  /** The name that the author probably meant; empty if there is none. */
  readonly suggestion?: string
}

/**
 * Creates diagnostics for the errors that esbuild has thrown; none for any other value. `positionOf` returns the
 * position in the config of the component that a line of the entry imports.
 */
function errorsOf(result: unknown, positionOf: (line: number) => ReturnType<LocateInConfig>): Diagnostic[] {
  if (typeof result !== 'object' || result === null || !('errors' in result) || !Array.isArray(result.errors)) return []
  const messages: readonly EsbuildMessage[] = result.errors
  return messages.map(({ text, detail, location }) => {
    const lacking = readMissingExport(text)
    const words = lacking
      ? describeMissingExport(lacking, location?.suggestion)
      : { message: text.replace(/^Could not resolve "(\.[^"]+)"$/, '$1 does not exist') }
    const isOfEntry = isEntry(location) && detail?.problem !== 'letter-case'
    const hint = detail?.hint ?? (isOfEntry ? ENTRY_HINT : words.hint)
    return {
      code: 'invalid-component',
      severity: 'error',
      ...(location && positionOfError(location, positionOf)),
      message: words.message,
      ...(hint !== undefined && { hint }),
    }
  })
}

const ENTRY_HINT = 'Each entry of theme.components is the path of a file that exports a component of the same name'

/** Whether a message is about an entry of the config, not about the code of a component. */
function isEntry(location: EsbuildLocation | null): boolean {
  return location === null || location.file === '<stdin>'
}

function positionOfError(
  { file, line, column, length }: EsbuildLocation,
  positionOf: (line: number) => ReturnType<LocateInConfig>,
): ReturnType<LocateInConfig> {
  if (file === '<stdin>') return positionOf(line)
  return { file, line, column: column + 1, ...(length > 0 && { length }) }
}
