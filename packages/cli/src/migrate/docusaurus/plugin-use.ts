import type { Part } from '../carry/carried.js'

/** A plugin, theme or part of a preset that a Docusaurus config switches on. */
export interface PluginUse {
  /** Full name of its package; for a local one its path or the name of its function. */
  readonly name: string
  /** Its settings; `undefined` as value where there are none. */
  readonly options: Part
}
