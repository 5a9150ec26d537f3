import { findMovedPage } from '../session/live/find-moved-page.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { readTarget } from './http/read-target.js'

/** Current location of a page. */
export interface NewLocation {
  readonly href: string
  readonly title: string
}

/** New locations of the pages that windows show. Hidden and disconnected windows receive them after reconnecting. */
export interface MovedPages {
  /** Tracks the page at a decoded path, because a window shows it. */
  readonly follow: (path: string) => void
  /** Finds where tracked pages have moved between two snapshots. */
  readonly update: (before: Snapshot, after: Snapshot) => Promise<void>
  /** Returns the location of the page at a decoded path after all moves; `undefined` if it is unknown. */
  readonly find: (path: string) => NewLocation | undefined
}

/**
 * Time to look for the new location of a deleted page, in milliseconds. A checkout of many files can delete a page in
 * one step and restore it in another.
 */
const SEARCH_MS = 5000

/** A deleted page, and the site before its deletion. */
interface LostPage {
  readonly file: string
  readonly before: Snapshot
  /** Time of the deletion, as `performance.now()` in milliseconds. */
  readonly since: number
}

/** Creates an empty list of moves; `findFile` returns the file served at a path. */
export function createMovedPages(
  findFile: (path: string, snapshot: Snapshot) => Promise<string | undefined>,
): MovedPages {
  const followed = new Set<string>()
  const moves = new Map<string, NewLocation>()
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
    const moving = file === undefined ? page : { file, before, since: now }
    if (!moving || now - moving.since > SEARCH_MS) return
    const moved = findMovedPage(moving.file, moving.before, after)
    if (!moved) {
      lost.set(path, moving)
      return
    }
    const { href, title } = moved.page
    moves.set(path, { href, title })
    // The page may move again.
    followed.add(pathOf(href))
  }
  const find = (path: string): NewLocation | undefined => {
    const location = moves.get(path)
    // This terminates: a page that exists has no entry in `moves`.
    return location && (find(pathOf(location.href)) ?? location)
  }
  return {
    follow: (path) => void followed.add(path),
    update: async (before, after) => {
      if (before.positions === after.positions) return
      for (const path of [...followed]) await updatePath(path, before, after)
    },
    find,
  }
}

/** Returns the decoded path of a URL, as the server reads it. */
function pathOf(href: string): string {
  return readTarget(href)?.path ?? href
}
