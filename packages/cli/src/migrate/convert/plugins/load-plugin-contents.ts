import type { OpenedPlugin, OpenedPlugins } from '../../../config/docusaurus/open-plugins.js'
import { createCaller } from '../../../config/docusaurus/plugin-findings.js'

/** Methods that receive the content of the plugin, and return settings. */
const READERS = ['configureWebpack', 'injectHtmlTags']

/**
 * Calls `loadContent` of the plugins whose settings may depend on its result, and returns the results by plugin. If a
 * call fails, its result is `undefined`: the methods that need the result also fail, and the build reports both errors.
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
