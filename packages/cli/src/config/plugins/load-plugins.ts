import { join } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import { hashValue } from '../../cache/hash.js'
import { runGuarded } from '../../guard/start-watchdog.js'
import { isRecord } from '../is-record.js'
import { findManifest } from '../module/hash-inputs.js'
import type { Plugin } from '../plugin.js'
import { readRegularFile } from '../read-regular-file.js'
import { type DocusaurusEntry, isPluginPath, type PluginEntry, pluginSchema } from '../schema/plugin.js'
import type { Problem } from '../validate/problem.js'
import { validate } from '../validate/validate.js'
import { withoutUndefined } from '../validate/without-undefined.js'
import { describePluginPath } from './load-plugin-files.js'
import { explainFailure, type LoadPackage, openPackageLoader, packageOf, writePackageLoader } from './package-loader.js'
import { resolvePlugin } from './resolve-plugin.js'

/** A loaded plugin of the site. */
export interface LoadedPlugin {
  readonly plugin: Plugin
  /** Its index in `plugins` of the config. */
  readonly position: number
  /** Hash of the config's code and of the manifest of its package, if it has one. */
  readonly codeKey: string
  /**
   * Whether it runs Docusaurus plugins. docgen does not cache their results, because they may read any file. Their
   * problems are warnings.
   */
  readonly isFromDocusaurus?: boolean
}

/** The plugins to load, and their site. */
export interface PluginSource {
  readonly siteDir: string
  readonly entries: readonly PluginEntry[]
  /** Hash of the config's code. */
  readonly codeKey: string
}

/** The usable plugins, and the problems of all others. */
export interface LoadedPlugins {
  readonly plugins: readonly LoadedPlugin[]
  readonly problems: readonly Problem[]
  /** Files of plugins that are not part of the config, relative to the site's folder. */
  readonly inputs: readonly string[]
}

/** Loads the plugins of a config, in order. Reports the problems of each at its position. */
export async function loadPlugins(source: PluginSource): Promise<LoadedPlugins> {
  const { siteDir, entries } = source
  const plugins: LoadedPlugin[] = []
  const problems: Problem[] = []
  const inputs: string[] = []
  const loader = entries.some(isPackage) ? writePackageLoader(siteDir) : undefined
  const load = loader === undefined ? rejectPackage : await openPackageLoader(loader)
  for (const [position, entry] of entries.entries()) {
    const attempt = isDocusaurus(entry)
      ? await loadDocusaurusPlugin(entry, position, source)
      : await loadPlugin(entry, position, { ...source, load })
    if ('problems' in attempt) {
      problems.push(...attempt.problems.map((each) => ({ ...each, path: ['plugins', position, ...each.path] })))
      continue
    }
    const { loaded } = attempt
    if (!loaded.isFromDocusaurus && plugins.some(({ plugin }) => plugin.name === loaded.plugin.name)) {
      const message = `plugins[${position}]: another plugin is also named ${loaded.plugin.name}`
      problems.push({ path: ['plugins', position], blame: 'value', message, hint: 'Give one of them another name' })
      continue
    }
    plugins.push(loaded)
    inputs.push(...(attempt.inputs ?? []))
  }
  return { plugins, problems, inputs }
}

/** A plugin with its files outside of the config, or why it is not usable; paths of problems start in its entry. */
type Attempt =
  | { readonly loaded: LoadedPlugin; readonly inputs?: readonly string[] }
  | { readonly problems: readonly Problem[] }

function reject(problem: Pick<Problem, 'message' | 'hint'>): Attempt {
  return { problems: [{ path: [], blame: 'value', ...problem }] }
}

async function loadDocusaurusPlugin(
  entry: DocusaurusEntry,
  position: number,
  { siteDir, codeKey }: PluginSource,
): Promise<Attempt> {
  const { createDocusaurusPlugins } = await import('../docusaurus/docusaurus-plugins.js')
  const created = await createDocusaurusPlugins(siteDir, entry.docusaurus)
  if (!('plugin' in created)) {
    const { message, hint } = created.problem
    return reject({ message, ...(hint !== undefined && { hint }) })
  }
  return { loaded: { plugin: created.plugin, position, codeKey, isFromDocusaurus: true }, inputs: created.inputs }
}

async function loadPlugin(
  entry: Exclude<PluginEntry, DocusaurusEntry>,
  position: number,
  { siteDir, codeKey, load }: PluginSource & { readonly load: LoadPackage },
): Promise<Attempt> {
  const name = nameOf(entry)
  const label = `plugins[${position}]`
  if (name !== undefined && isPluginPath(name)) {
    const { message, ...rest } = describePluginPath(siteDir, name)
    return reject({ message: `${label}: ${message}`, ...rest })
  }
  const resolved = await runGuarded(`${label} of the config`, () => resolvePlugin(entry, load)).then(
    (value) => ({ value: withoutUndefined(value) }),
    (error: unknown) => (name === undefined ? explainThrown(position, error) : explainFailure(name, error, siteDir)),
  )
  if ('message' in resolved) return reject(resolved)
  if (isOfDocusaurus(resolved.value))
    return reject({ message: `${label} is a plugin for Docusaurus`, hint: DOCUSAURUS })
  const whole = name === undefined ? label : `the plugin that ${name} exports`
  const validation = validate(pluginSchema, resolved.value, whole)
  if (!validation.ok) return { problems: validation.problems.map((each) => nameProblem(each, whole, name)) }
  const manifest = name === undefined ? undefined : findManifest(siteDir, packageOf(name))
  const code = manifest === undefined ? '' : readRegularFile(join(siteDir, manifest)).toString()
  return { loaded: { plugin: validation.value, position, codeKey: hashValue([codeKey, code]) } }
}

/** A problem inside a plugin, with the plugin's name. In a package, only the entry of the config can be marked. */
function nameProblem(problem: Problem, whole: string, packageName: string | undefined): Problem {
  const { path, blame, message } = problem
  return {
    ...problem,
    blame: packageName === undefined ? blame : 'value',
    message: path.length === 0 ? message : `${whole}: ${message}`,
  }
}

function isDocusaurus(entry: PluginEntry): entry is DocusaurusEntry {
  return typeof entry === 'object' && 'docusaurus' in entry
}

function isPackage(entry: PluginEntry): boolean {
  return nameOf(entry) !== undefined
}

function nameOf(entry: PluginEntry): string | undefined {
  const reference: unknown = Array.isArray(entry) ? entry[0] : entry
  return typeof reference === 'string' ? reference : undefined
}

const DOCUSAURUS = `docgen runs it from a Docusaurus config: { docusaurus: 'docusaurus.config.js' }. Or rewrite it with definePlugin`

function isOfDocusaurus(plugin: unknown): boolean {
  return isRecord(plugin) && !('version' in plugin) && Object.keys(plugin).some((key) => METHODS.test(key))
}

/** Methods of Docusaurus plugins that are not hooks of docgen plugins. */
const METHODS =
  /^(?:loadContent|contentLoaded|allContentLoaded|postBuild|configureWebpack|getClientModules|getThemePath|injectHtmlTags|getPathsToWatch|extendCli)$/

function explainThrown(index: number, error: unknown): Pick<Problem, 'message' | 'hint'> {
  return { message: `plugins[${index}] threw: ${readReason(error).split('\n', 1)[0]}` }
}

function rejectPackage(name: string): never {
  throw new Error(`${name} is not loaded, because nothing needs it`)
}
