import type { Outcome } from '@docgen/renderer/contract'
import { BUILD_ID } from '../cache/build-id.js'
import { hashValue } from '../cache/hash.js'
import type { Memo } from '../cache/memo.js'
import type { PluginDocument, SiteFacts } from '../config/plugin.js'
import type { LoadedPlugin } from '../config/plugins/load-plugins.js'
import { callHook } from './call-hook.js'
import type { PluginReport } from './plugin-report.js'
import type { ReadInputs } from './read-inputs.js'
import { createContext, type ReadyPlugin } from './ready-plugin.js'
import { contentResult } from './results.js'

/** Inputs for calling the `content` hook of a plugin. */
export interface ContentRequest {
  readonly loaded: LoadedPlugin
  readonly site: SiteFacts
  readonly inputs: ReadInputs
  readonly memo: Memo
  readonly report: PluginReport
}

/** The content of a plugin, and the plugin for its other hooks. */
export interface PluginContent {
  readonly ready: ReadyPlugin
  readonly documents: readonly PluginDocument[]
}

interface Content {
  readonly documents: readonly PluginDocument[]
  /** JSON, so that cached and fresh data are the same; absent if there is no data. */
  readonly json?: string
}

const NO_CONTENT: Content = { documents: [] }

/** Calls a plugin's `content` hook. If it declares inputs, the result is cached until one of them changes. */
export async function runContent(request: ContentRequest): Promise<Outcome<PluginContent>> {
  const { loaded, site, inputs, memo, report } = request
  const { plugin, position, codeKey, isFromDocusaurus } = loaded
  const base = hashValue([BUILD_ID, plugin.name, plugin.version, codeKey, inputs.key, site])
  const isPersistent = !isFromDocusaurus && plugin.inputs !== undefined && plugin.content !== undefined
  const name = `plugin:${base}`
  const saved = isPersistent ? memo.load<Content>(name, '') : undefined
  const outcome = saved ? { value: saved, diagnostics: [] } : await callContent(request)
  if (isPersistent && !saved && outcome.value) memo.save(name, '', outcome.value)
  const { documents, json } = outcome.value ?? NO_CONTENT
  const data: unknown = json === undefined ? undefined : JSON.parse(json)
  const context = createContext({ site, inputs, data })
  const key = hashValue([base, json ?? null])
  return {
    value: { ready: { plugin, position, inputs, context, report, key }, documents },
    diagnostics: outcome.diagnostics,
  }
}

async function callContent({ loaded, site, inputs, report }: ContentRequest): Promise<Outcome<Content | undefined>> {
  const { content } = loaded.plugin
  if (!content) return { value: NO_CONTENT, diagnostics: [] }
  const context = createContext({ site, inputs, data: undefined })
  const result = await callHook({ hook: 'content', schema: contentResult, run: () => content(context), report })
  if (!result.value) return { value: undefined, diagnostics: result.diagnostics }
  const { documents, data } = result.value
  if (data === undefined) return { value: { documents }, diagnostics: [] }
  const json = toJson(data)
  if (json !== undefined) return { value: { documents, json }, diagnostics: [] }
  const message = 'its hook content returned invalid data: data: expected plain data that JSON can represent'
  return { value: undefined, diagnostics: [report({ message })] }
}

function toJson(data: unknown): string | undefined {
  try {
    return JSON.stringify(data)
  } catch {
    return undefined
  }
}
