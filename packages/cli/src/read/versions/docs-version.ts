import type { Collection } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { VersionSettings } from '../../config/resolve-versions.js'

/** One published version of the documents, with everything that config and files leave out. */
export interface DocsVersion extends VersionSettings {
  /** `versionKey`: `current` for the working tree of the first documents. */
  readonly name: string
  readonly collection: Collection
  /** Folder of its documents, relative to the site's folder. */
  readonly folder: string
  /** By id; `undefined`: one sidebar that follows the folders; `false`: none. */
  readonly sidebars: Config['docs']['sidebars']
  /** Text of the file that they are written in, for diagnostics; absent where that is the config. */
  readonly sidebarsText?: string
}
