import { isRecord } from '../config/is-record.js'

/** What the last complete deployment left in the target. */
export interface DeployRecord {
  /** Path → fingerprint of bytes and settings; empty if unknown. */
  readonly files: Readonly<Record<string, string>>
  /** Path of a file that the site no longer contains → when a deployment first omitted it, in milliseconds. */
  readonly old: Readonly<Record<string, number>>
  /** Id of the journal that was completed. */
  readonly journal: string
}

/** What a deployment is about to change, written before its first change. */
export interface DeployJournal {
  readonly id: string
  /** Path → fingerprint that earlier, incomplete deployments left; empty if unknown. */
  readonly base: Readonly<Record<string, string>>
  /** Path and fingerprint of the files to upload, in this order. */
  readonly uploads: readonly (readonly [file: string, fingerprint: string])[]
  readonly removals: readonly string[]
}

/** How far a deployment has come. */
export interface DeployProgress {
  readonly journal: string
  /** All uploads before this one are complete. */
  readonly uploaded: number
  /** Whether the removals are complete, too. */
  readonly isComplete: boolean
}

/** The content of a target, as far as docgen has written it. */
export interface TargetState {
  /** Path → fingerprint; empty if unknown. */
  readonly files: ReadonlyMap<string, string>
  readonly old: ReadonlyMap<string, number>
  /** Files that an incomplete deployment wrote, or was about to remove, and that no complete deployment contains. */
  readonly leftovers: ReadonlySet<string>
  /** What `base` of the next journal has to contain. */
  readonly base: Readonly<Record<string, string>>
}

/** Combines the files of the state folder: a killed deployment has changed files since the last complete one. */
export function combineState(
  record: DeployRecord,
  journal: DeployJournal | undefined,
  progress: DeployProgress | undefined,
): TargetState {
  const files = new Map(Object.entries(record.files))
  const old = new Map(Object.entries(record.old))
  if (!journal) return { files, old, leftovers: new Set(), base: {} }
  // A deployment that was killed early has not replaced the progress of the one before it.
  const ownProgress = progress?.journal === journal.id ? progress : undefined
  const leftovers = new Set<string>()
  const base: Record<string, string> = {}
  const add = (file: string, fingerprint: string): void => {
    if (!files.has(file) && !old.has(file)) leftovers.add(file)
    base[file] = fingerprint
  }
  const isCommitted = record.journal === journal.id
  if (!isCommitted) {
    for (const [file, fingerprint] of Object.entries(journal.base)) add(file, fingerprint)
    for (const [index, [file, fingerprint]] of journal.uploads.entries())
      add(file, index < (ownProgress?.uploaded ?? 0) ? fingerprint : '')
  }
  if (isCommitted && ownProgress?.isComplete !== true) for (const file of journal.removals) add(file, '')
  for (const [file, fingerprint] of Object.entries(base)) files.set(file, fingerprint)
  return { files, old, leftovers, base }
}

/** Parses `record.json`; undefined if it is damaged. */
export function parseRecord(value: unknown): DeployRecord | undefined {
  if (!isRecord(value) || !isMapOf(value['files'], 'string') || !isMapOf(value['old'], 'number')) return undefined
  const { files, old, journal } = value
  return typeof journal === 'string' ? { files, old, journal } : undefined
}

/** Parses `journal.json`; undefined if it is damaged. */
export function parseJournal(value: unknown): DeployJournal | undefined {
  if (!isRecord(value) || !isMapOf(value['base'], 'string')) return undefined
  const { id, base, uploads, removals } = value
  if (typeof id !== 'string' || !Array.isArray(uploads) || !Array.isArray(removals)) return undefined
  if (!uploads.every(isUpload) || !removals.every((each) => typeof each === 'string')) return undefined
  return { id, base, uploads, removals }
}

/** Parses `progress.json`; undefined if it is damaged. */
export function parseProgress(value: unknown): DeployProgress | undefined {
  if (!isRecord(value)) return undefined
  const { journal, uploaded, isComplete } = value
  if (typeof journal !== 'string' || typeof uploaded !== 'number' || typeof isComplete !== 'boolean') return undefined
  return { journal, uploaded, isComplete }
}

function isUpload(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string')
}

function isMapOf(value: unknown, type: 'string'): value is Readonly<Record<string, string>>
function isMapOf(value: unknown, type: 'number'): value is Readonly<Record<string, number>>
function isMapOf(value: unknown, type: 'string' | 'number'): boolean {
  return isRecord(value) && Object.values(value).every((each) => typeof each === type)
}
