import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { hashValue } from '../../cache/hash.js'
import type { Memo } from '../../cache/memo.js'
import type { LoadedPlugin } from '../../config/plugins/load-plugins.js'
import { createSourceChange } from '../../plugins/change-source.js'
import { createPluginReport, type PluginReport } from '../../plugins/plugin-report.js'
import { type ReadInputs, readInputs } from '../../plugins/read-inputs.js'
import type { ReadyPlugin } from '../../plugins/ready-plugin.js'
import { runContent } from '../../plugins/run-content.js'
import type { FileMemo } from '../../read/files/file-memo.js'
import type { AddedDocument } from '../../read/group-documents.js'
import type { Site } from '../site.js'
import { NO_PLUGINS, type PreparedPlugins } from './prepared-plugins.js'

/** Reads the declared inputs of each plugin. */
export function readPluginInputs(
  { siteDir, ...site }: Pick<Site, 'siteDir' | 'loaded' | 'locateInConfig'>,
  memo: FileMemo,
): Outcome<readonly ReadInputs[]> {
  const read = site.loaded.plugins.map((each) =>
    readInputs({ siteDir, inputs: each.plugin.inputs ?? {}, env: process.env, memo, report: reportOf(each, site) }),
  )
  return { value: read.map(({ value }) => value), diagnostics: read.flatMap(({ diagnostics }) => diagnostics) }
}

/** Calls the `content` hooks of the plugins. */
export async function preparePlugins(
  { loaded, locateInConfig, pluginSite, pluginInputs }: PluginsInput,
  memo: Memo,
): Promise<Outcome<PreparedPlugins>> {
  const diagnostics: Diagnostic[] = []
  const plugins: ReadyPlugin[] = []
  const documents: AddedDocument[] = []
  const values: Record<string, unknown> = {}
  for (const [index, each] of loaded.plugins.entries()) {
    const inputs = pluginInputs[index]
    if (!inputs) throw new Error(`the inputs of the plugin ${each.plugin.name} have not been read`)
    const report = reportOf(each, { loaded, locateInConfig })
    const { value, diagnostics: contentDiagnostics } = await runContent({
      loaded: each,
      site: pluginSite,
      inputs,
      memo,
      report,
    })
    const { ready, documents: pluginDocuments } = value
    const { name } = ready.plugin
    diagnostics.push(...contentDiagnostics)
    plugins.push(ready)
    documents.push(...pluginDocuments.map(({ path, text }) => ({ path, text, pluginName: name })))
    if (ready.context.data !== undefined) values[name] = ready.context.data
  }
  const hasData = Object.keys(values).length > 0
  const data = hasData ? { values, key: hashValue(values) } : NO_PLUGINS.data
  return { value: { plugins, documents, data, change: createSourceChange(plugins) }, diagnostics }
}

type PluginsInput = Pick<Site, 'loaded' | 'locateInConfig' | 'pluginSite' | 'pluginInputs'>

function reportOf(
  { plugin, position, isFromDocusaurus }: LoadedPlugin,
  { loaded, locateInConfig }: Pick<Site, 'loaded' | 'locateInConfig'>,
): PluginReport {
  return createPluginReport({
    name: plugin.name,
    position: locateInConfig(['plugins', position]),
    modulePath: loaded.modulePath,
    ...(isFromDocusaurus && { severity: 'warning' as const }),
  })
}
