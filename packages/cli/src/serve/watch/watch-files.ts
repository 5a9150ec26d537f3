import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FSWatcher } from 'chokidar'
import type { FileChanges } from '../../session/live/file-changes.js'
import { createChangeQueue, fingerprint, statOf } from './change-queue.js'
import { findMissedChanges, isBrokenLink, type MissedRequest } from './find-missed-changes.js'

/** The files to watch, and the functions to call on changes. */
export interface WatchRequest extends Omit<MissedRequest, 'since'> {
  /** Polling interval in milliseconds, for file systems without change events. */
  readonly pollEvery?: number | undefined
  /** Called with the changes since the last call; calls do not overlap. */
  readonly onChanges: (changes: FileChanges) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** An open file watcher. */
export interface FileWatch {
  /** Watches additional files and folders, except those that are already watched. */
  readonly add: (roots: readonly string[]) => void
  readonly close: () => Promise<void>
}

/**
 * Delay before a file is checked again: chokidar reports only the first event of a file within 50 ms, or none if the
 * file had not changed by then.
 */
const SILENT_MS = 60

/** Starts watching; resolves once every later change will be seen. Simultaneous changes are reported together. */
export async function watchFiles(request: WatchRequest): Promise<FileWatch> {
  // Imported here, so that the first page does not wait for the package.
  const { watch } = await import('chokidar')
  const { siteDir, roots, isIgnored, pollEvery, onError } = request
  const queue = createChangeQueue(request)
  const pending = new Set<string>()
  const checkLater = (watcher: FSWatcher, path: string): void => {
    if (pending.has(path) || isIgnored(path)) return
    pending.add(path)
    const seen = fingerprint(path)
    setTimeout(() => {
      pending.delete(path)
      const stamp = fingerprint(path)
      const lastStamp = queue.reportedStamp(path) ?? seen
      if (!watcher.closed && stamp !== '' && stamp !== lastStamp) queue.add('change', path)
    }, SILENT_MS).unref()
  }
  const watched = new Set(roots)
  let isClosed = false
  const open = async (): Promise<FSWatcher> => {
    const opened = watch([...watched], {
      ignoreInitial: true,
      // Two links to a parent folder would produce endlessly many paths.
      ignored: (path, stats) => isIgnored(path) || (stats?.isFile() === false && isBrokenLink(path)),
      // The queue merges related events.
      atomic: false,
      ignorePermissionErrors: true,
      ...(pollEvery !== undefined && { usePolling: true, interval: pollEvery, binaryInterval: pollEvery }),
    })
    opened.on('all', (event, path) => {
      queue.add(event, path)
      if (event === 'change') checkLater(opened, path)
    })
    opened.on('raw', (_event, name, details) => {
      const path = pathOfEvent(name, details)
      if (path !== undefined) checkLater(opened, path)
    })
    opened.on('error', onError)
    await new Promise<void>((resolve) => opened.once('ready', resolve))
    watchReplacedFolders(opened, replace)
    watchBrokenLinks(opened, (path) => !isIgnored(path) && queue.add('add', path))
    return opened
  }

  const replaced = new Set<string>()
  let renewal: Promise<void> | undefined
  const replace = (folder: string): void => {
    replaced.add(folder)
    renewal ??= renew().catch(onError)
  }
  /** Opens the watcher again, because it follows the original folder wherever it is moved, not its replacement. */
  const renew = async (): Promise<void> => {
    while (replaced.size > 0 && !isClosed) {
      const folders = [...replaced]
      const since = Date.now()
      // Close the old watcher first, because chokidar's watchers share open handles by path.
      await watcher.close()
      watcher = await open()
      for (const folder of folders) replaced.delete(folder)
      const inReplaced = findMissedChanges({ siteDir, roots: folders, isIgnored, since: 0 })
      const missed = findMissedChanges({ siteDir, roots: [...watched], isIgnored, since })
      for (const path of [...inReplaced.paths, ...missed.paths]) queue.add('add', join(siteDir, path))
    }
    renewal = undefined
  }

  let watcher = await open()
  return {
    add: (more) => {
      for (const root of more) watched.add(root)
      watcher.add([...more])
    },
    close: async () => {
      isClosed = true
      queue.clear()
      await renewal
      await watcher.close()
    },
  }
}

/** Calls `onReplaced` when a watched folder is replaced with another, which chokidar does not notice. */
function watchReplacedFolders(watcher: FSWatcher, onReplaced: (folder: string) => void): void {
  const folders = new Map<string, string>()
  const note = (path: string): void => void folders.set(path, identityOf(path))
  Object.keys(watcher.getWatched()).forEach(note)
  watcher.on('addDir', note)
  watcher.on('unlinkDir', (path) => folders.delete(path))
  watcher.on('raw', (event, name, details) => {
    const path = pathOfEvent(name, details)
    if (event !== 'rename' || path === undefined) return
    const lastIdentity = folders.get(path)
    const identity = lastIdentity === undefined ? '' : identityOf(path)
    if (identity !== '' && identity !== lastIdentity) onReplaced(path)
  })
}

/**
 * Calls `onChange` for each link that breaks or is fixed, which chokidar does not notice. docgen reports broken links.
 */
function watchBrokenLinks(watcher: FSWatcher, onChange: (path: string) => void): void {
  const broken = new Set<string>()
  for (const folder of Object.keys(watcher.getWatched())) {
    for (const name of listLinks(folder)) if (isBrokenLink(join(folder, name))) broken.add(join(folder, name))
  }
  const look = (path: string): void => {
    if (broken.has(path) === isBrokenLink(path)) return
    if (!broken.delete(path)) broken.add(path)
    onChange(path)
  }
  watcher.on('raw', (event, name, details) => {
    const path = pathOfEvent(name, details)
    if (path !== undefined && event === 'rename') look(path)
    if (path !== undefined) return
    // With polling, an event names only the folder in which an entry has changed.
    const brokenHere = [...broken].filter((link) => dirname(link) === name)
    new Set([...brokenHere, ...listLinks(name).map((link) => join(name, link))]).forEach(look)
  })
}

function listLinks(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isSymbolicLink() ? [entry.name] : []))
  } catch {
    return []
  }
}

/** Returns the path of a system event; `undefined` if the event names no entry of a folder. */
function pathOfEvent(name: string, details: unknown): string | undefined {
  const { watchedPath } = details as { readonly watchedPath?: string }
  return watchedPath === undefined || !name ? undefined : join(watchedPath, name)
}

/**
 * Returns a text that identifies a folder; empty if there is none. An inode number is not enough, because it is reused.
 */
function identityOf(folder: string): string {
  const stats = statOf(folder)
  return stats?.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : ''
}
