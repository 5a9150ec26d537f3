import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { DocFacts, GeneratedIndexFacts } from './doc.js'
import type { DocFolders } from './doc-folder.js'
import type { Edition } from './edition.js'

/** What making the sidebars of one edition knows and collects; the first argument of every step. */
export interface SidebarScope {
  readonly config: Config
  readonly edition: Edition
  readonly docs: ReadonlyMap<string, DocFacts>
  /** Ids of the documents that are left out of this build. */
  readonly drafts: ReadonlySet<string>
  readonly folders: DocFolders
  /** Whether the output has a static file at a path such as `/files/price-list.pdf`. */
  readonly hasStatic: (path: string) => boolean
  /** 1-based line of a field in a source's front matter. */
  readonly findLine: (source: string, field: string) => number
  /** The file that explicit sidebars are written in, for diagnostics. */
  readonly configFile: string
  /** Collected: pages of categories. */
  readonly indexes: GeneratedIndexFacts[]
  /** Collected: mistakes. */
  readonly diagnostics: Diagnostic[]
}

/** Where an item is written. */
export interface ItemPlace {
  /** Config or category file, relative to the site's folder. */
  readonly file: string
  /** Path of keys inside the file, such as `docs.sidebars.main[2].items[0]`; empty for a whole category file. */
  readonly key: string
  /** Labels of the categories around the item, for default addresses. */
  readonly labels: readonly string[]
}
