import type { PluginEntry } from '../schema/plugin.js'
import type { LoadPackage } from './package-loader.js'

/**
 * Resolves an entry of `plugins`: the plugin itself, or the export of its package, called with the options if it is
 * a function. Throws what the package or the function throws.
 */
export async function resolvePlugin(entry: PluginEntry, load: LoadPackage): Promise<unknown> {
  const [reference, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
  const source = typeof reference === 'string' ? (await load(reference)).default : reference
  return typeof source === 'function' ? source(options) : source
}
