import type { Diagnostic, FindIcon } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import type { SiteGraph } from '../../graph/site-graph.js'

/** The page that shows a navbar. */
export interface NavbarPage {
  readonly route: string
  readonly locale: string
  readonly version: string
  readonly docId?: string
  /** Id of the sidebar that the page belongs to. */
  readonly sidebarId?: string
  /**
   * True for pages outside all versions: their links point to the last version, or to the one that the reader
   * prefers.
   */
  readonly isVersionless?: boolean
}

/** Inputs of a navbar plan. */
export interface NavbarPlanner {
  readonly config: Config
  readonly graph: SiteGraph
  readonly report: (diagnostic: Diagnostic) => void
  readonly locateInConfig: LocateInConfig
  /** Finds icons; absent where nothing shows them. */
  readonly findIcon?: FindIcon | undefined
}
