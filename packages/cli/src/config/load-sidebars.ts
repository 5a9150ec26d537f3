import { existsSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Plugin } from 'esbuild'
import type { Sidebars } from './config.js'
import { isRecord } from './is-record.js'
import { EXTENSIONS, findImportedFile } from './module/find-imported-file.js'
import { findScript } from './module/find-script.js'
import { type LoadedModule, loadModule } from './module/load-module.js'
import { findSpecifier } from './module/missing-import.js'
import { removeCachedModule } from './module/module-cache.js'
import { readModuleSources } from './module/read-module-sources.js'
import { isFile } from './read-regular-file.js'
import { sidebarsSchema } from './schema/sidebar-item.js'
import { isInPackage, toSitePath } from './site-path.js'
import type { KeyPath } from './source/locate-key.js'
import { diagnoseProblems, formatPath, type Problem } from './validate/problem.js'
import { validate } from './validate/validate.js'

/** Sidebars and, if they are in a separate module, that module. */
export interface LoadedSidebars {
  readonly sidebars: Sidebars | false | undefined
  readonly module?: LoadedModule
}

/** Result of loading sidebars. */
export interface SidebarsOutcome extends Outcome<LoadedSidebars | undefined> {
  /** For unusable sidebars: sidebars with the same names that list every doc, for finding other problems. */
  readonly fallback?: LoadedSidebars
}

/** The config that names the sidebars. */
export interface SidebarsContext {
  readonly file: string
  readonly module: LoadedModule
  /** Path of the sidebars in the config. */
  readonly position: KeyPath
  /** Folders of the docs in which docgen creates the pages of an API, relative to the site's folder. */
  readonly apiFolders: ReadonlyMap<string, string>
  /** Whether to skip imports of modules that do not exist, with a warning. */
  readonly isLenient: boolean
}

/**
 * The sidebars in the config, or of the module that it names; `undefined` if they are unusable. A wrong path of the
 * module is reported at its position in the config.
 */
export async function loadSidebars(
  siteDir: string,
  configured: Sidebars | string | false | undefined,
  config: SidebarsContext,
): Promise<SidebarsOutcome> {
  if (typeof configured !== 'string') return { value: { sidebars: configured }, diagnostics: [] }
  const sidebarsFile = findSidebarsFile(siteDir, configured)
  if (sidebarsFile === undefined || !EXTENSIONS.includes(extname(sidebarsFile))) {
    const { position } = config
    const { message, ...hint } = describeUnreadable(siteDir, configured, sidebarsFile)
    const problem: Problem = {
      path: position,
      blame: 'value',
      message: `${formatPath(position)}: ${message}`,
      ...hint,
    }
    const sources = readModuleSources(siteDir, config.file, config.module)
    return { value: undefined, diagnostics: diagnoseProblems([problem], sources) }
  }
  const file = posix.normalize(sidebarsFile)
  const { plugin, missing } = missingModulesPlugin(siteDir, config)
  const loaded = await loadModule(siteDir, file, { acceptsNames: true, plugins: [plugin] })
  const diagnostics = [...loaded.diagnostics, ...missing]
  const { value: module } = loaded
  if (!module) return { value: undefined, diagnostics }
  // Do not cache the result, because the missing modules may exist in the next run.
  if (missing.length > 0) removeCachedModule(siteDir, file, module)
  const validation = validate(sidebarsSchema, module.exported)
  if (validation.ok) return { value: { sidebars: validation.value, module }, diagnostics }
  const problems = diagnoseProblems(validation.problems, readModuleSources(siteDir, file, module))
  const fallback = { sidebars: listEverything(module.exported) }
  return { value: undefined, diagnostics: [...diagnostics, ...problems], fallback }
}

/** Marks imports that the plugin resolves itself, so that it skips them. */
const RESOLVING = 'docgen-missing-modules'

/**
 * Replaces local modules that do not exist. The sidebar that Docusaurus' plugin generates for an API is replaced with
 * the pages of the API. Any other module is replaced with an empty list and reported by a warning, if `isLenient`.
 */
function missingModulesPlugin(siteDir: string, { apiFolders, isLenient }: SidebarsContext) {
  const missing: Diagnostic[] = []
  const plugin: Plugin = {
    name: 'missing-modules',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, pluginData, ...args }) => {
        if (pluginData !== undefined || args.kind === 'entry-point' || isInPackage(args.importer)) return undefined
        const resolved = await build.resolve(path, { ...args, pluginData: RESOLVING })
        if (!resolved.errors.some(({ text }) => text.startsWith('Could not resolve'))) return undefined
        const target = toSitePath(siteDir, join(args.resolveDir, path))
        if (apiFolders.has(posix.dirname(target))) return { path: target, namespace: 'placeholder-sidebar' }
        const hint = adviseOnMissing(siteDir, target)
        if (!isLenient) return hint && { errors: [{ text: `Could not resolve "${path}"`, detail: hint }] }
        const importer = toSitePath(siteDir, args.importer)
        const position = findSpecifier(path, siteDir, [importer]) ?? { file: importer, line: 1, column: 1 }
        const message = `${path} does not exist: the sidebars are read without it`
        missing.push({ code: 'missing-module', severity: 'warning', ...position, message, ...hint })
        return { path: target, namespace: 'placeholder-sidebar' }
      })
      build.onLoad({ filter: /./, namespace: 'placeholder-sidebar' }, ({ path }) => {
        const dirName = apiFolders.get(posix.dirname(path))
        const items = dirName === undefined ? [] : [{ type: 'autogenerated', dirName }]
        return {
          contents: `const items = ${JSON.stringify(items)}
module.exports = new Proxy(items, { get: (list, key) => key in list || typeof key === 'symbol' || key === '__esModule' ? list[key] : list })`,
        }
      })
    },
  }
  return { plugin, missing }
}

/** The hint with the script that may create a module; `undefined` if there is none. */
function adviseOnMissing(siteDir: string, path: string): { readonly hint: string } | undefined {
  const script = findScript(siteDir, path)
  return script === undefined ? undefined : { hint: `A script of the site may create it: run ${script}` }
}

/** Describes why docgen can't read sidebars at a path; `file` is the file that the path names, if there is one. */
function describeUnreadable(
  siteDir: string,
  path: string,
  file: string | undefined,
): Pick<Problem, 'message' | 'hint'> {
  if (file !== undefined)
    return { message: `docgen can't read sidebars from ${path}`, hint: 'Write them in a .ts, .js or .json file' }
  return { message: existsSync(join(siteDir, path)) ? `${path} is not a file` : `there is no file ${path}` }
}

/** Sidebars with the exported names, each listing every doc; `undefined` if a name is invalid. */
function listEverything(exported: unknown): Sidebars | undefined {
  const names = isRecord(exported) ? Object.keys(exported) : []
  const all = names.map((name) => [name, [{ type: 'autogenerated', dirName: '.' }]])
  const validation = validate(sidebarsSchema, Object.fromEntries(all))
  return validation.ok ? validation.value : undefined
}

/** The sidebars file at a path with or without extension; `undefined` if there is none. */
export function findSidebarsFile(siteDir: string, path: string): string | undefined {
  return findImportedFile(path, (file) => isFile(join(siteDir, file)))
}
