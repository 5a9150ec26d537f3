import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import type { AddedDocument } from '../../read/group-documents.js'
import type { PluginData } from '../../workers/render-setup.js'

/** The plugins of a site, and their content. */
export interface PreparedPlugins {
  /** In the order of the config. */
  readonly plugins: readonly ReadyPlugin[]
  readonly documents: readonly AddedDocument[]
  readonly data: PluginData
}

/** The result for a site without plugins. */
export const NO_PLUGINS: PreparedPlugins = { plugins: [], documents: [], data: { values: {}, key: '' } }
