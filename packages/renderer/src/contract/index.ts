import type { DiagnosticTopics } from './diagnostics/topics.js'

export { escapeHtml, unescapeHtml } from '../html/escape-html.js'
export { API_CHANGE_KINDS } from './api-change-kinds.js'
export type * from './api-html.js'
export type * from './base-props.js'
export type * from './block-props.js'
export { ACCENT_COLOR_PAIRS, COLOR_PAIRS, type ColorPair } from './color-pairs.js'
export type * from './content.js'
export type * from './content-props.js'
export { countMinutes } from './count-minutes.js'
export { createText, findDirection, listPluralForms } from './create-text.js'
export type * from './diagnostic.js'
export type { DiagnosticCode } from './diagnostic-catalog.js'
export type { DiagnosticExplanation, DiagnosticTopics } from './diagnostics/topics.js'
export { createLineTable, type LineTable } from './line-table.js'
export type * from './operation-view.js'
export type * from './overview-view.js'
export type * from './page.js'
export type * from './page-parts.js'
export { POLICY_NAME } from './policy-name.js'
export { readReason } from './read-reason.js'
export type * from './schema-view.js'
export type * from './shell.js'
export type * from './sidebar.js'
export type * from './social-card.js'
export { didYouMean, isSameButCase, nearestWord, nearestWords } from './suggest-name.js'
export type * from './theme.js'
export type * from './theme-components.js'

/** Loads the explanations of all diagnostic codes, by topic. */
export async function loadDiagnosticCatalog(): Promise<DiagnosticTopics> {
  return (await import('./diagnostic-catalog.js')).DIAGNOSTIC_CATALOG
}
