import { randomUUID } from 'node:crypto'
import { parseJson } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { DeployFailure, failConcurrently, failDeployment } from '../deploy-failure.js'
import { contentOf } from '../read-output.js'
import { type Content, type DeployLock, type LockHolder, STATE_SETTINGS } from '../store.js'
import type { Bucket } from './open-bucket.js'

/** After this time without a renewal, another deployment may take over, in milliseconds. */
const LEASE_MS = 60_000
/** How long `release` may take: users who press Ctrl-C do not wait. */
const RELEASE_MS = 2000

/** How to take a lease. */
export interface LeaseOptions {
  /** For tests. */
  readonly leaseMs?: number
  /** Whether a lease is that of an earlier process of this machine, which has ended. */
  readonly isAbandoned: (id: string) => boolean
  /**
   * Called with the id of the new lease, so that later processes can recognize it: before it is taken, because a process
   * can be killed at any moment.
   */
  readonly onLease: (id: string) => void
}

interface LeaseRequest extends LeaseOptions {
  readonly file: string
  /** The bucket as users write it. */
  readonly target: string
  /** Aborted when the lease is lost. */
  readonly lost: AbortController
}

/**
 * Takes the lock of a bucket: an object that is renewed as long as the deployment runs, because a bucket cannot know
 * when a process ends. All times are by the clock of the service.
 */
export async function takeLease(
  bucket: Bucket,
  { file, target, lost, leaseMs = LEASE_MS, isAbandoned, onLease }: LeaseRequest,
): Promise<DeployLock | LockHolder> {
  const id = randomUUID()
  for (let attempts = 0; attempts < 3; attempts++) {
    const stored = await bucket.read(file)
    const lease = stored && readLease(stored.bytes)
    const isHeld = stored && lease && !lease.isFree && stored.ageMs < leaseMs && !isAbandoned(lease.id)
    if (isHeld) return describeHolder(stored.ageMs, leaseMs)
    const condition = stored ? { tag: stored.tag } : ({ isNew: true } as const)
    onLease(id)
    const tag = await bucket.write(file, writeLease({ id, renewals: 0 }), STATE_SETTINGS, condition)
    if (tag === undefined) continue
    return keepLease({ bucket, file, target, lost, id, tag, leaseMs })
  }
  return describeHolder(0, leaseMs)
}

function describeHolder(ageMs: number, leaseMs: number): LockHolder {
  const seconds = Math.ceil((leaseMs - ageMs) / 1000)
  return {
    seenSeconds: Math.round(ageMs / 1000),
    hint: `Wait until it has ended. If it was killed, deploy again in ${seconds} s: a deployment that gives no sign of life for ${leaseMs / 1000} s counts as ended`,
  }
}

interface HeldLease {
  readonly bucket: Bucket
  readonly file: string
  readonly target: string
  readonly lost: AbortController
  readonly id: string
  readonly tag: string
  readonly leaseMs: number
}

/** Renews a lease until it is released. */
function keepLease({ bucket, file, target, lost, id, tag: firstTag, leaseMs }: HeldLease): DeployLock {
  let tag = firstTag
  let renewals = 0
  let renewedAt = Date.now()
  let renewal: Promise<void> | undefined
  const renew = async (): Promise<void> => {
    const start = Date.now()
    renewals++
    const newTag = await bucket.write(file, writeLease({ id, renewals }), STATE_SETTINGS, { tag })
    if (newTag === undefined)
      throw failConcurrently(target, 'has taken over', 'Wait until it has ended, and deploy again')
    tag = newTag
    renewedAt = start
  }
  const timer = setInterval(() => {
    // Another deployment may take over soon, so this one must not write any more.
    if (Date.now() - renewedAt > leaseMs * 0.8)
      lost.abort(
        failDeployment(`${target} has not responded for ${Math.round(leaseMs / 1000)} s`, 'Deploy again later'),
      )
    renewal ??= renew()
      .catch((error: unknown) => {
        if (error instanceof DeployFailure && error.diagnostic.code === 'concurrent-deployment') lost.abort(error)
      })
      .finally(() => {
        renewal = undefined
      })
  }, leaseMs / 6)
  timer.unref()
  const release = async (): Promise<void> => {
    clearInterval(timer)
    const limit = AbortSignal.timeout(RELEASE_MS)
    await Promise.race([renewal, new Promise((resolve) => limit.addEventListener('abort', resolve))])
    if (lost.signal.aborted || limit.aborted) return
    // If this fails, the lease expires.
    const content = writeLease({ id, isFree: true })
    await bucket.put({ file, content, settings: STATE_SETTINGS, condition: { tag }, signal: limit }).catch(() => {})
  }
  return { lost: lost.signal, release }
}

/** What the object of a lease contains: the number of renewals makes its bytes, and so its tag, different each time. */
type LeaseFields = { readonly id: string } & ({ readonly renewals: number } | { readonly isFree: true })

function writeLease(fields: LeaseFields): Content {
  return contentOf(Buffer.from(`${JSON.stringify(fields)}\n`))
}

function readLease(bytes: Buffer): { readonly id: string; readonly isFree: boolean } | undefined {
  const value = parseJson(bytes.toString())
  return isRecord(value) && typeof value['id'] === 'string'
    ? { id: value['id'], isFree: value['isFree'] === true }
    : undefined
}
