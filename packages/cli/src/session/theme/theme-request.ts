import type { Config } from '../../config/config.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import type { PluginData } from '../../workers/render-setup.js'

/** Where the theme is looked for. */
export interface ThemeRequest {
  readonly siteDir: string
  readonly config: Config
  readonly placeInConfig: PlaceInConfig
  /** What plugins have brought for components, if anything. */
  readonly data?: PluginData
}
