import type { Collection } from '../config/collection.js'
import type { Config } from '../config/config.js'

/** One published version of the documents, with everything that config and files leave out. */
export interface DocsVersion {
  /** `versionKey`: `current` for the working tree of the first documents. */
  readonly name: string
  readonly collection: Collection
  readonly label: string
  /** Part of the address, without slashes; empty for none. */
  readonly path: string
  /** Whether it is the one that readers should use. */
  readonly isLast: boolean
  /** Notice above its pages; absent: none. */
  readonly banner?: 'unreleased' | 'unmaintained'
  /** Whether its pages show the label. */
  readonly hasBadge: boolean
  readonly isIndexed: boolean
  /** Whether its pages name those of the last version as their canonical addresses. */
  readonly isCanonicalLatest: boolean
  /** Class names on `<html>` of its pages; absent on a site with one version. */
  readonly className?: string
  /** Folder of its documents, relative to the site's folder. */
  readonly folder: string
  /** By id; `undefined`: one sidebar that follows the folders; `false`: none. */
  readonly sidebars: Config['docs']['sidebars']
  /** Text of the file that they are written in, for diagnostics; absent where that is the config. */
  readonly sidebarsText?: string
}
