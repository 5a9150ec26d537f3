import type { Cache } from '../../cache/open-cache.js'
import type { Config } from '../../config/config.js'
import type { LoadedConfig } from '../../config/load-config.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import type { WrittenDocument } from '../../read/place-documents.js'
import type { FileMemo } from '../../read/stat-memo.js'
import type { PluginData } from '../../workers/render-setup.js'
import type { StageMemo } from '../stage-memo.js'

/** The plugins of a site, and their content. */
export interface PreparedPlugins {
  /** In the order of the config. */
  readonly plugins: readonly ReadyPlugin[]
  readonly documents: readonly WrittenDocument[]
  readonly data: PluginData
}

/** The result for a site without plugins. */
export const NO_PLUGINS: PreparedPlugins = { plugins: [], documents: [], data: { values: {}, key: '' } }

/** Inputs for preparing plugins. */
export interface PluginsRequest {
  readonly siteDir: string
  readonly loaded: LoadedConfig
  /** The config with the overrides of the command line. */
  readonly config: Config
  readonly placeInConfig: PlaceInConfig
  readonly cache: Cache
  readonly stages: StageMemo
  readonly fileMemo: FileMemo
}
