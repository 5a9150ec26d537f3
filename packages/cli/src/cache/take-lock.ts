import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createFolder } from './create-folder.js'

/** How to take a lock. */
export interface LockOptions {
  /** Called once, with the id of the process that holds the lock, if there is one to wait for. */
  readonly onWait?: ((pid: number) => void) | undefined
  /** How long to wait, in milliseconds; ten minutes by default. */
  readonly timeout?: number | undefined
}

/** A held lock, or the process that did not release it in time. */
export type Lock =
  | { readonly release: () => void; readonly hasWaited: boolean }
  | { readonly holder: number; readonly file: string }

const TIMEOUT_MS = 10 * 60_000
const POLL_MS = 100
// Longer than any process takes between creating a lock and writing to it.
const UNFINISHED_MS = 5000

// Locks that this process holds.
const held = new Set<string>()

/**
 * Creates a lock file, once no running process holds it; replaces the lock of a process that has ended. Returns the
 * holder if it has not released the lock before the timeout.
 */
export async function takeLock(file: string, { onWait, timeout = TIMEOUT_MS }: LockOptions = {}): Promise<Lock> {
  const deadline = Date.now() + timeout
  let hasWaited = false
  for (;;) {
    if (!held.has(file) && create(file)) {
      held.add(file)
      return { release: () => release(file), hasWaited }
    }
    const holder = readHolder(file)
    if (!held.has(file) && isStale(file, holder)) {
      removeStale(file)
      continue
    }
    const pid = holder?.pid ?? process.pid
    // A process that was killed before it wrote to its lock has left it empty: soon such a lock is stale.
    const isUnfinished = !holder && !held.has(file)
    if (Date.now() >= deadline + (isUnfinished ? 2 * UNFINISHED_MS : 0)) return { holder: pid, file }
    if (!hasWaited) onWait?.(pid)
    hasWaited = true
    await wait(POLL_MS)
  }
}

interface Holder {
  readonly pid: number
  /** Start time, if the system reports it: a later process may have the same id. */
  readonly startedAt?: string | undefined
}

function create(file: string): boolean {
  const holder: Holder = { pid: process.pid, startedAt: startTimeOf(process.pid) }
  try {
    createFolder(dirname(file))
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    // If nothing can be written, the build itself reports it.
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST')
  }
}

function release(file: string): void {
  held.delete(file)
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, startedAt }: Holder = JSON.parse(readFileSync(file, 'utf8'))
    return typeof pid === 'number' ? { pid, startedAt } : undefined
  } catch {
    return undefined
  }
}

function isStale(file: string, holder: Holder | undefined): boolean {
  if (!holder) return isOlder(file, UNFINISHED_MS)
  const { pid, startedAt } = holder
  return pid === process.pid || !isProcessRunning(pid) || (startedAt !== undefined && startedAt !== startTimeOf(pid))
}

/** Removes a stale lock. The guard folder admits one process at a time, so a slow one cannot remove a newer lock. */
function removeStale(file: string): void {
  const guard = `${file}.stale`
  try {
    mkdirSync(guard)
  } catch {
    if (isOlder(guard, UNFINISHED_MS)) rmSync(guard, { recursive: true, force: true })
    return
  }
  if (isStale(file, readHolder(file))) rmSync(file, { force: true })
  rmdirSync(guard)
}

function isOlder(path: string, ms: number): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > ms
}

/** Start time of a process in clock ticks since boot; Linux only. */
function startTimeOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** Whether a process with this id runs on this machine. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
