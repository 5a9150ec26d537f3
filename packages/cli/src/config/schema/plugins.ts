import * as z from 'zod/mini'
import type { Plugin } from '../plugin.js'
import { expected } from './expected.js'
import { isRecord } from './is-record.js'

/**
 * A plugin in the config: the plugin itself, a package that exports one, or a package that creates one from
 * options.
 */
export type PluginEntry = Plugin | string | readonly [packageName: string, options: unknown]

/** The plugins of a site. Each is validated when loaded. */
export const pluginsSchema = z.array(
  z
    .custom<PluginEntry>(isEntry, expected('a plugin, the name of a package, or a list of a name and its options'))
    .check(z.meta({ title: 'plugin' })),
)

function isEntry(value: unknown): value is PluginEntry {
  if (Array.isArray(value)) return isName(value[0]) && value.length <= 2
  return isName(value) || isRecord(value)
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && /^(?![./])\S+$/.test(value)
}
