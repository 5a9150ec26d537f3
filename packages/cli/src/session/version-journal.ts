import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProcessRunning } from '../cache/is-process-running.js'
import { readJsonFile } from '../config/read-json-file.js'
import { isRecord } from '../config/schema/is-record.js'
import { readVersionNames } from '../read/versions/read-version-names.js'
import { versionsFileOf } from '../read/versions/version-files.js'

/** A version that is being cut or removed. */
export interface VersionChange {
  readonly name: string
  /** Id of the documents that it is a version of. */
  readonly docs: string
  /** Everything that belongs to it, relative to the site's folder. */
  readonly paths: readonly string[]
}

const LINE_WIDTH = 80
const JOURNAL = '.docgen/version-change.json'

/** Notes a change before it begins. A version is there when `versions.json` lists it, which one rename decides: what is noted and not listed is to go. */
export function announceChange(siteDir: string, change: VersionChange): void {
  writeWhole(siteDir, JOURNAL, JSON.stringify({ ...change, process: process.pid }))
}

/** Forgets the change that was noted: it is done. */
export function concludeChange(siteDir: string): void {
  rmSync(join(siteDir, JOURNAL), { force: true })
}

/** Finishes a change that was killed on its way: takes away what belongs to a version that is not listed. Gives back one that another process is still at. */
export function recoverChange(siteDir: string): VersionChange | undefined {
  if (!existsSync(join(siteDir, JOURNAL))) return undefined
  const change = readJournal(siteDir)
  if (change && change.process !== process.pid && isProcessRunning(change.process)) return change
  const names = change && readVersionNames(siteDir, change.docs)
  // Whether a list names a version can't be told for as long as it can't be read.
  if (names && names.diagnostics.length > 0) return undefined
  if (names && !names.value.includes(change.name)) removePaths(siteDir, change.paths)
  concludeChange(siteDir)
  return undefined
}

/** Lists other versions from now on: the one moment in which a version comes or goes. */
export function listVersions(siteDir: string, docs: string, names: readonly string[]): void {
  const file = versionsFileOf(docs)
  if (names.length === 0) rmSync(join(siteDir, file), { force: true })
  else writeWhole(siteDir, file, `${formatList(names)}\n`)
}

/** As formatters of JSON write a list: in one line where it fits. */
function formatList(names: readonly string[]): string {
  const line = `[${names.map((name) => JSON.stringify(name)).join(', ')}]`
  return line.length <= LINE_WIDTH ? line : JSON.stringify(names, null, 2)
}

/** Removes files and folders of the site, and the folder around each where it holds nothing more. */
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
    // There is something in it, or it is not there.
  }
}

/** A file that is either there with all its text or not at all. */
function writeWhole(siteDir: string, file: string, text: string): void {
  const path = join(siteDir, file)
  mkdirSync(dirname(path), { recursive: true })
  const draft = join(siteDir, '.docgen', `draft-${process.pid}`)
  mkdirSync(dirname(draft), { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, path)
}

function readJournal(siteDir: string): (VersionChange & { readonly process: number }) | undefined {
  const value = readJsonFile(join(siteDir, JOURNAL))
  if (!isRecord(value)) return undefined
  const { name, docs, paths, process: pid } = value
  if (typeof name !== 'string' || typeof docs !== 'string' || typeof pid !== 'number' || !Array.isArray(paths))
    return undefined
  return { name, docs, process: pid, paths: paths.filter((path) => typeof path === 'string') }
}
