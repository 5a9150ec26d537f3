import type { Diagnostic } from '@docgen/renderer/contract'
import { type LoadedConfig, loadConfig } from '../../config/load-config.js'
import type { SitePlan } from '../../plan/site-plan.js'
import { DEFAULT_THEME } from '../../workers/load-components.js'
import { startRun } from '../stage-graph.js'
import { SITE_NAMES, SITE_STAGES } from '../stages/site-stages.js'
import { type FileChanges, PACKAGES_CHANGED } from './file-changes.js'
import { recordDeclaredInputs } from './session-output.js'
import { listTools, type SessionState } from './session-state.js'

const CODE = /\.(?:[cm]?[jt]sx?|json)$/i
const CONFIG = /^site\.config\.(?:ts|js|mjs)$/

/**
 * Reads changed files, and replaces the snapshot. Returns the errors that prevented the update, if the site could not be
 * updated.
 */
export async function updateSession(state: SessionState, changes: FileChanges): Promise<readonly Diagnostic[]> {
  const { request, fileMemo } = state
  fileMemo.forget(changes)
  recordDeclaredInputs(state)
  state.revision++
  if (changesCode(changes, state)) state.codeVersion++
  if (!state.loaded || mayChangeConfig(changes, state)) await readConfig(state)
  const { loaded, configDiagnostics, revision } = state
  // If the new config is unusable, the previous config stays in effect.
  if (!loaded) return configDiagnostics
  const codeVersion = hasCustomCode(loaded.config.theme) ? state.codeVersion : 0
  const inputs = { siteDir: request.siteDir, request, loaded, revision, codeVersion }
  const run = startRun(SITE_STAGES, inputs, listTools(state))
  const site = await run.resolve(...SITE_NAMES)
  const diagnostics = [...configDiagnostics, ...run.diagnostics()]
  if (!site) return diagnostics
  const snapshot = {
    site,
    inputs: site.compileInputs,
    positions: new Map(site.plan.pages.map(({ page }, index) => [page.file, index])),
    markdownPages: listMarkdownPages(site.plan),
    diagnostics,
  }
  state.snapshot = snapshot
  state.pages.sweep(snapshot)
  return []
}

async function readConfig(state: SessionState): Promise<void> {
  const outcome = await loadConfig(state.request.siteDir)
  state.configDiagnostics = outcome.diagnostics
  if (!outcome.value) return
  state.loaded = outcome.value
  state.fileMemo.forgetAll()
}

/** Whether changes concern code that can be part of rendering. */
function changesCode(changes: FileChanges, { snapshot }: SessionState): boolean {
  const isCode = (path: string): boolean =>
    CODE.test(path) || snapshot?.site.theme.componentFiles.includes(path) === true
  return changes === PACKAGES_CHANGED || changes.paths.some(isCode)
}

/** Whether changes concern an input of the config, or may fix a config with errors. */
function mayChangeConfig(changes: FileChanges, { loaded, configDiagnostics }: SessionState): boolean {
  if (changes.paths.some((path) => CONFIG.test(path) || loaded?.inputs.includes(path))) return true
  const mayBeCode = changes === PACKAGES_CHANGED || changes.paths.some((path) => CODE.test(path))
  return mayBeCode && configDiagnostics.some(({ severity }) => severity === 'error')
}

/** Maps the output file of each page's Markdown to the index of the page in the plan. */
function listMarkdownPages({ pages }: SitePlan): ReadonlyMap<string, number> {
  return new Map(
    pages.flatMap(({ page: { head } }, index) => (head.markdownPage ? [[head.markdownPage.file, index] as const] : [])),
  )
}

/** Whether rendering depends on code besides docgen and the config: on another theme, or on components of the site. */
function hasCustomCode({ package: name, components }: LoadedConfig['config']['theme']): boolean {
  return name !== DEFAULT_THEME || Object.keys(components).length > 0
}
