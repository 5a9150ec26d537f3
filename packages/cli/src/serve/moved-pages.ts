import { findMovedPage } from '../session/live/find-moved-page.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { readTarget } from './read-target.js'

/** Where a page is now. */
export interface NewPlace {
  readonly href: string
  readonly title: string
}

/** Where pages went that windows show, those too that nobody sees or that lost the server: they ask when they are back. */
export interface MovedPages {
  /** Remembers that a window shows the page at a decoded path. */
  readonly follow: (path: string) => void
  readonly update: (before: Snapshot, after: Snapshot) => Promise<void>
  /** Where the page at a decoded path is after all moves; `undefined` where nobody can tell. */
  readonly find: (path: string) => NewPlace | undefined
}

/** How long to look for a page that is gone, in milliseconds: a checkout of many files takes away in one step what it puts back in another. */
const SEARCH_MS = 5000

/** A page that is gone, and the site as it was before. */
interface LostPage {
  readonly file: string
  readonly before: Snapshot
  readonly since: number
}

/** Nothing has moved yet; `findFile` gives the file that is served at a path. */
export function createMovedPages(
  findFile: (path: string, snapshot: Snapshot) => Promise<string | undefined>,
): MovedPages {
  const followed = new Set<string>()
  const moves = new Map<string, NewPlace>()
  const lost = new Map<string, LostPage>()
  const updatePath = async (path: string, before: Snapshot, after: Snapshot): Promise<void> => {
    const page = lost.get(path)
    lost.delete(path)
    if ((await findFile(path, after)) !== undefined) {
      moves.delete(path)
      return
    }
    const file = await findFile(path, before)
    const now = performance.now()
    const known = file === undefined ? page : { file, before, since: now }
    if (!known || now - known.since > SEARCH_MS) return
    const moved = findMovedPage(known.file, known.before, after)
    if (!moved) {
      lost.set(path, known)
      return
    }
    const { href, title } = moved.page
    moves.set(path, { href, title })
    // It may move on.
    followed.add(pathOf(href))
  }
  const find = (path: string): NewPlace | undefined => {
    const place = moves.get(path)
    // This ends: the place that was found last was there at that time.
    return place && (find(pathOf(place.href)) ?? place)
  }
  return {
    follow: (path) => void followed.add(path),
    update: async (before, after) => {
      if (before.places === after.places) return
      for (const path of [...followed]) await updatePath(path, before, after)
    },
    find,
  }
}

/** As a request for it would be read. */
function pathOf(href: string): string {
  return readTarget(href)?.path ?? href
}
