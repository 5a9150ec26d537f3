import type { Plugin } from './plugin.js'

/** Returns the plugin unchanged; its type lets editors complete and check the hooks. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}
