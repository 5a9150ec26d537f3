import type { OpenedPlugin, OpenedPlugins } from '../../../config/docusaurus/open-plugins.js'
import { createCaller } from '../../../config/docusaurus/plugin-findings.js'

/** Methods that receive the content of the plugin, and return settings. */
const READERS = ['configureWebpack', 'injectHtmlTags']

/**
 * Calls `loadContent` of plugins whose settings may depend on it, as Docusaurus does before it reads the settings. One
 * that fails has no content: a method that needs it fails, too, and the build reports both.
 */
export async function loadPluginContents({
  plugins,
  context,
}: OpenedPlugins): Promise<ReadonlyMap<OpenedPlugin, unknown>> {
  const contents = new Map<OpenedPlugin, unknown>()
  const call = createCaller(context.siteDir, [])
  for (const plugin of plugins) {
    if (READERS.some((name) => plugin.methods[name])) contents.set(plugin, await call(plugin, 'loadContent'))
  }
  return contents
}
