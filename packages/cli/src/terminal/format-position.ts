import type { Diagnostic } from '@docgen/renderer/contract'

/** Formats `file:line:column` without absent parts: many terminals open this position on a click. */
export function formatPosition({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}
