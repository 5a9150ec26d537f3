import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { toSitePath } from '../../config/site-path.js'
import type { FileChanges } from '../../session/live/file-changes.js'

/** Inputs of a queue of changes. */
export interface ChangeQueueOptions {
  readonly siteDir: string
  /** Called with the changes since the last call; calls do not overlap. */
  readonly onChanges: (changes: FileChanges) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Changes that are reported together, after a pause. */
export interface ChangeQueue {
  /** Adds the event of a watcher for an absolute path. */
  readonly add: (event: string, path: string) => void
  /** The fingerprint of a file when its last change was reported; `undefined` if none was. */
  readonly reportedStamp: (path: string) => string | undefined
  /** Reports none of the changes in the queue. */
  readonly clear: () => void
}

/** Changes are reported after this pause, or after `MAX_MS` if they do not stop. */
const QUIET_MS = 6
const MAX_MS = 250
/**
 * Pause after a file becomes empty or is deleted: some editors empty a file before they write it, or delete it before
 * they move another file into its place.
 */
const UNFINISHED_MS = 40
/** Creates an empty queue. */
export function createChangeQueue({ siteDir, onChanges, onError }: ChangeQueueOptions): ChangeQueue {
  // Path relative to the site's folder → whether the file was created or removed.
  const waiting = new Map<string, boolean>()
  // Path relative to the site's folder → fingerprint.
  const reported = new Map<string, string>()
  let firstAt = 0
  let timer: NodeJS.Timeout | undefined
  let isBusy = false
  const flush = async (): Promise<void> => {
    timer = undefined
    if (isBusy || waiting.size === 0) return
    isBusy = true
    const changes = { paths: [...waiting.keys()], isStructural: [...waiting.values()].includes(true) }
    for (const name of changes.paths) reported.set(name, fingerprint(join(siteDir, name)))
    waiting.clear()
    await onChanges(changes).catch(onError)
    isBusy = false
    if (waiting.size > 0) schedule(0)
  }
  const schedule = (delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(delay, firstAt + MAX_MS - Date.now())))
  }
  return {
    add: (event, path) => {
      if (waiting.size === 0) firstAt = Date.now()
      const name = toSitePath(siteDir, path)
      waiting.set(name, event !== 'change' || waiting.get(name) === true)
      schedule(event === 'unlink' || (event === 'change' && isEmpty(path)) ? UNFINISHED_MS : QUIET_MS)
    },
    reportedStamp: (path) => reported.get(toSitePath(siteDir, path)),
    clear: () => clearTimeout(timer),
  }
}

function isEmpty(path: string): boolean {
  return statOf(path)?.size === 0
}

/** Returns a text that changes with each write; empty if the file no longer exists, which is a separate event. */
export function fingerprint(path: string): string {
  const stats = statOf(path)
  return stats?.isFile() ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : ''
}

/** Returns the status of a file or folder; `undefined` if there is none that can be accessed. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
