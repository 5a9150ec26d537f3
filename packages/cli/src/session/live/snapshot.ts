import type { Diagnostic } from '@docgen/renderer/contract'
import type { CompileInput } from '../compile/compile-input.js'
import type { Site } from '../site.js'

/** The state of a site at one moment of a session. Immutable: each change creates another. */
export interface Snapshot {
  readonly site: Site
  /** The compiler input of each page of the plan, in order; `undefined` for pages without content, such as indexes. */
  readonly inputs: readonly (CompileInput | undefined)[]
  /** Output file → index in the plan. */
  readonly positions: ReadonlyMap<string, number>
  /** Output file of a page's Markdown → index in the plan. */
  readonly markdownPages: ReadonlyMap<string, number>
  /** Diagnostics of the config, and of all stages up to the plan. */
  readonly diagnostics: readonly Diagnostic[]
}
