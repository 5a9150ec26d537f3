import type { Messages } from '../config/read-message-file.js'

/** What the folder of a language says beside documents. */
export interface Translation {
  /** Texts of the config. */
  readonly site: Messages
  /** Texts of the interface in place of the theme's. */
  readonly texts: Messages
  /** Version → texts of its sidebars. */
  readonly sidebars: ReadonlyMap<string, Messages>
}
