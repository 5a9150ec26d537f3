import type { Diagnostic, FindIcon } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import type { SiteGraph } from '../graph/site-graph.js'

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

/** When a navbar link counts as current. */
export interface CurrentRule {
  readonly path?: string | undefined
  readonly basePath?: string | undefined
  readonly baseRegex?: string | undefined
}

/**
 * Whether a navbar link is current on the page at `route`: by its own path or any path below, by `basePath`, or by
 * `baseRegex`. The root is only current on itself, because everything is below it.
 */
export function isCurrentPath(route: string, { path, basePath, baseRegex }: CurrentRule): boolean {
  if (baseRegex !== undefined) return new RegExp(baseRegex, 'i').test(route)
  if (basePath !== undefined) return route.toLowerCase().startsWith(normalize(basePath))
  if (path === undefined) return false
  const target = normalize(path)
  const here = normalize(route)
  return here === target || (target !== '/' && here.startsWith(`${target}/`))
}

function normalize(path: string): string {
  const [bare = ''] = path.toLowerCase().split(/[?#]/)
  return `/${bare.replace(/^\/+|(?<!\/)\/+$/g, '')}`
}
