import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../cache/create-folder.js'
import { hashBytes } from '../cache/hash.js'
import type { Cache } from '../cache/open-cache.js'
import { readJsonFile } from '../config/files/read-json-file.js'
import { isRecord } from '../config/is-record.js'
import type { EmittedFile, OutputRecord } from './artifact.js'
import { FORMER_MANIFEST_FILE, MANIFEST_FILE, MANIFEST_START } from './create-manifest.js'
import { removeFile } from './move-into-place.js'

// No file has this time, so a file that is recorded only by name always counts as changed.
const UNKNOWN_TIME = -1

/** Location of an output folder's record. */
export interface RecordLocation {
  readonly cache: Cache
  /** docgen's working folder of the site, such as `.docgen`. */
  readonly workDir: string
  readonly outDir: string
}

/**
 * Reads which files docgen left in the output folder: from the folder's manifest, from the cache, and from the list of
 * a build that was killed while it moved files.
 */
export function readRecord(location: RecordLocation): OutputRecord {
  const files: Record<string, OutputRecord['files'][string]> = {}
  const recorded = location.cache.get<OutputRecord>(recordKey(location))?.files
  // If the manifest is unchanged, the record already has every file.
  const manifest = recorded?.[MANIFEST_FILE]
  if (!manifest || !isIntact(join(location.outDir, MANIFEST_FILE), manifest)) {
    for (const [file, emitted] of Object.entries(readManifest(location.outDir) ?? {})) {
      files[file] = { ...emitted, mtimeMs: UNKNOWN_TIME }
    }
  }
  // The record is only valid for an output folder that exists.
  if (recorded && existsSync(location.outDir)) Object.assign(files, recorded)
  for (const file of readPending(location)) files[file] = { hash: '', size: 0, mtimeMs: UNKNOWN_TIME }
  return { files }
}

/** Whether docgen may write its output to a folder: it does not exist, is empty, or contains output of docgen. */
export function canHoldOutput(outDir: string): boolean {
  if (!existsSync(outDir)) return true
  if (!statSync(outDir).isDirectory()) return false
  return readdirSync(outDir).length === 0 || findManifest(outDir) !== undefined || readManifest(outDir) !== undefined
}

/** Whether the file still has the recorded size and time. */
export function isIntact(path: string, { size, mtimeMs }: OutputRecord['files'][string]): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isFile() === true && stat.size === size && stat.mtimeMs === mtimeMs
}

/** Records which files are about to be moved, until `writeRecord` is called. */
export function announceMove(location: RecordLocation, files: readonly string[]): void {
  createFolder(location.workDir)
  writeFileSync(pendingPath(location), JSON.stringify(files))
}

/** Previous content of the output folder, and the files moved there since. */
interface Changes {
  readonly record: OutputRecord
  readonly moved: ReadonlySet<string>
}

/** Records the current content of the output folder, with the time of each file. */
export function writeRecord(
  location: RecordLocation,
  files: ReadonlyMap<string, EmittedFile>,
  { record: before, moved }: Changes,
): void {
  // A temporary cache needs no record for later builds.
  if (location.cache.isPersistent) {
    const record: Record<string, OutputRecord['files'][string]> = {}
    for (const [file, emitted] of files) {
      const previous = moved.has(file) ? undefined : before.files[file]
      record[file] = { ...emitted, mtimeMs: previous?.mtimeMs ?? statSync(join(location.outDir, file)).mtimeMs }
    }
    location.cache.put(recordKey(location), { files: record } satisfies OutputRecord)
  }
  rmSync(pendingPath(location), { force: true })
}

function recordKey({ outDir }: RecordLocation): string {
  return `output:${hashBytes(outDir)}`
}

function pendingPath({ workDir, outDir }: RecordLocation): string {
  return join(workDir, `pending-${hashBytes(outDir).slice(0, 8)}.json`)
}

function readPending(location: RecordLocation): readonly string[] {
  const value = readJsonFile(pendingPath(location))
  return Array.isArray(value) ? value.filter((file) => typeof file === 'string') : []
}

/** The files that the manifest of a built site lists, by path; undefined without a docgen manifest. */
export function readManifest(outDir: string): Readonly<Record<string, EmittedFile>> | undefined {
  const name = findManifest(outDir) ?? MANIFEST_FILE
  const value = readJsonFile(join(outDir, name))
  if (!isRecord(value) || value['version'] !== 1 || !isRecord(value['files'])) return undefined
  const files = Object.entries(value['files']).filter((entry): entry is [string, EmittedFile] =>
    isEmittedFile(entry[1]),
  )
  return { ...Object.fromEntries(files), [name]: { hash: '', size: 0 } }
}

/** Name of the folder's manifest. Reads only its first lines, because parsing it takes longer than keeping all pages. */
function findManifest(outDir: string): string | undefined {
  return [MANIFEST_FILE, FORMER_MANIFEST_FILE].find((name) => beginsAsManifest(join(outDir, name)))
}

function beginsAsManifest(path: string): boolean {
  try {
    const file = openSync(path, 'r')
    try {
      const bytes = Buffer.alloc(1024)
      return MANIFEST_START.test(bytes.toString('utf8', 0, readSync(file, bytes)))
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
}

function isEmittedFile(value: unknown): value is EmittedFile {
  return isRecord(value) && typeof value['hash'] === 'string' && typeof value['size'] === 'number'
}

/** Removes docgen's files from an output folder, and the folder itself if it is empty then. */
export function removeOutput(outDir: string): void {
  const files = readManifest(outDir)
  if (!files) return
  for (const file of Object.keys(files)) removeFile(outDir, file)
  if (existsSync(outDir) && readdirSync(outDir).length === 0) rmSync(outDir, { recursive: true })
}
