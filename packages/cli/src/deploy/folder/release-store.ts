import { copyFileSync, linkSync, lstatSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { setImmediate as yieldToEvents } from 'node:timers/promises'
import { createFolder } from '../../cache/create-folder.js'
import { writeCreatingFolder } from '../../cache/write-staged.js'
import { parseJson } from '../../config/files/read-json-file.js'
import { isFile } from '../../config/read-regular-file.js'
import { explainDiskError } from '../../emit/describe-write-error.js'
import { removeFile } from '../../emit/move-into-place.js'
import { DeployFailure, failDeployment } from '../deploy-failure.js'
import { type DeployJournal, type DeployRecord, parseJournal } from '../deploy-record.js'
import { stateContent } from '../state-content.js'
import { STATE_FILES, STATE_FOLDER, STATE_SETTINGS, type Store } from '../store.js'
import { guardDisk, openFolderStore } from './folder-store.js'
import {
  CURRENT,
  listForeignReleases,
  nameRelease,
  RELEASES,
  readCurrent,
  recordOf,
  removeOldReleases,
  switchCurrent,
} from './release-list.js'

/** The release that a deployment writes. A killed deployment leaves it, and the next one continues. */
const NEXT = `${STATE_FOLDER}/next`
/** Number of files to link before Ctrl-C is handled. */
const LINKED_AT_ONCE = 500
/** Files of the state folder that belong to the target, not to a release. */
const TARGET_FILES: readonly string[] = [STATE_FILES.journal, STATE_FILES.progress]

/** How to open a folder of releases. */
export interface ReleaseOptions {
  readonly signal: AbortSignal
  /** How long a release stays after it was replaced, in milliseconds. */
  readonly graceMs: number
  /** Current time in milliseconds. */
  readonly now: () => number
}

/**
 * Opens a folder as a store in which each deployment is a folder of its own, below `releases`. The commit switches the
 * symbolic link `current`, so readers see all files of one deployment at each moment. `folder` is an absolute path.
 */
export function openReleaseStore(folder: string, { signal, graceMs, now }: ReleaseOptions): Store {
  const base = openFolderStore(folder)
  const guard = <Result>(run: () => Result): Result => guardDisk(folder, run)
  const current = (): string | undefined => {
    const link = guard(() => readCurrent(folder))
    if (link.kind === 'file') throw failWithoutLink(join(folder, CURRENT))
    return link.kind === 'release' ? link.release : undefined
  }
  /** Path of a file of the next release in the target: written by this deployment, or part of the current release. */
  const find = (file: string, release: string | undefined): string | undefined =>
    [`${NEXT}/${file}`, ...(release === undefined ? [] : [`${RELEASES}/${release}/${file}`])].find((path) =>
      isFile(join(folder, path)),
    )
  const read: Store['read'] = async (file) => {
    if (TARGET_FILES.includes(file)) return base.read(file)
    const release = current()
    const path = file === STATE_FILES.record ? release && recordOf(release) : find(file, release)
    return path === undefined ? undefined : base.read(path)
  }
  return {
    ...base,
    list: async (limit) => guard(() => listOthers(folder, limit)),
    read,
    hash: (file, size) => base.hash(`${NEXT}/${file}`, size),
    // Only docgen writes to a release, so there is no file of others to keep.
    write: async (file, content, settings) => {
      if (TARGET_FILES.includes(file)) return base.write(file, content, settings)
      const path = `${NEXT}/${file}`
      try {
        return await base.write(path, content, settings)
      } catch (error) {
        if (!(error instanceof DeployFailure) || !guard(() => clearWay(folder, path))) throw error
        return base.write(path, content, settings)
      }
    },
    // A release contains nothing but the files of its record.
    remove: async () => {},
    findMissing: async (files) => {
      const release = current()
      return guard(() => [...files].filter((file) => find(file, release) === undefined))
    },
    commit: async (record, condition) => {
      const from = current()
      const last = await read(STATE_FILES.record)
      if (last?.tag !== ('tag' in condition ? condition.tag : undefined)) return undefined
      const journal = await base.read(STATE_FILES.journal)
      const written = listWritten(journal && parseJournal(parseJson(journal.bytes.toString())))
      await completeRelease({ folder, from, record, written, signal })
      const release = nameRelease(folder, now())
      // They describe the folder that is about to get its name.
      for (const file of TARGET_FILES) guard(() => rmSync(join(folder, file), { force: true }))
      await base.write(recordOf(release), stateContent(record), STATE_SETTINGS)
      guard(() => {
        createFolder(join(folder, RELEASES))
        renameSync(join(folder, NEXT), join(folder, RELEASES, release))
        switchCurrent(folder, release)
      })
      await removeReplaced(folder, now(), Number.POSITIVE_INFINITY)
      return { release }
    },
    lock: async () => {
      const lock = await base.lock()
      if ('hint' in lock) return lock
      try {
        guard(() => removeUnknown(folder))
        checkLinks(folder)
        await removeReplaced(folder, now(), graceMs)
      } catch (error) {
        await lock.release()
        throw error
      }
      return lock
    },
  }
}

/** Creates the failure of a target with something else at the path of the link. */
function failWithoutLink(path: string): DeployFailure {
  const hint = 'Move it away, or choose another folder: with --atomic, docgen creates a link there'
  return failDeployment(`${path} is not a symbolic link`, hint)
}

/** Removes the next release if no journal describes it, or the journal if there is no such folder. */
function removeUnknown(folder: string): void {
  const paths = [NEXT, STATE_FILES.journal].map((file) => join(folder, file))
  if (!paths.every((path) => lstatSync(path, { throwIfNoEntry: false })))
    for (const path of paths) rmSync(path, { recursive: true, force: true })
}

/** Files that this deployment, and incomplete ones before it, have written to the next release. */
function listWritten(journal: DeployJournal | undefined): ReadonlySet<string> {
  return new Set([...Object.keys(journal?.base ?? {}), ...(journal?.uploads ?? []).map(([file]) => file)])
}

interface NextRelease {
  readonly folder: string
  /** The current release. */
  readonly from: string | undefined
  readonly record: DeployRecord
  readonly written: ReadonlySet<string>
  readonly signal: AbortSignal
}

/** Adds the files of a record that no deployment has written, and removes what an earlier one has left. */
async function completeRelease({ folder, from, record, written, signal }: NextRelease): Promise<void> {
  const { files, old } = record
  const next = join(folder, NEXT)
  guardDisk(folder, () => {
    createFolder(next)
    for (const file of listFiles(next)) if (!(file in files) && !(file in old)) removeFile(next, file)
  })
  const names = [...Object.keys(files), ...Object.keys(old)]
  for (const [index, file] of names.entries()) {
    if (index % LINKED_AT_ONCE === 0) {
      await yieldToEvents()
      signal.throwIfAborted()
    }
    if (written.has(file) && isFile(join(next, file))) continue
    const source =
      from === undefined || (written.has(file) && file in files) ? undefined : join(folder, RELEASES, from, file)
    if (source === undefined || !isFile(source))
      throw failDeployment(`${source ?? join(next, file)} has been removed during the deployment`, 'Deploy again')
    guardDisk(folder, () => linkFile(source, folder, `${NEXT}/${file}`))
  }
}

/** Links a file, or copies it: some file systems have no hard links, or only so many of one file. */
function linkFile(source: string, folder: string, file: string): void {
  const path = join(folder, file)
  try {
    writeCreatingFolder(path, () => linkSync(source, path))
  } catch {
    // A killed deployment may have linked the file of another release.
    clearWay(folder, file)
    const staged = join(folder, STATE_FOLDER, `tmp-${process.pid}-copy`)
    copyFileSync(source, staged)
    createFolder(dirname(path))
    renameSync(staged, path)
  }
}

/**
 * Removes what an earlier deployment has left at the path of a file, or of a folder that contains it. Returns whether
 * there was anything.
 */
function clearWay(folder: string, file: string): boolean {
  const names = file.split('/')
  for (let count = NEXT.split('/').length + 1; count <= names.length; count++) {
    const path = join(folder, ...names.slice(0, count))
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) return false
    if (stats.isDirectory() === count < names.length) continue
    rmSync(path, { recursive: true, force: true })
    return true
  }
  return false
}

/** Entries of a target that are neither releases nor the link, without those of the state folder. */
function listOthers(folder: string, limit: number): readonly string[] {
  const foreign = listForeignReleases(folder).map((name) => `${RELEASES}/${name}`)
  const names = lstatSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : []
  const isOwn = (name: string): boolean =>
    name === STATE_FOLDER || name === RELEASES || (name === CURRENT && readCurrent(folder).kind === 'release')
  return [...names.filter((name) => !isOwn(name)), ...foreign].slice(0, limit)
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [] : relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  )
}

/**
 * Removes the releases that were replaced at least `graceMs` ago, and notes which ones are replaced now. Rejects with a
 * `DeployFailure`.
 */
async function removeReplaced(folder: string, now: number, graceMs: number): Promise<void> {
  try {
    await removeOldReleases(folder, now, graceMs)
  } catch (error) {
    throw failDeployment(`could not remove old releases of ${folder}: ${explainDiskError(error)}`, 'Deploy again')
  }
}

/** Throws a `DeployFailure` if one symbolic link can't replace another, as on Windows and some file systems. */
function checkLinks(folder: string): void {
  const [first, second] = ['a', 'b'].map((name) => join(folder, STATE_FOLDER, `tmp-${process.pid}-link-${name}`))
  if (first === undefined || second === undefined) return
  try {
    for (const path of [first, second]) symlinkSync(RELEASES, path, 'dir')
    renameSync(first, second)
  } catch (error) {
    throw failDeployment(
      `${folder} can't have symbolic links that replace one another, which --atomic needs: ${explainDiskError(error)}`,
      'Deploy without --atomic, or to a folder of a Linux or macOS file system',
    )
  } finally {
    for (const path of [first, second]) rmSync(path, { force: true })
  }
}
