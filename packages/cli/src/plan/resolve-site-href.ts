import { uncheckedUrl } from '../graph/links/unchecked-url.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { findRoute } from './find-route.js'
import { withBase } from './plan-head.js'

/** Where a link of the config is shown. */
export interface SitePlace {
  readonly graph: SiteGraph
  readonly locale: string
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|[?#]|$)/i

/**
 * Resolves a URL of the config from the site's root: with base URL, in the language of the page, with the site's
 * trailing-slash rule.
 */
export function resolveSiteHref(written: string, { graph, locale }: SitePlace): string {
  const { baseUrl } = graph.links
  const unchecked = uncheckedUrl(written, baseUrl)
  if (unchecked !== undefined || ELSEWHERE.test(written)) return unchecked ?? written
  const path = `/${written.replace(/^(?:\.?\/)+/, '')}`
  return findRoute(path, locale, graph) ?? withBase(written, baseUrl)
}
