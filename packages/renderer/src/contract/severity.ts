/**
 * Severity of a diagnostic: an `error` fails the build, a `warning` fails it only under `--strict`, an `info` never
 * does.
 */
export type Severity = 'error' | 'warning' | 'info'
