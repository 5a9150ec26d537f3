import { readdirSync, type Stats, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FSWatcher } from 'chokidar'
import { toSitePath } from '../config/site-path.js'
import type { FileChanges } from '../session/live/file-changes.js'
import { findMissedChanges, type MissedRequest } from './find-missed-changes.js'
import { isDeadLink } from './is-dead-link.js'

/** What to watch. */
export interface WatchRequest extends Omit<MissedRequest, 'since'> {
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
/** Of what happens to a file within 50 ms chokidar may tell the first alone, or nothing, where that was no change: then somebody has to look. */
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
    for (const name of changes.paths) told.set(name, stampOf(join(siteDir, name)))
    waiting.clear()
    await onChanges(changes).catch(onError)
    isBusy = false
    if (waiting.size > 0) schedule(0)
  }
  const schedule = (delay: number): void => {
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(delay, first + LONGEST_MS - Date.now())))
  }
  const note = (event: string, path: string): void => {
    if (waiting.size === 0) first = Date.now()
    const name = toSitePath(siteDir, path)
    waiting.set(name, event !== 'change' || waiting.get(name) === true)
    schedule(event === 'unlink' || (event === 'change' && isEmpty(path)) ? UNFINISHED_MS : QUIET_MS)
  }
  // Path → how the file was when its change was told last.
  const told = new Map<string, string>()
  const looking = new Set<string>()
  const lookAgain = (watcher: FSWatcher, path: string): void => {
    if (looking.has(path) || isIgnored(path)) return
    looking.add(path)
    const seen = stampOf(path)
    setTimeout(() => {
      looking.delete(path)
      const stamp = stampOf(path)
      const known = told.get(toSitePath(siteDir, path)) ?? seen
      if (!watcher.closed && stamp !== '' && stamp !== known) note('change', path)
    }, DEAF_MS).unref()
  }
  const watched = new Set(roots)
  let isClosed = false
  const open = async (): Promise<FSWatcher> => {
    const opened = watch([...watched], {
      ignoreInitial: true,
      // With more than one link to a folder around it, there would be no end of folders.
      ignored: (path, stats) => isIgnored(path) || (stats?.isFile() === false && isDeadLink(path)),
      // What belongs together is put together below.
      atomic: false,
      ignorePermissionErrors: true,
      ...(pollEvery !== undefined && { usePolling: true, interval: pollEvery, binaryInterval: pollEvery }),
    })
    opened.on('all', (event, path) => {
      note(event, path)
      if (event === 'change') lookAgain(opened, path)
    })
    opened.on('raw', (_event, name, details) => {
      const path = placeOf(name, details)
      if (path !== undefined) lookAgain(opened, path)
    })
    opened.on('error', onError)
    await new Promise<void>((resolve) => opened.once('ready', resolve))
    findReplacedFolders(opened, replace)
    findDeadLinks(opened, (path) => !isIgnored(path) && note('add', path))
    return opened
  }

  const replaced = new Set<string>()
  let renewal: Promise<void> | undefined
  const replace = (folder: string): void => {
    replaced.add(folder)
    renewal ??= renew().catch(onError)
  }
  /** What is watched is the folder that was there, wherever it went, and not the one in its place: all is opened anew. */
  const renew = async (): Promise<void> => {
    while (replaced.size > 0 && !isClosed) {
      const folders = [...replaced]
      const since = Date.now()
      // First: chokidar's watchers share what they have opened, by its path.
      await watcher.close()
      watcher = await open()
      for (const folder of folders) replaced.delete(folder)
      const inside = findMissedChanges({ siteDir, roots: folders, isIgnored, since: 0 })
      const meanwhile = findMissedChanges({ siteDir, roots: [...watched], isIgnored, since })
      for (const path of [...inside.paths, ...meanwhile.paths]) note('add', join(siteDir, path))
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
      clearTimeout(timer)
      await renewal
      await watcher.close()
    },
  }
}

/** Calls with each folder, watched already, that another one has taken the place of: chokidar sees nothing of that. */
function findReplacedFolders(watcher: FSWatcher, onReplaced: (folder: string) => void): void {
  const folders = new Map<string, string>()
  const note = (path: string): void => void folders.set(path, identityOf(path))
  Object.keys(watcher.getWatched()).forEach(note)
  watcher.on('addDir', note)
  watcher.on('unlinkDir', (path) => folders.delete(path))
  watcher.on('raw', (event, name, details) => {
    const path = placeOf(name, details)
    if (event !== 'rename' || path === undefined) return
    const known = folders.get(path)
    const found = known === undefined ? '' : identityOf(path)
    if (found !== '' && found !== known) onReplaced(path)
  })
}

/** Calls with each link that comes to be dead or is no longer: of those chokidar tells nothing, and docgen names them as mistakes. */
function findDeadLinks(watcher: FSWatcher, onTurned: (path: string) => void): void {
  const dead = new Set<string>()
  for (const folder of Object.keys(watcher.getWatched())) {
    for (const name of listLinks(folder)) if (isDeadLink(join(folder, name))) dead.add(join(folder, name))
  }
  const look = (path: string): void => {
    if (dead.has(path) === isDeadLink(path)) return
    if (!dead.delete(path)) dead.add(path)
    onTurned(path)
  }
  watcher.on('raw', (event, name, details) => {
    const path = placeOf(name, details)
    if (path !== undefined && event === 'rename') look(path)
    if (path !== undefined) return
    // Who polls hears that a folder has changed, and not what in it.
    const known = [...dead].filter((link) => dirname(link) === name)
    new Set([...known, ...listLinks(name).map((link) => join(name, link))]).forEach(look)
  })
}

function listLinks(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isSymbolicLink() ? [entry.name] : []))
  } catch {
    return []
  }
}

/** What the system has told something of, where it names something in a folder. */
function placeOf(name: string, details: unknown): string | undefined {
  const { watchedPath } = details as { readonly watchedPath?: string }
  return watchedPath === undefined || !name ? undefined : join(watchedPath, name)
}

/** Another one for each folder that is made; empty where there is none. Numbers of files alone are used again. */
function identityOf(folder: string): string {
  const stats = statOf(folder)
  return stats?.isDirectory() ? `${stats.ino} ${stats.birthtimeMs}` : ''
}

function isEmpty(path: string): boolean {
  return statOf(path)?.size === 0
}

/** Another one after each write; empty where no file is any more, which is told by an event of its own. */
function stampOf(path: string): string {
  const stats = statOf(path)
  return stats?.isFile() ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : ''
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
