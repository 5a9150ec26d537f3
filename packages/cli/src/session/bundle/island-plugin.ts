import { basename, extname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildFailure, BuildOptions, Metafile, PartialMessage, Plugin, PluginBuild } from 'esbuild'
import type { AliasSettings } from '../../config/module/alias-plugin.js'
import { chooseLoader } from '../../config/module/choose-loader.js'
import { loadSiteModule, type ReadBytes, textOf } from '../../config/module/read-once.js'
import { describeUnreadableFile } from '../../config/read-regular-file.js'
import { isInPackage, isInside } from '../../config/site-path.js'
import { positionAt } from '../../config/source/position-at.js'
import { findClientPackage, importsClientPackage } from './client-packages.js'
import type { Hydration, IslandReason, ModuleScan, ScanModule } from './is-island-module.js'

/** The plugin's options. */
export interface IslandPluginOptions {
  /** `file:` URL of the theme's module that exports `frameComponent`. */
  readonly islandModule: string
  /** Collects the paths of all modules that are islands. */
  readonly islandPaths: Set<string>
  readonly read: ReadBytes
  readonly scan: ScanModule
  readonly site: AliasSettings
  /** `detect` also wraps components without `'use client'` that need a browser, and components of packages. */
  readonly hydrate: Hydration
  /** Returns the code of a page's MDX module by the path of the page. */
  readonly readPage?: (path: string) => string | undefined
  /** The site's root component, which provides contexts. */
  readonly root?: IslandRoot | undefined
}

/** A module whose default export is rendered around each island. */
export interface IslandRoot {
  /** Import specifier, relative to the site's folder. */
  readonly specifier: string
  readonly siteDir: string
}

const SCRIPT = /\.[cm]?[jt]sx?$/
const FRAME = 'docgen:island'
/** Imports of modules of the site, with the usual names for its folder in tsconfig.json. */
const INSIDE = /^(?:[./]|[@~#]\/)/

/** Returns the placeholder for the URLs of an island's files, which get their names only in the island bundle. */
export function islandPlaceholder(path: string): string {
  return `docgen-island:${path}`
}

/**
 * Wraps in an island each component that is exported by a `'use client'` module of the site, or by another module that
 * runs in the browser. Components inside an island are not wrapped again: it hydrates as a whole. Packages also export
 * hooks and functions, so their components are wrapped only if a page or the config imports them directly.
 */
export function islandPlugin(options: IslandPluginOptions): Plugin {
  const { islandModule, islandPaths, read, scan, site, hydrate } = options
  return {
    name: 'islands',
    setup(build) {
      build.onResolve({ filter: /^docgen:island$/ }, () => ({ path: fileURLToPath(islandModule) }))
      build.onResolve({ filter: INSIDE }, async ({ path, pluginData, ...rest }) => {
        if (!pluginData?.isInside || pluginData.isResolving) return undefined
        const resolved = await build.resolve(path, { ...rest, pluginData: { ...pluginData, isResolving: true } })
        if (!SCRIPT.test(resolved.path)) return resolved
        return { ...resolved, suffix: '?island', pluginData: { isInside: true } }
      })
      if (hydrate === 'detect') framePackages(options, build)
      build.onLoad({ filter: SCRIPT, namespace: 'file' }, async ({ path, suffix }) => {
        if (path === fileURLToPath(islandModule)) return undefined
        if (suffix !== '?island' && isInPackage(path)) return undefined
        if (suffix === '?island') {
          const loaded = await loadSiteModule(path, { read, site, esbuild: build.esbuild })
          return loaded && { ...loaded, pluginData: { isInside: true } }
        }
        let scanned: ModuleScan
        try {
          scanned = scan(path)
        } catch (error) {
          return describeUnreadableFile(error, path)
        }
        const { isProvider } = scanned
        const reason =
          hydrate === 'detect' ? await findReason(scanned, path, { build, read, site }) : scanned.islandReason
        if (reason === undefined) return undefined
        islandPaths.add(path)
        const timingProblem = findTimingProblem(scanned.text, relative(build.initialOptions.absWorkingDir ?? '', path))
        if (timingProblem) return { errors: [timingProblem] }
        const { errors, metafile } = await readModule(path, read, build)
        if (!metafile) return { errors }
        const names = listExports({ metafile })
        const inRoot = await findRoot(options, build)
        return {
          contents: frameExports(path, names, { reason, isProvider, ...inRoot }),
          loader: 'js',
          pluginData: { isInside: true },
        }
      })
    },
  }
}

/** Suffix of a package's module whose components are wrapped in islands. */
const FRAMED = '?framed'

/** Wraps the components of packages for browsers that a page or the config imports directly. */
function framePackages(options: IslandPluginOptions, build: PluginBuild): void {
  const { islandPaths, read, readPage } = options
  const exportsByPath = new Map<string, readonly string[]>()
  build.onResolve({ filter: /^[@\w]/ }, async (args) => {
    const { path: specifier, importer, namespace } = args
    if (namespace !== 'component' && namespace !== 'mdxModule') return undefined
    // A default import in lower case is not a component.
    const isFunction = namespace === 'mdxModule' && importsFunction(readPage?.(importer) ?? '', specifier)
    const path = isFunction ? undefined : await findClientPackage(build, args, read)
    if (path === undefined) return undefined
    const names = exportsByPath.get(path) ?? listPackageExports(await readModule(path, read, build), textOf(read(path)))
    exportsByPath.set(path, names)
    return names.length > 0 ? { path, suffix: FRAMED } : undefined
  })
  build.onLoad({ filter: SCRIPT, namespace: 'file' }, async ({ path, suffix }) => {
    if (suffix !== FRAMED) return undefined
    islandPaths.add(path)
    const names = exportsByPath.get(path) ?? []
    const frames = frameExports(path, names, { reason: 'code', ...(await findRoot(options, build)) })
    // `names` lacks the exports that the module re-exports with `export *`.
    return { contents: `${frames}export * from ${JSON.stringify(`./${basename(path)}`)}\n`, loader: 'js' }
  })
}

/**
 * Whether code imports the default export of a module under a name that begins with a lower-case letter, like a hook.
 */
function importsFunction(code: string, specifier: string): boolean {
  const index = Math.max(code.indexOf(`'${specifier}'`), code.indexOf(`"${specifier}"`), 0)
  return /^import\s+[a-z]/.test(code.slice(Math.max(code.lastIndexOf('import', index), 0), index))
}

function listExports({ metafile }: { readonly metafile?: Metafile | undefined }): readonly string[] {
  return Object.values(metafile?.outputs ?? {}).flatMap((output) => output.exports)
}

/** Lists the exports of a package's module. Of CommonJS modules, the bundler only knows that they export something. */
function listPackageExports(module: { readonly metafile?: Metafile | undefined }, text: string): readonly string[] {
  const names = listExports(module)
  if (names.length !== 1 || names[0] !== 'default') return names
  return [...new Set([...names, ...[...text.matchAll(COMMON_JS_COMPONENT)].map(([, name = '']) => name)])]
}

/** Matches assignments of components in CommonJS modules. */
const COMMON_JS_COMPONENT = /\bexports\.([A-Z]\w*) ?=(?!=)/g

/** Returns why a module is an island: because of its code, or because it imports a package that may need a browser. */
async function findReason(
  { text, islandReason, isProvider }: ModuleScan,
  path: string,
  { build, read, site }: Pick<IslandPluginOptions, 'read' | 'site'> & { readonly build: PluginBuild },
): Promise<IslandReason | undefined> {
  if (islandReason !== undefined && islandReason !== 'consumer') return islandReason
  if (!isInside(site.siteDir, path) || !(await importsClientPackage(build, { path, text, read }))) return islandReason
  return isProvider || islandReason === 'consumer' ? 'provider' : 'code'
}

/**
 * Whether a root component may add content in the browser, such as a message about cookies. Around islands, it would
 * add the content to each of them.
 */
function addsContent(text: string): boolean {
  return /\bBrowserOnly\b/.test(text) || (/\buse(?:Layout)?Effect\b/.test(text) && /(?:&&|\?)[\s(]*</.test(text))
}

/**
 * Adds the module of the root component to the islands, and returns the options for wrapping islands in it. Reports no
 * errors, because the modules of pages import the root component, too.
 */
export async function findRoot(
  { root, islandPaths, read }: Pick<IslandPluginOptions, 'root' | 'islandPaths' | 'read'>,
  build: PluginBuild,
): Promise<Pick<FrameOptions, 'rootPath' | 'isRootPlain'>> {
  if (!root) return {}
  const { path } = await build.resolve(root.specifier, { kind: 'import-statement', resolveDir: root.siteDir })
  if (!SCRIPT.test(path)) return {}
  islandPaths.add(path)
  return { rootPath: path, isRootPlain: !addsContent(textOf(read(path))) }
}

const TIMING = /^export const hydrate\b[^=\n]{0,99}= *(['"])(?!(?:intent|visible|idle)\1)([^'"\n]{0,99})\1/m

/** Returns an error if a module has an `export const hydrate` with an unknown value. */
function findTimingProblem(text: string, file: string): PartialMessage | undefined {
  const match = TIMING.exec(text)
  if (!match) return undefined
  const [whole, , value = ''] = match
  const end = match.index + whole.length - 1
  const { line, column, length } = positionAt(text, end - value.length, end)
  return {
    text: `"${value}" is not a time of hydration`,
    detail: { hint: "Write 'intent', 'visible' or 'idle'" },
    location: { file, line, column: column - 1, length },
  }
}

/**
 * Builds a module to list its exports. Returns its errors, so that they are reported in the module, not its importer.
 */
async function readModule(
  path: string,
  read: ReadBytes,
  { esbuild, initialOptions: { absWorkingDir } }: PluginBuild,
): Promise<{ readonly metafile?: Metafile | undefined; readonly errors: PartialMessage[] }> {
  const options: BuildOptions & { metafile: true } = {
    entryPoints: [path],
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { [extname(path)]: await chooseLoader(path, textOf(read(path)), esbuild) },
    logLevel: 'silent',
    ...(absWorkingDir !== undefined && { absWorkingDir }),
  }
  return esbuild.build(options).catch((error: BuildFailure) => {
    if (!Array.isArray(error.errors)) throw error
    return { errors: error.errors.map(({ text, location, detail }) => ({ text, location, detail })) }
  })
}

/** Options for wrapping the exports of a module in islands. */
export interface FrameOptions {
  /** Import specifier of the module; the name of its file if absent. */
  readonly specifier?: string
  readonly reason?: IslandReason
  /** Whether its components may provide a context. */
  readonly isProvider?: boolean
  /** Path of the module of the root component. */
  readonly rootPath?: string | undefined
  /** Whether the root component adds nothing to its children. */
  readonly isRootPlain?: boolean
}

/** Code that adds to the settings of a module's islands, by the reason why it is an island. */
const DETECTED: Readonly<Record<IslandReason, string>> = {
  directive: '',
  'browser-only': " ?? 'idle', isOptional: true",
  code: " ?? 'idle', isOptional: true, isPlainAroundContent: true",
  provider: " ?? 'idle', isOptional: true, isPlainAroundContent: true, isOfContext: true",
  consumer: " ?? 'idle', isOptional: true, isPart: true, isOfContext: true",
}

/**
 * Writes the code of a module with the same exports, but with components wrapped in islands. Components are capitalized
 * functions and React's wrappers, also as members of an object or of a component, such as `Tabs.Item`. All other
 * exports, such as contexts, are unchanged.
 */
export function frameExports(
  path: string,
  names: readonly string[],
  {
    specifier = `./${basename(path)}`,
    reason = 'directive',
    isProvider = false,
    rootPath,
    isRootPlain = true,
  }: FrameOptions = {},
): string {
  const original = JSON.stringify(specifier)
  const lines = names.map((name) => {
    if (name === 'default') return "export default frame('default', original.default)"
    return /^[A-Z]/.test(name)
      ? `export const ${name} = frame('${name}', original.${name})`
      : `export { ${name} } from ${original}`
  })
  const root =
    rootPath === undefined
      ? ['', '']
      : [
          `import * as rootModule from ${JSON.stringify(rootPath)}\nconst [, rootFile] = ${JSON.stringify(islandPlaceholder(rootPath))}.split(' ')\n`,
          `, root: { component: ${isRootPlain ? 'rootModule.default' : 'undefined'}, module: rootFile }`,
        ]
  return `import { frameComponent } from '${FRAME}'
import * as original from ${original}
${root[0]}const [runtime, module] = ${JSON.stringify(islandPlaceholder(path))}.split(' ')
const settings = { when: original.hydrate${DETECTED[reason]}, reachesContexts: ${isProvider} }
const frame = (name, component) => frameComponent(component, name, { runtime, module, isDirective: ${reason === 'directive'}, settings${root[1]} })
${lines.join('\n')}
`
}
