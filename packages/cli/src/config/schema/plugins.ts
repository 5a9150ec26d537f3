import * as z from 'zod/mini'
import type { Plugin } from '../plugin.js'
import { expected } from './expected.js'
import { isRecord } from './is-record.js'

/** A plugin as the config names it: itself, a package that exports one, or a package that makes one of options. */
export type PluginEntry = Plugin | string | readonly [packageName: string, options: unknown]

/** The plugins of a site. Each is looked into when it is loaded, wherever it comes from. */
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
