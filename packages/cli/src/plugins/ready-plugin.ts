import type { Plugin, PluginContext, SiteFacts } from '../config/plugin.js'
import type { PluginReport } from './plugin-report.js'
import type { ReadInputs } from './read-inputs.js'

/** A plugin whose inputs have been read and whose `content` hook has been called: its other hooks can run. */
export interface ReadyPlugin {
  readonly plugin: Plugin
  /** Its index in `plugins` of the config. */
  readonly position: number
  readonly inputs: ReadInputs
  readonly context: PluginContext
  readonly report: PluginReport
  /**
   * Hash of everything that its hooks depend on in addition to their arguments: name, version, code, inputs, facts
   * of the site, data.
   */
  readonly key: string
}

/** Inputs of a context. */
export interface ContextInput {
  readonly site: SiteFacts
  readonly inputs: Pick<ReadInputs, 'files' | 'env'>
  readonly data: unknown
}

/** The context of a plugin's hooks. Reading an undeclared file throws: a change of that file would go unnoticed. */
export function createContext({ site, inputs, data }: ContextInput): PluginContext {
  return {
    site,
    env: inputs.env,
    files: [...inputs.files.keys()],
    read: (path) => {
      const text = inputs.files.get(path)
      if (text === undefined) throw new Error(`${path} is not among the files that the plugin names in inputs.files`)
      return text
    },
    data,
  }
}
