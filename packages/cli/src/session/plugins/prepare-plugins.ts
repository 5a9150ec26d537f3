import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { hashValue } from '../../cache/hash.js'
import type { Config } from '../../config/config.js'
import type { SiteFacts } from '../../config/plugin.js'
import { createPluginReport } from '../../plugins/plugin-report.js'
import { readInputs } from '../../plugins/read-inputs.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import { type ContentRequest, runContent } from '../../plugins/run-content.js'
import type { WrittenDocument } from '../../read/place-documents.js'
import { NO_PLUGINS, type PluginsRequest, type PreparedPlugins } from './prepared-plugins.js'

/** Reads the declared inputs of plugins, and calls their `content` hooks if the inputs have changed. */
export async function preparePlugins(request: PluginsRequest): Promise<Outcome<PreparedPlugins>> {
  const { siteDir, loaded, config, placeInConfig, cache, stages, fileMemo } = request
  const site = stages.recall('plugin site', [config], () => describeSite(config))
  const diagnostics: Diagnostic[] = []
  const contentRequests = loaded.plugins.map((each): ContentRequest => {
    const { plugin, place } = each
    const report = createPluginReport({
      name: plugin.name,
      place: placeInConfig(['plugins', place]),
      modulePath: loaded.modulePath,
    })
    const read = readInputs({ siteDir, inputs: plugin.inputs ?? {}, env: process.env, memo: fileMemo, report })
    diagnostics.push(...read.diagnostics)
    return { loaded: each, site, inputs: read.value, cache, report }
  })
  const key = contentRequests.map(({ inputs }) => inputs.key).join()
  const brought = await stages.recall('plugins', [loaded, site, key], () => callAll(contentRequests))
  return { value: brought.value, diagnostics: [...diagnostics, ...brought.diagnostics] }
}

async function callAll(requests: readonly ContentRequest[]): Promise<Outcome<PreparedPlugins>> {
  const diagnostics: Diagnostic[] = []
  const plugins: ReadyPlugin[] = []
  const documents: WrittenDocument[] = []
  const values: Record<string, unknown> = {}
  for (const request of requests) {
    const { value, diagnostics: found } = await runContent(request)
    const { ready, documents: own } = value
    const { name } = ready.plugin
    diagnostics.push(...found)
    plugins.push(ready)
    documents.push(...own.map(({ path, text }) => ({ path, text, writtenBy: name })))
    if (ready.context.data !== undefined) values[name] = ready.context.data
  }
  const hasData = Object.keys(values).length > 0
  const data = hasData ? { values, key: hashValue(values) } : NO_PLUGINS.data
  return { value: { plugins, documents, data }, diagnostics }
}

function describeSite({ title, url, baseUrl, i18n }: Config): SiteFacts {
  return { title, url, baseUrl, defaultLocale: i18n.defaultLocale, locales: i18n.locales }
}
