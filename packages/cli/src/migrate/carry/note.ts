import type { KeyPath } from '../../config/source/locate-key.js'

/**
 * What became of a part of a Docusaurus config: `carried` as it is, `changed` into another form, `unneeded` because
 * docgen does it without being told, `fixed` at the value that it had when the config ran, or `lost`.
 */
export type Fate = 'carried' | 'changed' | 'unneeded' | 'fixed' | 'lost'

/** What is said of one part of a Docusaurus config. */
export interface Note {
  readonly fate: Fate
  /** The part, by the keys that lead to it; empty for what is a file or folder of the site. */
  readonly path: KeyPath
  /** What it is called where the path says too little. */
  readonly name?: string
  /** What became of it, or why it is lost; empty where there is nothing to say. */
  readonly message: string
  /** What to do about it. */
  readonly hint?: string
}
