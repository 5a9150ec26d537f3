import type { Outcome } from '@docgen/renderer/contract'
import type { SiteFields } from './convert/converted.js'
import type { ContentRule } from './rewrite/content-rule.js'
import type { PositionedNote } from './write/positioned-note.js'

/** What a migration creates from the site of another tool, before it is written. */
export interface ConvertedSite {
  /** Name of the tool's config. */
  readonly from: string
  /** Fields of the new config. */
  readonly fields: SiteFields
  /** Comments of fields: dotted path → one line each. */
  readonly comments: Readonly<Record<string, string>>
  readonly notes: readonly PositionedNote[]
  /** Files to write in addition to config and report: path relative to the site's folder → text. */
  readonly files: readonly (readonly [path: string, text: string])[]
  /** Conversions of files that docgen can't read as they are. */
  readonly rules?: readonly ContentRule[]
}

/** Another tool whose sites docgen can migrate. */
export interface MigrationTool {
  /** As in `docgen migrate <name>`. */
  readonly name: string
  /** Its name in texts. */
  readonly title: string
  /** Folder with the output of the tool; absent if the tool renders pages on its servers. */
  readonly builtFolder?: string
  /** Command that builds sites with the tool. */
  readonly buildCommand?: string
  /** Fields of the new config and notes; `undefined`, with diagnostics, if the site cannot be migrated. */
  readonly convert: (siteDir: string) => Promise<Outcome<ConvertedSite | undefined>>
}
