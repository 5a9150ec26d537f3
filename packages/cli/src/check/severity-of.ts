import type { Severity } from '@docgen/renderer/contract'

/** How to report a problem: a value of config fields such as `onBrokenLinks`. */
export type Reporting = 'ignore' | 'log' | 'warn' | 'throw'

/** The severity for a config value; `undefined` means that nothing is reported. */
export function severityOf(reporting: Reporting): Severity | undefined {
  return ({ ignore: undefined, log: 'info', warn: 'warning', throw: 'error' } as const)[reporting]
}

const BY_WEIGHT: readonly Reporting[] = ['ignore', 'log', 'warn', 'throw']

/** The config value with the lower severity. */
export function lowerSeverity(first: Reporting, second: Reporting): Reporting {
  return BY_WEIGHT.indexOf(first) < BY_WEIGHT.indexOf(second) ? first : second
}
