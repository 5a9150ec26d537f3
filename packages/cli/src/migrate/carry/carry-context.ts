import type { KeyPath } from '../../config/source/locate-key.js'
import type { TracedImport } from '../docusaurus/trace-import.js'
import type { SiteLayout } from './site-layout.js'

/** What carrying a config over asks beside the config itself. */
export interface CarryContext {
  readonly layout: SiteLayout
  /** The import behind a value of the config. */
  readonly traceImport: (path: KeyPath) => TracedImport | undefined
}
