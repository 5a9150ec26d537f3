import type { Diagnostic } from '@docgen/renderer/contract'

/** Reports why `docgen new` cannot create something. */
export function cannotCreate(message: string, hint: string): Diagnostic {
  return { code: 'cannot-create', severity: 'error', message, hint }
}
