import type { Collection } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { VersionSettings } from '../../config/resolve-versions.js'

/** A published version of the docs, with all defaults filled in. */
export interface DocsVersion extends VersionSettings {
  /** `versionKey`: `current` for the working tree of the first docs. */
  readonly name: string
  readonly collection: Collection
  /** Folder of its docs, relative to the site's folder. */
  readonly folder: string
  /** By id; `undefined`: one sidebar that mirrors the folders; `false`: none. */
  readonly sidebars: Config['docs']['sidebars']
  /** Text of the file that contains them, for diagnostics; absent for the config. */
  readonly sidebarsText?: string
}
