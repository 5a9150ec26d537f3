import type { Outcome } from '@docgen/renderer/contract'

/** Result of a change of versions: undefined, with diagnostics, if nothing was changed. */
export interface VersionOutcome<Value> extends Outcome<Value | undefined> {
  /**
   * Whether the config is unusable, or the request is invalid for any version: wrong usage rather than an error in
   * the content.
   */
  readonly isRefused?: boolean
}
