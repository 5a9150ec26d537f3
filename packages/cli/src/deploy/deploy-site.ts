import { randomUUID } from 'node:crypto'
import { hashValue } from '../cache/hash.js'
import { failConcurrently } from './deploy-failure.js'
import type { DeployProgress } from './deploy-record.js'
import { type DeployPlan, type PlannedFile, planDeployment } from './plan-deployment.js'
import { contentOf, type OutputFiles, openContent } from './read-output.js'
import { failForeign, type ReadState, readState } from './read-state.js'
import { runParallel } from './run-parallel.js'
import { stateContent } from './state-content.js'
import {
  type Commit,
  type Content,
  type DeployLock,
  type FileSettings,
  STATE_FILES,
  STATE_SETTINGS,
  type Store,
} from './store.js'

/** Time between two records of the progress, in milliseconds. */
const PROGRESS_MS = 3000

/** A built site, and how to deploy it. */
export interface Deployment {
  readonly store: Store
  /** Absolute path of the output folder. */
  readonly outDir: string
  readonly output: OutputFiles
  readonly settings: ReadonlyMap<string, FileSettings>
  /** Path of an empty file → where its URL redirects to. */
  readonly redirects: ReadonlyMap<string, string>
  readonly isDryRun: boolean
  /** Whether to replace files that docgen did not deploy. */
  readonly isForced: boolean
  readonly graceMs: number
  /** Maximum number of uploads at the same time. */
  readonly parallel: number
  readonly signal: AbortSignal
  /** Current time in milliseconds. */
  readonly now: () => number
  readonly onProgress?: (done: number, total: number) => void
  /** Called if the target ignores conditions, so that other deployments may go unnoticed. */
  readonly onUnconditional?: () => void
}

/** What a deployment has changed, or would change. */
export interface DeployResult extends Commit {
  /** In the order of the uploads. */
  readonly uploaded: readonly string[]
  /** Those of the uploaded files that did not exist before. */
  readonly added: ReadonlySet<string>
  readonly uploadedBytes: number
  readonly unchanged: number
  readonly removed: readonly string[]
  /** Number of old assets that stay for a while. */
  readonly kept: number
}

const NO_SETTINGS: FileSettings = { contentType: '', cacheControl: '' }
const EMPTY = contentOf(Buffer.alloc(0))

/**
 * Deploys a site: uploads what has changed, commits with one conditional write, and removes what is no longer needed.
 * Rejects with a `DeployFailure`, or with the reason of `signal`. After an end at any moment, the next deployment
 * continues.
 */
export async function deploySite(deployment: Deployment): Promise<DeployResult> {
  const { store, isDryRun, isForced } = deployment
  if (isDryRun) return describePlan(plan(deployment, await readState(store, isForced)), deployment)
  const lock = await store.lock()
  if ('hint' in lock) {
    const seen = lock.seenSeconds === 0 ? 'is running' : `is running, last seen ${lock.seenSeconds} s ago`
    throw failConcurrently(store.name, seen, lock.hint)
  }
  try {
    return await deployLocked(deployment, lock)
  } catch (error) {
    throw lock.lost.aborted ? lock.lost.reason : error
  } finally {
    await lock.release()
  }
}

async function deployLocked(given: Deployment, lock: DeployLock): Promise<DeployResult> {
  const deployment = { ...given, signal: AbortSignal.any([given.signal, lock.lost]) }
  const { store, isForced, signal } = deployment
  const read = await readState(store, isForced)
  const planned = plan(deployment, read)
  const { journal, record, removals } = planned
  const result = describePlan(planned, deployment)
  if (planned.isDone) return result
  await store.write(STATE_FILES.journal, stateContent(journal), STATE_SETTINGS)
  if (!(await store.checksConditions(STATE_FILES.journal, stateContent(journal)))) deployment.onUnconditional?.()
  const uploaded = await upload(planned, deployment)
  signal.throwIfAborted()
  const committed = await store.commit(record, read.condition)
  if (!committed) throw failConcurrently(store.name, 'has ended in the meantime', 'Deploy again if this site is newer')
  for (const group of removals) await runParallel(group, store.remove, { limit: deployment.parallel, signal })
  await writeProgress(store, { journal: journal.id, uploaded, isComplete: true })
  return { ...result, ...committed }
}

/** Uploads the groups of a plan, and records the progress now and then; returns the number of files. */
async function upload({ uploads, added, journal }: DeployPlan, deployment: Deployment): Promise<number> {
  const { store, parallel, signal, onProgress } = deployment
  let before = 0
  let complete = 0
  let recorded = 0
  let writing: Promise<void> = Promise.resolve()
  const record = (): void => {
    recorded = complete
    const progress = { journal: journal.id, uploaded: complete, isComplete: false }
    writing = writing.then(() => writeProgress(store, progress)).catch(() => {})
  }
  const timer = setInterval(() => {
    if (complete > recorded) record()
  }, PROGRESS_MS)
  timer.unref()
  try {
    for (const group of uploads) {
      const onDone = (count: number): void => {
        complete = before + count
        onProgress?.(complete, journal.uploads.length)
      }
      await runParallel(group, (file) => uploadFile(file, added.has(file), deployment), {
        limit: parallel,
        signal,
        onDone,
      })
      before += group.length
    }
  } finally {
    clearInterval(timer)
    await writing
  }
  return complete
}

/** Uploads a file. Rejects with a failure if `isNew`, and the target contains other bytes at this path. */
async function uploadFile(file: string, isNew: boolean, deployment: Deployment): Promise<void> {
  const { store, isForced } = deployment
  const content = await contentFor(file, deployment)
  const settings = settingsOf(file, deployment)
  const tag = await store.write(file, content, settings, isNew && !isForced ? { isNew: true } : undefined)
  if (tag !== undefined) return
  if ((await store.hash(file, content.size)) === content.sha256) {
    await store.write(file, content, settings)
    return
  }
  throw failForeign(`${store.name} contains ${file}, which docgen did not deploy`)
}

async function contentFor(file: string, { outDir, output }: Deployment): Promise<Content> {
  const facts = output.files.get(file)
  return facts ? openContent(outDir, file, facts) : EMPTY
}

function settingsOf(file: string, { settings, redirects }: Deployment): FileSettings {
  const redirect = redirects.get(file)
  if (redirect !== undefined) return { contentType: 'text/html;charset=utf-8', cacheControl: 'no-cache', redirect }
  return settings.get(file) ?? NO_SETTINGS
}

function plan(deployment: Deployment, { state }: ReadState): DeployPlan {
  const { output, redirects, graceMs, now } = deployment
  const files = new Map<string, PlannedFile>()
  const add = (file: string, sha256: string, isPage: boolean): void => {
    const { contentType, cacheControl, redirect = '' } = settingsOf(file, deployment)
    files.set(file, { fingerprint: hashValue([sha256, contentType, cacheControl, redirect]), isPage })
  }
  for (const [file, { sha256 }] of output.files) add(file, sha256, file.endsWith('.html'))
  for (const file of redirects.keys()) add(file, EMPTY.sha256, true)
  return planDeployment({ files, state, now: now(), graceMs, id: randomUUID() })
}

function describePlan({ journal, added, removals, record }: DeployPlan, { output }: Deployment): DeployResult {
  const uploaded = journal.uploads.map(([file]) => file)
  return {
    uploaded,
    added,
    uploadedBytes: uploaded.reduce((bytes, file) => bytes + (output.files.get(file)?.size ?? 0), 0),
    unchanged: Object.keys(record.files).length - uploaded.length,
    removed: removals.flat(),
    kept: Object.keys(record.old).length,
  }
}

async function writeProgress(store: Store, progress: DeployProgress): Promise<void> {
  await store.write(STATE_FILES.progress, stateContent(progress), STATE_SETTINGS)
}
