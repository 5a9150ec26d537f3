import type { Plugin, PluginContext } from '../config/plugin.js'
import type { PluginReport } from './plugin-report.js'
import type { ReadInputs } from './read-inputs.js'

/** A plugin whose declared inputs are read and whose content is known: all that its later hooks are asked with. */
export interface ReadyPlugin {
  readonly plugin: Plugin
  /** Its place in `plugins` of the config. */
  readonly place: number
  readonly inputs: ReadInputs
  readonly context: PluginContext
  readonly report: PluginReport
  /** Hash of all that its hooks depend on beside their arguments: name, version, code, inputs, facts of the site, data. */
  readonly key: string
}
