import { join } from 'node:path'
import { readReason } from '@docgen/renderer/contract'
import { hashValue } from '../../cache/hash.js'
import { runGuarded } from '../../guard/start-watchdog.js'
import { findManifest } from '../module/hash-inputs.js'
import type { Plugin } from '../plugin.js'
import { readRegularFile } from '../read-regular-file.js'
import { isRecord } from '../schema/field.js'
import { type DocusaurusEntry, isPluginPath, type PluginEntry, pluginSchema } from '../schema/plugin.js'
import type { Problem } from '../validate/problem.js'
import { validate } from '../validate/validate.js'
import { withoutUndefined } from '../validate/without-undefined.js'
import { describePluginPath } from './load-plugin-files.js'
import { explainFailure, openPackageLoader, packageOf, writePackageLoader } from './package-loader.js'
import { resolvePlugin } from './resolve-plugin.js'

/** A loaded plugin of the site. */
export interface LoadedPlugin {
  readonly plugin: Plugin
  /** Its index in `plugins` of the config. */
  readonly position: number
  /** Hash of its code: of the config's, and of the manifest of its package. */
  readonly codeKey: string
  /** Whether it may read more than its declared inputs, so that its results are not cached, and its problems are warnings. */
  readonly isFromDocusaurus?: boolean
}

/** Source of plugins. */
export interface PluginSource {
  readonly siteDir: string
  readonly entries: readonly PluginEntry[]
  /** Hash of the config's code. */
  readonly codeKey: string
}

/** The usable plugins, and the problems of the others. */
export interface LoadedPlugins {
  readonly plugins: readonly LoadedPlugin[]
  readonly problems: readonly Problem[]
  /** Files of plugins that are not part of the config, relative to the site's folder. */
  readonly inputs: readonly string[]
}

/** Loads the plugins of a config, in order. Reports the problems of each at its position. */
export async function loadPlugins({ siteDir, entries, codeKey }: PluginSource): Promise<LoadedPlugins> {
  const plugins: LoadedPlugin[] = []
  const problems: Problem[] = []
  const inputs: string[] = []
  const loader = entries.some(isPackage) ? writePackageLoader(siteDir) : undefined
  const load = loader === undefined ? rejectPackage : await openPackageLoader(loader)
  for (const [index, entry] of entries.entries()) {
    const name = nameOf(entry)
    const path = ['plugins', index]
    if (name !== undefined && isPluginPath(name)) {
      const { message, ...rest } = describePluginPath(siteDir, name)
      problems.push({ path, blame: 'value', message: `plugins[${index}]: ${message}`, ...rest })
      continue
    }
    if (isDocusaurus(entry)) {
      const { createDocusaurusPlugins } = await import('../docusaurus/docusaurus-plugins.js')
      const created = await createDocusaurusPlugins(siteDir, entry.docusaurus)
      if ('plugin' in created) {
        inputs.push(...created.inputs)
        plugins.push({ plugin: created.plugin, position: index, codeKey, isFromDocusaurus: true })
      } else {
        const { message, hint } = created.problem
        problems.push({ path, blame: 'value', message, ...(hint !== undefined && { hint }) })
      }
      continue
    }
    const resolved = await runGuarded(`plugins[${index}] of the config`, () => resolvePlugin(entry, load)).then(
      (value) => ({ value: withoutUndefined(value) }),
      (error: unknown) => (name === undefined ? explainThrown(index, error) : explainFailure(name, error, siteDir)),
    )
    if ('message' in resolved) {
      problems.push({ path, blame: 'value', ...resolved })
      continue
    }
    if (isOfDocusaurus(resolved.value)) {
      problems.push({ path, blame: 'value', message: `plugins[${index}] is a plugin for Docusaurus`, hint: DOCUSAURUS })
      continue
    }
    const whole = name === undefined ? `plugins[${index}]` : `the plugin that ${name} exports`
    const validation = validate(pluginSchema, resolved.value, whole)
    if (!validation.ok)
      problems.push(
        ...validation.problems.map(({ path: inside, blame, message, ...rest }): Problem => {
          const own = inside.length === 0 ? message : `${whole}: ${message}`
          return {
            ...rest,
            path: [...path, ...inside],
            blame: name === undefined ? blame : 'value',
            message: own,
          }
        }),
      )
    else if (plugins.some(({ plugin }) => plugin.name === validation.value.name)) {
      const message = `plugins[${index}]: another plugin is also named ${validation.value.name}`
      problems.push({ path, blame: 'value', message, hint: 'Give one of them another name' })
    } else {
      const manifest = name === undefined ? undefined : findManifest(siteDir, packageOf(name))
      const code = manifest === undefined ? '' : readRegularFile(join(siteDir, manifest)).toString()
      plugins.push({ plugin: validation.value, position: index, codeKey: hashValue([codeKey, code]) })
    }
  }
  return { plugins, problems, inputs }
}

function isDocusaurus(entry: PluginEntry): entry is DocusaurusEntry {
  return typeof entry === 'object' && 'docusaurus' in entry
}

function isPackage(entry: PluginEntry): boolean {
  return nameOf(entry) !== undefined
}

function nameOf(entry: PluginEntry): string | undefined {
  const given: unknown = Array.isArray(entry) ? entry[0] : entry
  return typeof given === 'string' ? given : undefined
}

const DOCUSAURUS = `docgen runs it from a Docusaurus config: { docusaurus: 'docusaurus.config.js' }. Or rewrite it with definePlugin`

function isOfDocusaurus(plugin: unknown): boolean {
  return isRecord(plugin) && !('version' in plugin) && Object.keys(plugin).some((key) => METHODS.test(key))
}

/** Methods of Docusaurus' plugins that docgen's have no hook of the same name for. */
const METHODS =
  /^(?:loadContent|contentLoaded|allContentLoaded|postBuild|configureWebpack|getClientModules|getThemePath|injectHtmlTags|getPathsToWatch|extendCli)$/

function explainThrown(index: number, error: unknown): Pick<Problem, 'message' | 'hint'> {
  return { message: `plugins[${index}] threw: ${readReason(error).split('\n', 1)[0]}` }
}

function rejectPackage(name: string): never {
  throw new Error(`nobody has asked for ${name}`)
}
