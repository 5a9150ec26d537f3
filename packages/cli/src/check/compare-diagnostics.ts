import type { Diagnostic } from '@docgen/renderer/contract'

/** Compares by file, line, column, code and message, so that every run prints diagnostics in the same order. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.file ?? '', b.file ?? '') ||
    compare(a.line ?? 0, b.line ?? 0) ||
    compare(a.column ?? 0, b.column ?? 0) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  )
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
