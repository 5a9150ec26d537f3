import type { PluginEntry } from '../schema/plugin.js'
import type { LoadPackage } from './package-loader.js'

/**
 * Resolves an entry of `plugins`: the plugin itself, or the default export of its package. If this is a function, calls
 * it with the options. Throws the errors of the package or of the function.
 */
export async function resolvePlugin(entry: PluginEntry, load: LoadPackage): Promise<unknown> {
  const [reference, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
  const source = typeof reference === 'string' ? (await load(reference)).default : reference
  return typeof source === 'function' ? source(options) : source
}
