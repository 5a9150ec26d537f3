import type { Part } from '../convert/converted.js'

/** An enabled plugin, theme or part of a preset in a Docusaurus config. */
export interface PluginUse {
  /** Full name of its package; for a local one its path or the name of its function. */
  readonly name: string
  /** Its settings; the value is `undefined` if there are none. */
  readonly options: Part
}
