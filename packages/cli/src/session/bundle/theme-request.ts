import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import type { PluginData } from '../../workers/render-setup.js'

/** Inputs for loading the theme. */
export interface ThemeRequest {
  readonly siteDir: string
  readonly config: Config
  readonly locateInConfig: LocateInConfig
  /** Plugin data for components, if any. */
  readonly data?: PluginData
}
