import type { KeyPath } from '../../config/source/locate-key.js'
import type { TracedImport } from '../docusaurus/trace-import.js'
import type { SiteLayout } from './site-layout.js'

/** Inputs of the migration, in addition to the config itself. */
export interface ConvertContext {
  readonly layout: SiteLayout
  /** Finds the import of a config value. */
  readonly traceImport: (path: KeyPath) => TracedImport | undefined
}
