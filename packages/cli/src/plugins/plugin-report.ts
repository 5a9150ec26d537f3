import type { Diagnostic, Severity } from '@docgen/renderer/contract'
import { findThrownPlace } from '../config/module/find-thrown-place.js'

/** What is to be said of a plugin; an error where no severity is named. */
export interface PluginNews extends Partial<Diagnostic> {
  readonly message: string
  readonly severity?: Severity
  /** What a hook threw: the place is where, if that is in a file of the site's. */
  readonly thrown?: unknown
}

/** The plugin that reports are about. */
export interface ReportedPlugin {
  readonly name: string
  /** Where the config names it, for news without a file of their own. */
  readonly place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>
  /** Path of the built config, which holds the plugins of the site's own. */
  readonly modulePath: string
}

/** Makes a diagnostic that carries a plugin's name. */
export type PluginReport = (news: PluginNews) => Diagnostic

/** Says what is wrong with a plugin. */
export function createPluginReport({ name, place, modulePath }: ReportedPlugin): PluginReport {
  return ({ message, thrown, ...news }) => ({
    code: 'plugin',
    severity: 'error',
    ...(news.file === undefined && place),
    ...news,
    ...(thrown !== undefined && (findThrownPlace(thrown, modulePath) ?? { hint: '--verbose shows where' })),
    message: `the plugin ${name}: ${message}`,
  })
}
