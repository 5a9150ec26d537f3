import { type Diagnostic, didYouMean, isSameButCase, nearestWord } from '@docgen/renderer/contract'

import type { Config } from '../config/config.js'
import { type PackedAnchors, unpackAnchors } from '../graph/links/pack-anchors.js'
import type { ResolvedLink } from '../graph/links/resolve-link.js'
import { severityOf } from './severity-of.js'

/** A page and the ids in it that links can point to. */
export interface AnchoredPage {
  readonly route: string
  readonly anchors: PackedAnchors
}

/** Reports a link's broken anchor, without the link's position; undefined if the link has no anchor, or a valid one. */
export type AnchorCheck = (
  resolved: ResolvedLink,
) => Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> | undefined

// The top of any page (HTML standard, "scroll to the fragment").
const TOP = /^top$/i

/** Creates a check for anchors on the pages of a site. */
export function createAnchorCheck(pages: readonly AnchoredPage[], config: Config): AnchorCheck {
  const severity = severityOf(config.onBrokenAnchors)
  if (!severity) return () => undefined
  const findAnchors = createAnchorFinder(pages)
  return (resolved) => {
    if (resolved.kind !== 'page' || resolved.anchor === undefined) return undefined
    const anchors = findAnchors(resolved.route)
    if (!anchors || anchors.has(resolved.anchor) || TOP.test(resolved.anchor)) return undefined
    const target = nearestWord(resolved.anchor, [...anchors])
    return {
      code: 'broken-anchor',
      severity,
      message: `${resolved.route} has no element with the id ${resolved.anchor}`,
      ...(target !== undefined && { hint: didYouMean(`#${target}`, isSameButCase(target, resolved.anchor)) }),
    }
  }
}

/** The ids of the page at a route; undefined if there is no page. */
type FindAnchors = (route: string) => ReadonlySet<string> | undefined

/** Unpacks the ids of a page on first use, because links with anchors point to few pages. */
function createAnchorFinder(pages: readonly AnchoredPage[]): FindAnchors {
  const packed = new Map(pages.map(({ route, anchors }) => [route, anchors]))
  const anchorsByRoute = new Map<string, ReadonlySet<string>>()
  return (route) => {
    const anchors = packed.get(route)
    const routeAnchors =
      anchorsByRoute.get(route) ?? (anchors !== undefined ? new Set(unpackAnchors(anchors)) : undefined)
    if (routeAnchors) anchorsByRoute.set(route, routeAnchors)
    return routeAnchors
  }
}
