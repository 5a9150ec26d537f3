import type { SiteConfigInput } from './config.js'
import type { Plugin } from './plugin.js'

/** Returns the config unchanged; its type lets editors complete and check the fields. */
export function defineConfig(input: SiteConfigInput): SiteConfigInput {
  return input
}

/** Returns the plugin unchanged; its type lets editors complete and check the hooks. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}
