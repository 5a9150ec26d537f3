import type { PluginContext, SiteFacts } from '../config/plugin.js'
import type { ReadInputs } from './read-inputs.js'

/** What a context is made of. */
export interface ContextInput {
  readonly site: SiteFacts
  readonly inputs: Pick<ReadInputs, 'files' | 'env'>
  readonly data: unknown
}

/** What every hook of a plugin is given. Asking for a file that it has not declared throws: a change of that file would go unnoticed. */
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
