import type { Diagnostic, Severity } from '@docgen/renderer/contract'

/** What is to be said of a plugin; an error where no severity is named. */
export interface PluginNews extends Partial<Diagnostic> {
  readonly message: string
  readonly severity?: Severity
}

/** Makes a diagnostic that carries a plugin's name. */
export type PluginReport = (news: PluginNews) => Diagnostic

/** Says what is wrong with a plugin: `place` is where the config names it, for news without a file of their own. */
export function createPluginReport(
  name: string,
  place: Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>,
): PluginReport {
  return ({ message, ...news }) => ({
    code: 'plugin',
    severity: 'error',
    ...(news.file === undefined && place),
    ...news,
    message: `the plugin ${name}: ${message}`,
  })
}
