import type { Outcome } from '@docgen/renderer/contract'

/** What became of a change of the versions: undefined, with diagnostics, where nothing was changed. */
export interface VersionOutcome<Value> extends Outcome<Value | undefined> {
  /** True where the config can't be used, or no version can have what was asked for: wrong usage rather than a mistake in the content. */
  readonly isRefused?: boolean
}
