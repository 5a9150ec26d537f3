import type { Messages } from '../config/files/read-message-file.js'

/** Texts in the folder of a language. */
export interface Translation {
  /** Texts of the config. */
  readonly site: Messages
  /** UI texts that override the theme's. */
  readonly texts: Messages
  /** Version → texts of its sidebars. */
  readonly sidebars: ReadonlyMap<string, Messages>
}
