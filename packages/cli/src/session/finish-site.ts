import type { FinishedPlugins, FinishRequest } from './plugins/finished-plugins.js'

const NOTHING: FinishedPlugins = { artifacts: [], diagnostics: [] }

/** Asks the plugins for what is wrong with a site whose texts are compiled, and for their files. Their code is loaded where one has something to say. */
export async function finishSite(request: FinishRequest): Promise<FinishedPlugins> {
  const { plugins } = request.site.plugins
  if (!plugins.some(({ plugin }) => plugin.check || plugin.emit)) return NOTHING
  const { finishPlugins } = await import('./plugins/finish-plugins.js')
  return finishPlugins(request)
}
