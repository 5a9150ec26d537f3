import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import type { AddedDocument } from '../../read/group-documents.js'
import type { SourceChange } from '../../read/read-source.js'
import type { PluginData } from '../../workers/render-setup.js'

/** The plugins of a site, and their content. */
export interface PreparedPlugins {
  /** In the order of the config. */
  readonly plugins: readonly ReadyPlugin[]
  readonly documents: readonly AddedDocument[]
  readonly data: PluginData
  /** The `source` hooks; absent if no plugin has one. */
  readonly change?: SourceChange | undefined
}

/** The result for a site without plugins. */
export const NO_PLUGINS: PreparedPlugins = { plugins: [], documents: [], data: { values: {}, key: '' } }
