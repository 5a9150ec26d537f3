import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { runGuarded } from '../../guard/start-watchdog.js'
import { isRecord } from '../is-record.js'
import { type Bundle, bundleModule } from '../module/bundle-module.js'
import { explainError } from '../module/evaluate-module.js'
import { loadBundle } from '../module/load-bundle.js'
import { describeUnwritableCache } from '../module/load-module.js'
import { type CachedModule, removeCachedModule, writeCachedModule } from '../module/module-cache.js'
import { readModuleSources } from '../module/read-module-sources.js'
import { describeMissingPackage } from '../plugins/package-loader.js'
import { readRegularFile } from '../read-regular-file.js'
import type { SourceFiles } from '../source/source-files.js'
import { readPlaceholder } from './placeholder-module.js'
import { type PackageUse, placeholderPlugin } from './placeholder-plugin.js'

/** An evaluated Docusaurus config. */
export interface DocusaurusConfig {
  /** Name of its file. */
  readonly file: string
  /** Its fields as written, without validation and defaults. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Kind of the module's export: the fields, a promise of the fields, or a function that returns one of these. */
  readonly form: 'object' | 'promise' | 'function'
  /** Its sources, to find positions. */
  readonly sources: SourceFiles
}

/**
 * Runs a Docusaurus config: an ES or CommonJS module that exports an object, a promise of an object, or a function that
 * returns one of these. Tolerates packages that are not installed. `undefined`, with diagnostics, if it cannot be run.
 */
export async function runDocusaurusConfig(
  siteDir: string,
  file: string,
  use: PackageUse = {},
): Promise<Outcome<DocusaurusConfig | undefined>> {
  const { loaded = [] } = use
  const bundled = await bundleModule(siteDir, file, { plugins: [placeholderPlugin(siteDir, use)], isLenient: true })
  const diagnostics = bundled.diagnostics.filter(({ severity }) => severity === 'error')
  if (!bundled.value) return { value: undefined, diagnostics }
  const module = cacheModule(siteDir, file, bundled.value)
  if (!('path' in module)) return { value: undefined, diagnostics: module.diagnostics }
  const restoreEnvironment = enterProduction()
  // The package that returns the whole config.
  let packageName: string | undefined
  // The global variable that the config assigns.
  let variable: string | undefined
  // A config that lacks values of packages, and the packages to load for them.
  let incomplete: { readonly value: DocusaurusConfig; readonly more: PackageUse } | undefined
  try {
    const namespace: unknown = await runGuarded(file, () => loadBundle(pathToFileURL(module.path).href))
    const exported = findExport(
      isRecord(namespace) || namespace instanceof Object ? Reflect.get(Object(namespace), 'default') : undefined,
    )
    const { fields, form } = await readFields(exported)
    packageName = readPlaceholder(fields)?.specifier
    if (packageName === undefined || loaded.includes(packageName)) {
      if (!isRecord(fields))
        return { value: undefined, diagnostics: [noConfig({ siteDir, file, fields, packageName })] }
      const value = { file, fields, form, sources: readModuleSources(siteDir, file, module) } as const
      const called = use.isWhole ? undefined : findCalled(fields, loaded)
      if (called !== undefined) incomplete = { value, more: { loaded: [...loaded, called] } }
      else if (use.loadsShared === true || hasBasics(fields)) return { value, diagnostics }
      else incomplete = { value, more: { loadsShared: true } }
    }
  } catch (error) {
    variable = findUndeclared(error, join(siteDir, file))
    if (variable === undefined)
      return { value: undefined, diagnostics: [explainError(error, { siteDir, file, module })] }
  } finally {
    restoreEnvironment()
    removeCachedModule(siteDir, file, module)
  }
  if (incomplete) {
    const whole = await runDocusaurusConfig(siteDir, file, { ...use, ...incomplete.more })
    return whole.value ? whole : { value: incomplete.value, diagnostics }
  }
  if (variable === undefined)
    return runDocusaurusConfig(
      siteDir,
      file,
      packageName === undefined ? use : { ...use, loaded: [...loaded, packageName] },
    )
  Reflect.set(globalThis, variable, undefined)
  try {
    return await runDocusaurusConfig(siteDir, file, use)
  } finally {
    Reflect.deleteProperty(globalThis, variable)
  }
}

/** Sets `NODE_ENV` as a Docusaurus build does: a config may depend on it. Returns a function that restores it. */
function enterProduction(): () => void {
  // Not `process.env.NODE_ENV`: the bundler of docgen replaces it with a constant, which cannot be assigned.
  const { env } = process
  const before = env['NODE_ENV']
  env['NODE_ENV'] = 'production'
  return () => {
    if (before === undefined) delete env['NODE_ENV']
    else env['NODE_ENV'] = before
  }
}

/** Reads the fields of an exported config: calls a function and awaits a promise, as Docusaurus does. */
async function readFields(exported: unknown): Promise<Pick<DocusaurusConfig, 'form'> & { readonly fields: unknown }> {
  const fields: unknown = await runGuarded('the Docusaurus config', () =>
    typeof exported === 'function' ? exported() : exported,
  )
  return {
    fields,
    form: typeof exported === 'function' ? 'function' : exported instanceof Promise ? 'promise' : 'object',
  }
}

/** Fields that list plugins: docgen does not need the values that packages return there to read the config. */
const UNREAD_FIELDS = new Set(['presets', 'plugins', 'themes'])

/** The first package that a config calls for the value of a field, unless `loaded` contains it. */
function findCalled(fields: unknown, loaded: readonly string[]): string | undefined {
  const find = (value: unknown, depth: number): string | undefined => {
    const placeholder = readPlaceholder(value)
    if (placeholder)
      return placeholder.steps.at(-1) === '()' && !loaded.includes(placeholder.specifier)
        ? placeholder.specifier
        : undefined
    if (depth === 0 || typeof value !== 'object' || value === null) return undefined
    for (const part of Object.values(value)) {
      const specifier = find(part, depth - 1)
      if (specifier !== undefined) return specifier
    }
    return undefined
  }
  if (!isRecord(fields)) return undefined
  return find(Object.fromEntries(Object.entries(fields).filter(([name]) => !UNREAD_FIELDS.has(name))), MAX_DEPTH)
}

/** Number of levels to search. Values of configs have fewer: a menu in `themeConfig.navbar.items` has six. */
const MAX_DEPTH = 10

/**
 * Whether a config has the fields that Docusaurus requires. A package that is not loaded at first may provide them.
 */
function hasBasics(fields: Readonly<Record<string, unknown>>): boolean {
  return ['title', 'url', 'baseUrl'].every((name) => typeof fields[name] === 'string')
}

/**
 * The variable that a config assigns without declaring it. In a CommonJS module, the assignment creates a global
 * variable, but a bundle is an ES module, where it throws.
 */
function findUndeclared(error: unknown, path: string): string | undefined {
  const [, name] = error instanceof Error ? (/^([\w$]+) is not defined$/.exec(error.message) ?? []) : []
  if (name === undefined || name in globalThis) return undefined
  const isAssigned = readRegularFile(path)
    .toString()
    .split('\n')
    // A type may precede it: `/** @type {import('…').Options} */ settings = {`.
    .map((line) => line.trim().replace(/^\/\*(?:(?!\*\/).)*\*\/\s*/, ''))
    .some((line) => line.startsWith(name) && /^\s*=[^=>]/.test(line.slice(name.length)))
  return isAssigned ? name : undefined
}

function cacheModule(siteDir: string, file: string, bundle: Bundle): CachedModule | Outcome<undefined> {
  try {
    return writeCachedModule(siteDir, file, bundle)
  } catch (error) {
    return { value: undefined, diagnostics: [describeUnwritableCache(error)] }
  }
}

function findExport(exported: unknown): unknown {
  return isRecord(exported) && exported['__esModule'] === true ? exported['default'] : exported
}

interface NoConfig {
  readonly siteDir: string
  readonly file: string
  /** The exported config. */
  readonly fields: unknown
  /** The package that returned the config and is not installed. */
  readonly packageName: string | undefined
}

function noConfig({ siteDir, file, fields, packageName }: NoConfig): Diagnostic {
  const exported = fields === undefined ? 'nothing' : `a value of the type ${typeof fields}`
  return {
    code: 'no-docusaurus-config',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message:
      packageName === undefined
        ? `${file} exports ${exported}: expected the fields of a Docusaurus config`
        : `${file} exports a result of the package ${packageName}, which is not installed`,
    hint:
      packageName === undefined
        ? 'Write module.exports = { … } or export default { … }'
        : describeMissingPackage(packageName, siteDir).hint,
  }
}
