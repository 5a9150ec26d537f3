import { pathToFileURL } from 'node:url'
import type { Page } from '@docgen/renderer/contract'
import type { LoadedConfig } from '../../config/load-config.js'
import { writePackageLoader } from '../../config/plugins/package-loader.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import type { PluginKey } from '../../workers/page-key.js'
import type { HtmlPlugins } from '../../workers/render-setup.js'

/** The plugins that change pages, for workers and keys. */
export interface PreparedHtmlPlugins {
  /** Plain data for the workers. */
  readonly setup: HtmlPlugins
  /** Lists the plugins that change a page, by name and key, in order. */
  readonly findKeys: (page: Page) => readonly PluginKey[]
}

/** Prepares the plugins with an `html` hook; `undefined` if there are none. */
export function prepareHtmlPlugins(
  ready: readonly ReadyPlugin[],
  { siteDir, loaded }: { readonly siteDir: string; readonly loaded: LoadedConfig },
): PreparedHtmlPlugins | undefined {
  const htmlPlugins = ready.filter(({ plugin }) => plugin.html)
  const [first] = htmlPlugins
  if (!first) return undefined
  return {
    setup: {
      module: pathToFileURL(loaded.modulePath).href,
      packages: writePackageLoader(siteDir),
      site: first.context.site,
      plugins: htmlPlugins.map(({ plugin, position, inputs, context }) => ({
        name: plugin.name,
        position,
        files: [...inputs.files],
        env: inputs.env,
        data: context.data,
      })),
    },
    findKeys: (page) =>
      htmlPlugins.filter(({ plugin }) => appliesTo(plugin.html, page)).map(({ plugin, key }) => [plugin.name, key]),
  }
}

/**
 * Whether a hook applies to a page. If `appliesTo` throws, the page is built, which calls it again and reports the
 * error.
 */
function appliesTo(hook: ReadyPlugin['plugin']['html'], page: Page): boolean {
  try {
    return hook?.appliesTo?.(page) !== false
  } catch {
    return true
  }
}
