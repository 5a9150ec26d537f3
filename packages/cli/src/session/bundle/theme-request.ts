import type { Config } from '../../config/config.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import type { PluginData } from '../../workers/render-setup.js'

/** Inputs for loading the theme. */
export interface ThemeRequest {
  readonly siteDir: string
  readonly config: Config
  readonly placeInConfig: PlaceInConfig
  /** Plugin data for components, if any. */
  readonly data?: PluginData
}
