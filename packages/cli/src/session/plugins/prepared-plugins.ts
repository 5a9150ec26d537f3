import type { Cache } from '../../cache/open-cache.js'
import type { Config } from '../../config/config.js'
import type { LoadedConfig } from '../../config/load-config.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import type { FileMemo } from '../../read/file-memo.js'
import type { WrittenDocument } from '../../read/place-documents.js'
import type { PluginData } from '../../workers/render-setup.js'
import type { StageMemo } from '../stage-memo.js'

/** The plugins of a site, and what they have brought to it. */
export interface PreparedPlugins {
  /** In the order of the config. */
  readonly plugins: readonly ReadyPlugin[]
  readonly documents: readonly WrittenDocument[]
  readonly data: PluginData
}

/** What a site without plugins has. */
export const NO_PLUGINS: PreparedPlugins = { plugins: [], documents: [], data: { values: {}, key: '' } }

/** What plugins are prepared with. */
export interface PluginsRequest {
  readonly siteDir: string
  readonly loaded: LoadedConfig
  /** The config as the command line has it. */
  readonly config: Config
  readonly placeInConfig: PlaceInConfig
  readonly cache: Cache
  readonly stages: StageMemo
  readonly fileMemo: FileMemo
}
