import type { Diagnostic } from '@docgen/renderer/contract'
import type { CommandResult } from '../code/run-command.js'

/** Seconds that a linter may take. */
export const LINTER_SECONDS = 600

/** Where a linter runs. */
export interface LinterRun {
  readonly siteDir: string
  /** A new folder below `siteDir` for the texts. */
  readonly folder: string
  /** Path of the linter, or its name on `PATH`. */
  readonly program: string
}

/** The findings of a linter, or why it could not run. */
export type LinterResult =
  | { readonly diagnostics: readonly Diagnostic[] }
  | { readonly failure: Pick<CommandResult, 'problem' | 'isMissing'> & Partial<Diagnostic> }
