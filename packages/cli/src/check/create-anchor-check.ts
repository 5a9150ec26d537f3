import type { Diagnostic } from '@docgen/renderer/contract'
import { askIfMeant, isSameButCase, nearestWord } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import { type PackedAnchors, unpackAnchors } from '../graph/links/pack-anchors.js'
import type { ResolvedLink } from '../graph/links/resolve-link.js'
import { severityOf } from './severity-of.js'

/** A page and the ids of all that links can lead to on it. */
export interface AnchoredPage {
  readonly route: string
  readonly anchors: PackedAnchors
}

/** What is wrong with the anchor of a link, wherever the link stands; undefined where it has none, or leads to something. */
export type AnchorCheck = (
  resolved: ResolvedLink,
) => Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> | undefined

// The beginning of every page, whatever it holds (HTML standard, "scroll to the fragment").
const TOP = /^top$/i

/** Looks anchors up on the pages of a site. */
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
      message: `${resolved.route} has nothing with the id ${resolved.anchor}`,
      ...(target !== undefined && { hint: askIfMeant(`#${target}`, isSameButCase(target, resolved.anchor)) }),
    }
  }
}

/** The ids of the page at a route; nothing where there is no page. */
type FindAnchors = (route: string) => ReadonlySet<string> | undefined

/** Few pages are linked to with an anchor: the ids of all others stay packed. */
function createAnchorFinder(pages: readonly AnchoredPage[]): FindAnchors {
  const packed = new Map(pages.map(({ route, anchors }) => [route, anchors]))
  const known = new Map<string, ReadonlySet<string>>()
  return (route) => {
    const anchors = packed.get(route)
    const found = known.get(route) ?? (anchors !== undefined ? new Set(unpackAnchors(anchors)) : undefined)
    if (found) known.set(route, found)
    return found
  }
}
