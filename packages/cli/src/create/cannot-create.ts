import type { Diagnostic, Outcome } from '@docgen/renderer/contract'

/** Reports why `docgen new` cannot create something. */
export function cannotCreate(message: string, hint: string): Diagnostic {
  return { code: 'cannot-create', severity: 'error', message, hint }
}

/** The outcome of a command that has created nothing. */
export function failed(...diagnostics: readonly Diagnostic[]): Outcome<undefined> {
  return { value: undefined, diagnostics }
}
