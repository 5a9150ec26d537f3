import type { FinishedPlugins, FinishRequest } from './plugins/finished-plugins.js'

const NOTHING: FinishedPlugins = { artifacts: [], diagnostics: [] }

/** Calls the plugins' `check` and `emit` hooks on a compiled site. Loads the code for that only if a plugin has one. */
export async function finishSite(request: FinishRequest): Promise<FinishedPlugins> {
  const { plugins } = request.site.plugins
  if (!plugins.some(({ plugin }) => plugin.check || plugin.emit)) return NOTHING
  const { finishPlugins } = await import('./plugins/finish-plugins.js')
  return finishPlugins(request)
}
