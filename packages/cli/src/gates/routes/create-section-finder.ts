import { unpackAnchors } from '../../graph/links/pack-anchors.js'
import type { Trial } from '../../session/trial.js'
import type { PublishedPage } from './read-published-pages.js'

type BuiltPage = Trial['builtPages'][number]

/**
 * Creates a function that finds the page to which a section of a published page has moved: the only page of the same
 * version and language with a new element of that id. `undefined` if there is none, or if there are several.
 */
export function createSectionFinder(
  published: readonly PublishedPage[],
  builtPages: Trial['builtPages'],
): (id: string, from: BuiltPage) => BuiltPage | undefined {
  const before = new Map(published.map(({ route, anchors }) => [route, anchors]))
  let gained: Map<string, BuiltPage[]> | undefined
  const listGained = (): Map<string, BuiltPage[]> => {
    const pages = new Map<string, BuiltPage[]>()
    for (const built of builtPages) {
      const packed = before.get(built.planned.page.route)
      if (packed === built.anchors) continue
      const old = new Set(packed === undefined ? [] : unpackAnchors(packed))
      for (const id of unpackAnchors(built.anchors)) {
        if (old.has(id)) continue
        const key = keyOf(id, built)
        pages.set(key, [...(pages.get(key) ?? []), built])
      }
    }
    return pages
  }
  return (id, from) => {
    gained ??= listGained()
    const [page, ...others] = (gained.get(keyOf(id, from)) ?? []).filter((each) => each !== from)
    return others.length === 0 ? page : undefined
  }
}

function keyOf(id: string, { planned: { locale, version } }: BuiltPage): string {
  return JSON.stringify([locale, version, id])
}
