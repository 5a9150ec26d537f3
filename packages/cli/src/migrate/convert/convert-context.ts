import type { KeyPath } from '../../config/source/locate-key.js'
import type { TracedImport } from '../docusaurus/trace-import.js'
import type { Code } from '../write/code.js'
import type { SiteLayout } from './site-layout.js'

/** Inputs of the migration, in addition to the config itself. */
export interface ConvertContext {
  readonly layout: SiteLayout
  /** Finds the import of a config value. */
  readonly traceImport: (path: KeyPath) => TracedImport | undefined
  /** An expression for a value of the Docusaurus config, which the new config then imports; `undefined` if impossible. */
  readonly referTo: (path: KeyPath) => Code | undefined
}
