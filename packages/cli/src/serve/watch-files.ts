import { statSync } from 'node:fs'
import { toSitePath } from '../config/site-path.js'
import type { FileChanges } from '../session/file-changes.js'

/** What to watch. */
export interface WatchRequest {
  /** Absolute path of the site's folder. */
  readonly siteDir: string
  /** Absolute paths of files and folders. */
  readonly roots: readonly string[]
  /** Says of an absolute path that nothing below it matters. */
  readonly isIgnored: (path: string) => boolean
  /** For file systems that tell nobody of changes: how often to look, in milliseconds. */
  readonly pollEvery?: number | undefined
  /** Called with what has changed since the last call; the next call waits for the end of this one. */
  readonly onChanges: (changes: FileChanges) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Watches files until it is closed. */
export interface FileWatch {
  /** Watches more, where it is not watched yet. */
  readonly add: (roots: readonly string[]) => void
  readonly close: () => Promise<void>
}

/** A save is over when nothing has come for so long; a burst that never rests is taken in parts. */
const QUIET_MS = 6
const LONGEST_MS = 250
/** Some editors empty a file before they write it, or take it away and put another in its place. */
const UNFINISHED_MS = 40
/** For 50 ms after a change chokidar tells nobody of another one of the same file: then somebody has to look. */
const DEAF_MS = 60

/** Starts to watch, and resolves when every change from now on will be seen. Changes that come together are told together. */
export async function watchFiles(request: WatchRequest): Promise<FileWatch> {
  // Nobody who waits for the first page waits for this.
  const { watch } = await import('chokidar')
  const { siteDir, roots, isIgnored, pollEvery, onChanges, onError } = request
  const waiting = new Map<string, boolean>()
  let first = 0
  let timer: NodeJS.Timeout | undefined
  let isBusy = false

  const flush = async (): Promise<void> => {
    timer = undefined
    if (isBusy || waiting.size === 0) return
    isBusy = true
    const changes = { paths: [...waiting.keys()], isStructural: [...waiting.values()].includes(true) }
    waiting.clear()
    await onChanges(changes).catch(onError)
    isBusy = false
    if (waiting.size > 0) schedule(0)
  }
  const schedule = (delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(delay, first + LONGEST_MS - Date.now())))
  }
  const watcher = watch([...roots], {
    ignoreInitial: true,
    ignored: isIgnored,
    // What belongs together is put together below.
    atomic: false,
    ignorePermissionErrors: true,
    ...(pollEvery !== undefined && { usePolling: true, interval: pollEvery, binaryInterval: pollEvery }),
  })
  const note = (event: string, path: string): void => {
    if (waiting.size === 0) first = Date.now()
    const name = toSitePath(siteDir, path)
    waiting.set(name, event !== 'change' || waiting.get(name) === true)
    schedule(event === 'unlink' || (event === 'change' && isEmpty(path)) ? UNFINISHED_MS : QUIET_MS)
  }
  watcher.on('all', (event, path) => {
    note(event, path)
    if (event !== 'change') return
    const seen = stampOf(path)
    setTimeout(() => !watcher.closed && stampOf(path) !== seen && note(event, path), DEAF_MS).unref()
  })
  watcher.on('error', onError)
  const fileWatch: FileWatch = {
    add: (more) => void watcher.add([...more]),
    close: async () => {
      clearTimeout(timer)
      await watcher.close()
    },
  }
  return new Promise((resolve) => watcher.once('ready', () => resolve(fileWatch)))
}

function isEmpty(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === 0
}

/** Another one after each write; empty where the file has gone, which is told by an event of its own. */
function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : ''
}
