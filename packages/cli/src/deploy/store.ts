import type { DeployRecord } from './deploy-record.js'

/** Folder in a target for the files with which docgen records its deployments. */
export const STATE_FOLDER = '.docgen-deploy'

/** Paths of the files that record the deployments of a target. */
export const STATE_FILES = {
  record: `${STATE_FOLDER}/record.json`,
  journal: `${STATE_FOLDER}/journal.json`,
  progress: `${STATE_FOLDER}/progress.json`,
} as const

/** Bytes to write to a target. */
export interface Content {
  readonly size: number
  /** SHA-256 of the bytes in hexadecimal. */
  readonly sha256: string
  /** The bytes, or the path of the file with the bytes. */
  readonly source: Uint8Array | { readonly path: string }
}

/** What a bucket sends with a file, besides its bytes. */
export interface FileSettings {
  readonly contentType: string
  readonly cacheControl: string
  /** Where the URL of the file redirects to. */
  readonly redirect?: string
}

/** Settings of docgen's own files: no cache may keep them. */
export const STATE_SETTINGS: FileSettings = { contentType: 'application/json', cacheControl: 'no-store' }

/** A file of the target, completely read. */
export interface StoredFile {
  readonly bytes: Buffer
  /** Changes with each write. */
  readonly tag: string
  /** Milliseconds since the last write, by the clock of the target. */
  readonly ageMs: number
}

/** When to write: only if there is no such file, or only if its tag is as given. */
export type WriteCondition = { readonly isNew: true } | { readonly tag: string }

/** A commit that has succeeded. */
export interface Commit {
  /** Name of the folder that contains the deployed files; undefined if they replace the old ones one by one. */
  readonly release?: string
}

/** A lock that this process holds. */
export interface DeployLock {
  /** Aborted if the lock is lost; the reason is a `DeployFailure`. */
  readonly lost: AbortSignal
  readonly release: () => Promise<void>
}

/** Another deployment that holds the lock. */
export interface LockHolder {
  /** How long ago it has last been seen, in seconds. */
  readonly seenSeconds: number
  /** What to do, as a sentence. */
  readonly hint: string
}

/** Where a site is deployed to: a bucket or a folder. All methods reject with a `DeployFailure`. */
export interface Store {
  /** The target as users write it. */
  readonly name: string
  /** Some paths of the target, at most `limit`, in no particular order: of files, or of folders with files. */
  readonly list: (limit: number) => Promise<readonly string[]>
  readonly read: (file: string) => Promise<StoredFile | undefined>
  /** SHA-256 in hexadecimal; undefined if there is no such file, or if its size differs. */
  readonly hash: (file: string, size: number) => Promise<string | undefined>
  /** Replaces a file at once: readers get all old or all new bytes. Returns its tag; undefined if the condition fails. */
  readonly write: (
    file: string,
    content: Content,
    settings: FileSettings,
    condition?: WriteCondition,
  ) => Promise<string | undefined>
  /** Removes a file that no longer belongs to the committed files, if it exists. */
  readonly remove: (file: string) => Promise<void>
  /** Those of the given files that someone has removed; no files if checking each would take too long. */
  readonly findMissing: (files: Iterable<string>) => Promise<readonly string[]>
  /** Completes a deployment, after all uploads; undefined if the condition on the last record fails. */
  readonly commit: (record: DeployRecord, condition: WriteCondition) => Promise<Commit | undefined>
  readonly lock: () => Promise<DeployLock | LockHolder>
  /** Whether the target checks conditions. Writes a file of the state folder again. */
  readonly checksConditions: (file: string, content: Content) => Promise<boolean>
}
