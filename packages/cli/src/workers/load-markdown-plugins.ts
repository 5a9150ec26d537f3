import { fileURLToPath } from 'node:url'
import { readReason } from '@docgen/renderer/contract'
import type { MarkdownOptions } from '@docgen/renderer/markdown'

import { loadBundle } from '../config/module/load-bundle.js'
import { listPackageFrames, locateThrownError } from '../config/module/locate-thrown-error.js'
import { type LoadPackage, openPackageLoader } from '../config/plugins/package-loader.js'
import { beginActivity, listActivities } from '../guard/activity.js'
import { createRun, runOwned } from '../guard/code-owner.js'
import { awaitPluginCall, watchPluginPromises } from '../guard/plugin-calls.js'
import type { MarkdownSettings } from './render-setup.js'

/** A plugin in the config: the plugin itself, or the name of a package that exports it, with or without settings. */
type Entry = Pluggable | string | readonly [packageName: string, ...settings: unknown[]]

type Kind = 'remarkPlugins' | 'rehypePlugins'

/** Loads the Markdown plugins of the config into this thread: functions cannot be sent between threads. */
export async function loadMarkdownPlugins({
  pluginModule,
  unusablePlugins = [],
  packages,
}: Pick<MarkdownSettings, 'pluginModule' | 'unusablePlugins' | 'packages'>): Promise<Pick<MarkdownOptions, Kind>> {
  if (pluginModule === undefined) return { remarkPlugins: [], rehypePlugins: [] }
  const module = await loadBundle<{
    readonly default: { readonly markdown?: Partial<Record<Kind, readonly Entry[]>> }
  }>(pluginModule)
  watchPluginPromises()
  const load = packages === undefined ? undefined : await openPackageLoader(packages)
  const list = async (kind: Kind): Promise<Pluggable[]> => {
    const namePlugin = createPluginNamer(fileURLToPath(pluginModule))
    const entries = module.default.markdown?.[kind] ?? []
    const loaded = entries.map(async (entry, index) => {
      const position = `${kind}[${index}]`
      if (unusablePlugins.includes(position)) return []
      const { plugin, name } = await resolveEntry(entry, load)
      return [namePlugin(plugin, { name: isGenerated(name) ? position : name, entry: `markdown.${position}` })]
    })
    return (await Promise.all(loaded)).flat()
  }
  return { remarkPlugins: await list('remarkPlugins'), rehypePlugins: await list('rehypePlugins') }
}

/** Whether a function has no name, or one that esbuild generated, such as for the default export of a file. */
function isGenerated(name: string): boolean {
  return name === '' || /_default\d*$/.test(name)
}

async function resolveEntry(
  entry: Entry,
  load: LoadPackage | undefined,
): Promise<{ readonly plugin: Pluggable; readonly name: string }> {
  const [first, ...settings]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
  if (typeof first !== 'string') {
    // Anything but a string is passed to unified as is.
    return { plugin: entry as Pluggable, name: typeof first === 'function' ? first.name : '' }
  }
  const exported = (await load?.(first))?.default
  return { plugin: [exported, ...settings] as Pluggable, name: first }
}

/** A plugin, with or without settings, or a preset. */
export type Pluggable = MarkdownOptions['remarkPlugins'][number]

type Attacher = Extract<Pluggable, (...settings: never[]) => unknown>
type Transformer = (...args: unknown[]) => unknown

/**
 * Wraps a plugin so that its errors begin with its name: nothing else reveals which of many failed. Presets stay
 * unchanged.
 */
type NamePlugin = (pluggable: Pluggable, origin: Pick<PluginOrigin, 'name' | 'entry'>) => Pluggable

/**
 * Creates a function that names the plugins of one list. `modulePath` is the built config, which contains the site's
 * own plugins. A plugin listed twice stays the same function: unified runs it once, with the merged settings.
 */
function createPluginNamer(modulePath: string): NamePlugin {
  const namedAttachers = new Map<Attacher, Attacher>()
  const nameOnce = (attach: Attacher, origin: Pick<PluginOrigin, 'name' | 'entry'>): Attacher => {
    const named = namedAttachers.get(attach) ?? nameAttacher(attach, { ...origin, modulePath })
    namedAttachers.set(attach, named)
    return named
  }
  return (pluggable, origin) => {
    if (typeof pluggable === 'function') return nameOnce(pluggable, origin)
    if (!Array.isArray(pluggable)) return pluggable
    const [attach, ...settings] = pluggable
    return typeof attach === 'function' ? [nameOnce(attach, origin), ...settings] : pluggable
  }
}

/** Where a plugin comes from. */
interface PluginOrigin {
  /** Name of its package or function; its position in the config if it has neither. */
  readonly name: string
  /** Its entry in the config, such as `markdown.remarkPlugins[0]`. */
  readonly entry: string
  /** The built config, which may contain it. */
  readonly modulePath: string
}

function nameAttacher(attach: Attacher, plugin: PluginOrigin): Attacher {
  // Whether docgen has stopped waiting for the plugin: it is then skipped on later pages.
  let isGivenUp = false
  const recordGivenUp = (file: unknown): void => {
    isGivenUp = true
    const unfinished: unknown = Object(Object(file).data).docgenUnfinished
    if (Array.isArray(unfinished)) unfinished.push({ name: plugin.name, entry: plugin.entry })
  }
  return function named(...settings) {
    const transform: unknown = runNamed(plugin, () => Reflect.apply(attach, this, settings))
    if (!isTransformer(transform)) return undefined
    return function transforming(this: unknown, tree: unknown, file: unknown) {
      if (isGivenUp) {
        recordGivenUp(file)
        return undefined
      }
      const end = beginActivity(describeRun(plugin))
      const codeRun = createRun(ownerName(plugin))
      const run = (): unknown => runOwned(codeRun, () => callTransformer(transform, this, [tree, file]))
      const result = runNamed(plugin, run, end)
      if (!(result instanceof Promise)) {
        end()
        return result
      }
      return awaitPluginCall(codeRun, result, () => recordGivenUp(file))
        .finally(end)
        .catch((error: unknown) => {
          throw addName(plugin, error)
        })
    }
  }
}

/** Calls a transformer. Like unified, passes a callback to one with more than two parameters. */
function callTransformer(transform: Transformer, self: unknown, args: readonly unknown[]): unknown {
  if (transform.length <= 2) return Reflect.apply(transform, self, args)
  return new Promise((resolve, reject) => {
    const callback = (error?: unknown, tree?: unknown): void => (error ? reject(error) : resolve(tree))
    const result: unknown = Reflect.apply(transform, self, [...args, callback])
    if (result instanceof Promise) result.catch(reject)
  })
}

/** Returns a plugin's name for reports, with its entry in the config: names of bundled functions may be generated. */
function ownerName({ name, entry }: PluginOrigin): string {
  return entry.endsWith(name) ? entry : `${name} (${entry})`
}

const PLUGIN = ': the Markdown plugin '

/** Names the activity that the watchdog reports while a plugin changes a page. */
function describeRun(plugin: PluginOrigin): string {
  return (listActivities().findLast((each) => !each.includes(PLUGIN)) ?? 'a page') + PLUGIN + ownerName(plugin)
}

function isTransformer(value: unknown): value is Transformer {
  return typeof value === 'function'
}

function runNamed<Value>(plugin: PluginOrigin, run: () => Value, onThrow?: () => void): Value {
  try {
    return run()
  } catch (error) {
    onThrow?.()
    throw addName(plugin, error)
  }
}

function addName(plugin: PluginOrigin, error: unknown): Error {
  const named = new Error(`${ownerName(plugin)}: ${readReason(error)}`, { cause: error })
  const thrownAt = locateThrownError(error, plugin.modulePath)
  if (thrownAt) return Object.assign(named, { thrownAt })
  const callers = listPackageFrames(error)
  return callers.length > 0 ? Object.assign(named, { hint: `Thrown at ${callers.join(', called from ')}` }) : named
}
