import type { Diagnostic } from '@docgen/renderer/contract'
import type { CompileInput } from '../compile/compile-input.js'
import type { PreparedSite } from '../prepare-site.js'

/** A site as it stood at one moment of a session. It never changes: the next change makes another. */
export interface Snapshot {
  readonly site: PreparedSite
  /** What each page of the plan is compiled from, in its order. */
  readonly inputs: readonly (CompileInput | undefined)[]
  /** Output file → place in the plan. */
  readonly places: ReadonlyMap<string, number>
  /** Mistakes up to the plan, those of the config included. */
  readonly found: readonly Diagnostic[]
}
