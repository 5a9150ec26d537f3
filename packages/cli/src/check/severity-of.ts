import type { Severity } from '@docgen/renderer/contract'

/** How a check's finding is treated: the words that the config uses. */
export type Reporting = 'ignore' | 'log' | 'warn' | 'throw'

/** The severity behind a config word; `undefined` means that nothing is reported. */
export function severityOf(reporting: Reporting): Severity | undefined {
  return ({ ignore: undefined, log: 'info', warn: 'warning', throw: 'error' } as const)[reporting]
}
