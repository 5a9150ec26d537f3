import type { KeyPath } from '../../config/source/locate-key.js'

/**
 * Result for a part of a Docusaurus config: `migrated` unchanged, `changed` to another form, `unneeded` because
 * docgen does it by default, `fixed` at the value that it had when the config ran, or `lost`.
 */
export type NoteStatus = 'migrated' | 'changed' | 'unneeded' | 'fixed' | 'lost'

/** A note about a part of a Docusaurus config. */
export interface Note {
  readonly status: NoteStatus
  /** The part, as a path of keys; empty for a file or folder of the site. */
  readonly path: KeyPath
  /** Name of the part if its path is not descriptive. */
  readonly name?: string
  /** How the part changed, or why it is lost; empty if there is nothing to add. */
  readonly message: string
  /** How to replace it. */
  readonly hint?: string
}
