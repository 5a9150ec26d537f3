import type * as z from 'zod/mini'
import type { SiteConfigInput } from './config.js'
import type { Plugin } from './plugin.js'
import type { sidebarsSchema } from './schema/sidebar-item.js'

/** Sidebars as a module exports them: id → items. */
export type SidebarsInput = z.input<typeof sidebarsSchema>

/** Returns the config unchanged; its type lets editors complete and check the fields. */
export function defineConfig(input: SiteConfigInput): SiteConfigInput {
  return input
}

/** Returns the plugin unchanged; its type lets editors complete and check the hooks. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}

/** Returns the sidebars unchanged; its type lets editors complete and check the items. */
export function defineSidebars(sidebars: SidebarsInput): SidebarsInput {
  return sidebars
}
