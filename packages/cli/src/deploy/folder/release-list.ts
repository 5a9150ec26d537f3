import { lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { writeStaged } from '../../cache/write-staged.js'
import { readJsonFile } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { isFile } from '../../config/read-regular-file.js'
import { STATE_FOLDER } from '../store.js'

/** Folder of a target that contains a folder per deployment. */
export const RELEASES = 'releases'
/** Symbolic link of a target to the release that a server publishes. */
export const CURRENT = 'current'

const RECORD_NAME = /^record-(.+)\.json$/
/** File of the state folder: release → when a deployment first found it replaced, in milliseconds. */
const REPLACED_FILE = 'releases.json'

/** Path of the record of a release in the target. */
export function recordOf(release: string): string {
  return `${STATE_FOLDER}/record-${release}.json`
}

/** What is at the path of the link `current`; `other` is a link that docgen did not create. */
export type CurrentLink =
  | { readonly kind: 'missing' | 'file' | 'other' }
  | { readonly kind: 'release'; readonly release: string }

/** Reads the link `current`. */
export function readCurrent(folder: string): CurrentLink {
  const path = join(folder, CURRENT)
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return { kind: 'missing' }
  if (!stats.isSymbolicLink()) return { kind: 'file' }
  const release = relative(join(folder, RELEASES), resolve(folder, readlinkSync(path)))
  return /^[^/\\]+$/.test(release) && isFile(join(folder, recordOf(release)))
    ? { kind: 'release', release }
    : { kind: 'other' }
}

/** Switches the link `current` to a release, by one rename. */
export function switchCurrent(folder: string, release: string): void {
  const link = join(folder, STATE_FOLDER, `tmp-${process.pid}-current`)
  rmSync(link, { force: true })
  symlinkSync(join(RELEASES, release), link, 'dir')
  renameSync(link, join(folder, CURRENT))
}

/** Releases with a record, in no particular order. */
export function listReleases(folder: string): readonly string[] {
  return readNames(join(folder, STATE_FOLDER)).flatMap((name) => RECORD_NAME.exec(name)?.[1] ?? [])
}

/** Entries of the folder of releases that docgen has not created. */
export function listForeignReleases(folder: string): readonly string[] {
  const own = new Set(listReleases(folder))
  return readNames(join(folder, RELEASES)).filter((name) => !own.has(name))
}

/** A name for a release that has none: the date and time in UTC. */
export function nameRelease(folder: string, now: number): string {
  const [date = '', time = ''] = new Date(now).toISOString().split(/[T.]/)
  const name = `${date.replaceAll('-', '')}-${time.replaceAll(':', '')}`
  const used = new Set([...listReleases(folder), ...readNames(join(folder, RELEASES))])
  let free = name
  for (let copy = 2; used.has(free); copy++) free = `${name}-${copy}`
  return free
}

/**
 * Removes the releases that were replaced at least `graceMs` before `now`, and the records of releases that someone has
 * removed. Writes to the state folder when each other release was first found replaced.
 */
export async function removeOldReleases(folder: string, now: number, graceMs: number): Promise<void> {
  const current = readCurrent(folder)
  // Without the link, docgen does not know which release is in use.
  if (current.kind !== 'release') return
  const file = join(folder, STATE_FOLDER, REPLACED_FILE)
  const noted = readJsonFile(file)
  const replaced: Record<string, number> = {}
  for (const release of listReleases(folder)) {
    if (release === current.release) continue
    const path = join(folder, RELEASES, release)
    const since = isRecord(noted) ? noted[release] : undefined
    const isOld = typeof since === 'number' && now - since >= graceMs
    if (lstatSync(path, { throwIfNoEntry: false }) && !isOld) {
      replaced[release] = typeof since === 'number' ? since : now
      continue
    }
    await removeRelease(folder, release)
  }
  if (JSON.stringify(replaced) === JSON.stringify(noted ?? {})) return
  const staged = join(folder, STATE_FOLDER, `tmp-${process.pid}-releases`)
  writeStaged(staged, `${JSON.stringify(replaced)}\n`)
  renameSync(staged, file)
}

async function removeRelease(folder: string, release: string): Promise<void> {
  const path = join(folder, RELEASES, release)
  if (lstatSync(path, { throwIfNoEntry: false })) {
    // After a kill, half of a release must not look like a whole one.
    const trash = join(folder, STATE_FOLDER, `tmp-${process.pid}-${release}`)
    renameSync(path, trash)
    rmSync(join(folder, recordOf(release)), { force: true })
    await rm(trash, { recursive: true, force: true })
  } else rmSync(join(folder, recordOf(release)), { force: true })
}

function readNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
