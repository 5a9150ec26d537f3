import { existsSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFolder } from '../cache/create-folder.js'
import { type Lock, type LockOptions, takeLock } from '../cache/take-lock.js'
import { readJsonFile } from '../config/files/read-json-file.js'
import { isRecord } from '../config/is-record.js'
import { readVersionNames } from '../read/versions/read-version-names.js'
import { versionsFileOf } from '../read/versions/version-files.js'

/** A version that is being cut or removed. */
export interface VersionChange {
  readonly name: string
  /** Id of the docs folder that has the version. */
  readonly docs: string
  /** Files and folders of the version, relative to the site's folder. */
  readonly paths: readonly string[]
}

const LINE_WIDTH = 80
const JOURNAL = '.docgen/version-change.json'
// One lock for all docs folders: they share the journal.
const LOCK = '.docgen/versions.lock'

/**
 * Locks the versions of a site against changes by other processes, and finishes the change of a killed process. If
 * another process still holds the lock at the timeout, the result has no `release`.
 */
export async function lockVersions(siteDir: string, options: LockOptions): Promise<Lock> {
  const lock = await takeLock(join(siteDir, LOCK), options)
  if ('release' in lock) recoverChange(siteDir)
  return lock
}

/** Finishes the change of a killed process, unless a running process is cutting or removing a version. */
export async function finishKilledChange(siteDir: string): Promise<void> {
  if (!existsSync(join(siteDir, JOURNAL))) return
  const lock = await lockVersions(siteDir, { timeout: 0 })
  if ('release' in lock) lock.release()
}

/**
 * Records a change before it begins. A version exists once `versions.json` lists it, which takes one rename: if a
 * killed process leaves a recorded version that is not listed, its files are removed.
 */
export function announceChange(siteDir: string, change: VersionChange): void {
  writeAtomically(siteDir, JOURNAL, JSON.stringify(change))
}

/** Deletes the record of a change that is complete. */
export function endChange(siteDir: string): void {
  rmSync(join(siteDir, JOURNAL), { force: true })
}

/** Removes the files of a recorded version that is not listed. Only for the process that holds the lock. */
export function recoverChange(siteDir: string): void {
  if (!existsSync(join(siteDir, JOURNAL))) return
  const change = readJournal(siteDir)
  const names = change && readVersionNames(siteDir, change.docs)
  // Whether an unreadable list names the version is unknown.
  if (names && names.diagnostics.length > 0) return
  if (names && !names.value.includes(change.name)) removePaths(siteDir, change.paths)
  endChange(siteDir)
}

/** Writes the list of versions, or deletes it if it is empty. A version is added or removed at this moment. */
export function writeVersionList(siteDir: string, docs: string, names: readonly string[]): void {
  const file = versionsFileOf(docs)
  if (names.length === 0) rmSync(join(siteDir, file), { force: true })
  else writeAtomically(siteDir, file, `${formatList(names)}\n`)
}

/** Formats a list like JSON formatters: on one line if it fits. */
function formatList(names: readonly string[]): string {
  const line = `[${names.map((name) => JSON.stringify(name)).join(', ')}]`
  return line.length <= LINE_WIDTH ? line : JSON.stringify(names, null, 2)
}

/** Removes files and folders of the site, and the parent folder of each if it becomes empty. */
export function removePaths(siteDir: string, paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(siteDir, path), { recursive: true, force: true })
    removeIfEmpty(join(siteDir, dirname(path)))
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // The folder is not empty, or does not exist.
  }
}

/** Writes a file by renaming, so that readers never see a part of it. */
function writeAtomically(siteDir: string, file: string, text: string): void {
  const path = join(siteDir, file)
  createFolder(dirname(path))
  const temporary = join(siteDir, '.docgen', `draft-${process.pid}`)
  createFolder(dirname(temporary))
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}

function readJournal(siteDir: string): VersionChange | undefined {
  const value = readJsonFile(join(siteDir, JOURNAL))
  if (!isRecord(value)) return undefined
  const { name, docs, paths } = value
  if (typeof name !== 'string' || typeof docs !== 'string' || !Array.isArray(paths)) return undefined
  return { name, docs, paths: paths.filter((path) => typeof path === 'string') }
}
