import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Diagnostic } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import { isProcessRunning } from '../cache/is-process-running.js'

/** The output folder to lock. */
export interface LockRequest {
  /** docgen's working folder of the site, such as `.docgen`. */
  readonly workDir: string
  readonly outDir: string
  /** Called once with the id of the process that holds the lock, if the build has to wait. */
  readonly onWait: (holder: number) => void
  /** Maximum wait, in milliseconds. */
  readonly patience?: number
}

/** A held lock, or the process that did not release it in time. */
export type OutputLock =
  | { readonly release: () => void; readonly hasWaited: boolean }
  | { readonly holder: number; readonly file: string }

const PATIENCE_MS = 10 * 60_000
const POLL_MS = 100
// Longer than any process takes between creating a lock and writing to it.
const UNFINISHED_MS = 5000

// Locks that this process holds.
const held = new Set<string>()

/**
 * Waits until no other build writes to the output folder, and blocks others until the lock is released. Ignores a
 * lock whose process has exited.
 */
export async function lockOutput({
  workDir,
  outDir,
  onWait,
  patience = PATIENCE_MS,
}: LockRequest): Promise<OutputLock> {
  const file = join(workDir, `output-${hashBytes(outDir).slice(0, 8)}.lock`)
  const deadline = Date.now() + patience
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
    if (!hasWaited) onWait(holder?.pid ?? process.pid)
    hasWaited = true
    if (Date.now() > deadline) return { holder: holder?.pid ?? process.pid, file }
    await wait(POLL_MS)
  }
}

/** The diagnostic of a build that timed out waiting. */
export function describeLock(
  { holder, file }: { readonly holder: number; readonly file: string },
  outDir: string,
): Diagnostic {
  return {
    code: 'locked-output',
    severity: 'error',
    message: `another build (process ${holder}) has been writing to ${outDir} for ten minutes`,
    hint: `End that process, or delete ${file} if it is no docgen`,
  }
}

interface Holder {
  readonly pid: number
  /** Start time of the process, if the system reports it: another process may get the same id later. */
  readonly begun?: string | undefined
}

function create(file: string): boolean {
  const holder: Holder = { pid: process.pid, begun: beginOf(process.pid) }
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' })
    return true
  } catch (error) {
    // If the folder is not writable, the build itself reports it.
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST')
  }
}

function release(file: string): void {
  held.delete(file)
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, begun }: Holder = JSON.parse(readFileSync(file, 'utf8'))
    return typeof pid === 'number' ? { pid, begun } : undefined
  } catch {
    return undefined
  }
}

function isStale(file: string, holder: Holder | undefined): boolean {
  if (!holder) return isOlder(file, UNFINISHED_MS)
  const { pid, begun } = holder
  return pid === process.pid || !isProcessRunning(pid) || (begun !== undefined && begun !== beginOf(pid))
}

/** One process at a time: otherwise a slow one would remove the lock that a fast one has just taken. */
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

/** Start time of a process, as an opaque text; Linux only. */
function beginOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
