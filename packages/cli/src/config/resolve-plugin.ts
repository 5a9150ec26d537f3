import type { LoadPackage } from './package-loader.js'
import type { PluginEntry } from './schema/plugin.js'

/**
 * Resolves an entry of `plugins`: the entry itself, or the export of its package, called with the options if it is
 * a function. Throws what the package throws.
 */
export async function resolvePlugin(entry: PluginEntry, load: LoadPackage): Promise<unknown> {
  const [name, options] = typeof entry === 'string' ? [entry, undefined] : isNamed(entry) ? entry : [undefined]
  if (name === undefined) return entry
  const { default: exported } = await load(name)
  return typeof exported === 'function' ? exported(options) : exported
}

function isNamed(entry: PluginEntry): entry is readonly [packageName: string, options: unknown] {
  return Array.isArray(entry)
}
