import type { Plugin, PluginContext } from '../config/plugin.js'
import type { PluginReport } from './plugin-report.js'
import type { ReadInputs } from './read-inputs.js'

/** A plugin with its inputs read and its content known: everything that its later hooks need. */
export interface ReadyPlugin {
  readonly plugin: Plugin
  /** Its index in `plugins` of the config. */
  readonly place: number
  readonly inputs: ReadInputs
  readonly context: PluginContext
  readonly report: PluginReport
  /**
   * Hash of everything that its hooks depend on in addition to their arguments: name, version, code, inputs, facts
   * of the site, data.
   */
  readonly key: string
}
