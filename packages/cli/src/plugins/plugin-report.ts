import type { Diagnostic, Severity } from '@docgen/renderer/contract'
import { locateThrownError } from '../config/module/locate-thrown-error.js'

/** Content of a plugin's diagnostic; the severity defaults to error. */
export interface PluginProblem extends Partial<Diagnostic> {
  readonly message: string
  readonly severity?: Severity
  /** The error of a hook; its position is used if it is in a file of the site. */
  readonly thrown?: unknown
}

/** The plugin that diagnostics are about. */
export interface ReportedPlugin {
  readonly name: string
  /** Its position in the config, for diagnostics without a file. */
  readonly position: Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>
  /** Path of the built config, which contains the plugins that the site defines. */
  readonly modulePath: string
  /** Severity of problems that name none; `error` by default. */
  readonly severity?: Severity
}

/** Creates a diagnostic that names a plugin. */
export type PluginReport = (problem: PluginProblem) => Diagnostic

/** Creates a reporter for a plugin's problems. */
export function createPluginReport({ name, position, modulePath, severity = 'error' }: ReportedPlugin): PluginReport {
  return ({ message, thrown, ...problem }) => ({
    code: 'plugin',
    severity,
    ...(problem.file === undefined && position),
    ...problem,
    ...(thrown !== undefined && (locateThrownError(thrown, modulePath) ?? { hint: '--verbose shows where' })),
    message: `the plugin ${name}: ${message}`,
  })
}
