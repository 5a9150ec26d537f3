import type { PluginContext, SiteFacts } from '../config/plugin.js'
import type { ReadInputs } from './read-inputs.js'

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
