import { hashValue } from '../cache/hash.js'
import { beginActivity } from '../guard/activity.js'
import { startWatchdog } from '../guard/start-watchdog.js'
import type { SourceChange } from '../read/read-source.js'
import { describeError } from './call-hook.js'
import type { ReadyPlugin } from './ready-plugin.js'

/**
 * Creates a change that applies the plugins' `source` hooks in order and reports hooks that fail; `undefined` if no
 * plugin has a `source` hook.
 */
export function createSourceChange(plugins: readonly ReadyPlugin[]): SourceChange | undefined {
  const changing = plugins.filter(({ plugin }) => plugin.source)
  if (changing.length === 0) return undefined
  startWatchdog()
  return {
    key: hashValue(changing.map(({ key }) => key)),
    apply: (text, path) => {
      const results = { text, diagnostics: [] as ReturnType<ReadyPlugin['report']>[] }
      for (const ready of changing) {
        const { value, message, thrown } = callSource(ready, results.text, path)
        if (message === undefined) results.text = value
        else results.diagnostics.push(ready.report({ message, file: path, ...(thrown !== undefined && { thrown }) }))
      }
      return { value: { text: results.text }, diagnostics: results.diagnostics }
    },
  }
}

interface SourceResult {
  readonly value: string
  readonly message?: string
  readonly thrown?: unknown
}

function callSource({ plugin, context }: ReadyPlugin, text: string, path: string): SourceResult {
  const end = beginActivity(`the plugin ${plugin.name}: hook source (${path})`)
  try {
    const value: unknown = plugin.source?.(text, { ...context, path })
    if (typeof value === 'string') return { value }
    return { value: text, message: `its hook source returned invalid data: expected a string` }
  } catch (error) {
    return { value: text, message: `its hook source threw ${describeError(error)}`, thrown: error }
  } finally {
    end()
  }
}
