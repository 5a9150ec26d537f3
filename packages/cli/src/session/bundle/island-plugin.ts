import { basename, extname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildFailure, BuildOptions, Metafile, PartialMessage, Plugin, PluginBuild } from 'esbuild'
import { expandFileUrls } from '../../config/module/expand-file-urls.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { describeUnreadableFile } from '../../config/read-regular-file.js'
import { positionAt } from '../../config/source/position-at.js'
import type { IslandReason, ModuleScan, ScanModule } from './is-island-module.js'

/** The plugin's options. */
export interface IslandPluginOptions {
  /** `file:` URL of the theme's module that exports `frameComponent`. */
  readonly islandModule: string
  /** Collects the paths of all modules that are islands. */
  readonly islandPaths: Set<string>
  readonly read: ReadBytes
  readonly scan: ScanModule
  /** The site's component that provides contexts. */
  readonly root?: IslandRoot | undefined
}

/** A module whose default export is rendered around each island. */
export interface IslandRoot {
  /** As an import from the site's folder. */
  readonly specifier: string
  readonly siteDir: string
}

const SCRIPT = /\.[cm]?[jt]sx?$/
const FRAME = 'docgen:island'
const IN_PACKAGE = /[\\/]node_modules[\\/]/

/** Placeholder for the URLs of an island's files until the island bundle has named them. */
export function islandPlaceholder(path: string): string {
  return `docgen-island:${path}`
}

/**
 * Wraps every component that a `'use client'` module of the site exports, or another module that runs in the browser,
 * in an island. Components inside an island are not wrapped again: it hydrates as a whole. Modules of packages stay
 * unchanged: theirs also contain hooks and functions.
 */
export function islandPlugin({ islandModule, islandPaths, read, scan, root }: IslandPluginOptions): Plugin {
  return {
    name: 'islands',
    setup(build) {
      build.onResolve({ filter: /^docgen:island$/ }, () => ({ path: fileURLToPath(islandModule) }))
      build.onResolve({ filter: /^[./]/ }, async ({ path, pluginData, ...rest }) => {
        if (!pluginData?.isInside || pluginData.isResolving) return undefined
        const resolved = await build.resolve(path, { ...rest, pluginData: { ...pluginData, isResolving: true } })
        if (!SCRIPT.test(resolved.path)) return resolved
        return { ...resolved, suffix: '?island', pluginData: { isInside: true } }
      })
      build.onLoad({ filter: SCRIPT, namespace: 'file' }, async ({ path, suffix }) => {
        if (path === fileURLToPath(islandModule)) return undefined
        if (suffix !== '?island' && IN_PACKAGE.test(path)) return undefined
        let scanned: ModuleScan
        try {
          if (suffix === '?island')
            return {
              contents: expandFileUrls(textOf(read(path))),
              loader: loaderOf(path),
              pluginData: { isInside: true },
            }
          scanned = scan(path)
        } catch (error) {
          return describeUnreadableFile(error, path)
        }
        const { islandReason: reason, isProvider } = scanned
        if (reason === undefined) return undefined
        islandPaths.add(path)
        const timingProblem = findTimingProblem(scanned.text, relative(build.initialOptions.absWorkingDir ?? '', path))
        if (timingProblem) return { errors: [timingProblem] }
        const { errors, metafile } = await readModule(path, build)
        if (!metafile) return { errors }
        const names = Object.values(metafile.outputs).flatMap((output) => output.exports)
        const rootPath = root && (await resolveRoot(root, build))
        if (rootPath !== undefined) islandPaths.add(rootPath)
        return {
          contents: frameExports(path, names, {
            reason,
            isProvider,
            rootPath,
            isRootPlain: rootPath === undefined || !addsContent(Buffer.from(read(rootPath)).toString()),
          }),
          loader: 'js',
          pluginData: { isInside: true },
        }
      })
    },
  }
}

/**
 * Whether a root component may show content of its own only in the browser, such as a message about cookies: around
 * islands, each of them would show it.
 */
function addsContent(text: string): boolean {
  return /\bBrowserOnly\b/.test(text) || (/\buse(?:Layout)?Effect\b/.test(text) && /(?:&&|\?)[\s(]*</.test(text))
}

/** The path of the root component's module; its errors belong to the modules of pages, which import it, too. */
async function resolveRoot({ specifier, siteDir }: IslandRoot, build: PluginBuild): Promise<string | undefined> {
  const { path } = await build.resolve(specifier, { kind: 'import-statement', resolveDir: siteDir })
  return SCRIPT.test(path) ? path : undefined
}

const TIMING = /^export const hydrate\b[^=\n]{0,99}= *(['"])(?!(?:intent|visible|idle)\1)([^'"\n]{0,99})\1/m

/** The problem of a module that names a time of hydration that does not exist. */
function findTimingProblem(text: string, file: string): PartialMessage | undefined {
  const match = TIMING.exec(text)
  if (!match) return undefined
  const [whole, , value = ''] = match
  const end = match.index + whole.length - 1
  const { line, column, length } = positionAt(text, end - value.length, end)
  return {
    text: `"${value}" is no time of hydration`,
    detail: { hint: "Write 'intent', 'visible' or 'idle'" },
    location: { file, line, column: column - 1, length },
  }
}

function loaderOf(path: string): 'ts' | 'tsx' | 'js' | 'jsx' {
  const end = extname(path).replace(/^\.[cm]?/, '')
  return end === 'ts' || end === 'tsx' || end === 'jsx' ? end : 'jsx'
}

/** The exports of a module, or its errors: they belong to the module, not to its importer. */
async function readModule(
  path: string,
  { esbuild, initialOptions: { absWorkingDir } }: PluginBuild,
): Promise<{ readonly metafile?: Metafile | undefined; readonly errors: PartialMessage[] }> {
  const options: BuildOptions & { metafile: true } = {
    entryPoints: [path],
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    logLevel: 'silent',
    ...(absWorkingDir !== undefined && { absWorkingDir }),
  }
  return esbuild.build(options).catch((error: BuildFailure) => {
    if (!Array.isArray(error.errors)) throw error
    return { errors: error.errors.map(({ text, location }) => ({ text, location })) }
  })
}

interface FrameOptions {
  /** The module that they are exports of; the one at the path if absent. */
  readonly specifier?: string
  readonly reason?: IslandReason
  /** Whether its components may provide a context. */
  readonly isProvider?: boolean
  /** Path of the module of the root component. */
  readonly rootPath?: string | undefined
  /** Whether it adds nothing to its children. */
  readonly isRootPlain?: boolean
}

/** Further properties of the islands of a module. */
const DETECTED: Readonly<Record<IslandReason, string>> = {
  directive: '',
  'browser-only': " ?? 'idle', isOptional: true",
  code: " ?? 'idle', isOptional: true, isPlainAroundContent: true",
  provider: " ?? 'idle', isOptional: true, isPlainAroundContent: true, isOfContext: true",
  consumer: " ?? 'idle', isOptional: true, isPart: true, isOfContext: true",
}

/**
 * Components are capitalized functions and React's own wrappers, also as members of an object or of a component, such as
 * `Tabs.Item`; all other exports are passed through, among them contexts.
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
