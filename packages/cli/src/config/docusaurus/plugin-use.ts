import type { KeyPath } from '../source/locate-key.js'

/** A value in a Docusaurus config, and its path. */
export interface Part {
  readonly value: unknown
  readonly path: KeyPath
}

/** An enabled plugin, theme or part of a preset in a Docusaurus config. */
export interface PluginUse {
  /** Full name of the plugin's package; for a local plugin, its path or the name of its function. */
  readonly name: string
  /** The plugin's settings; the value is `undefined` if there are none. */
  readonly options: Part
  /** The plugin as written in the config: a package name, a path, or a function. Absent for parts of presets. */
  readonly plugin?: unknown
}
