import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import { hashBytes } from '../cache/hash.js'
import { type Lock, type LockOptions, takeLock } from '../cache/take-lock.js'

/** The output folder to lock. */
export interface OutputLockRequest extends LockOptions {
  /** The folder in the site's folder where docgen keeps its files, such as `.docgen`. */
  readonly workDir: string
  readonly outDir: string
}

/** Waits until no other build writes to the output folder, and locks the folder; returns the holder on a timeout. */
export function lockOutput({ workDir, outDir, ...options }: OutputLockRequest): Promise<Lock> {
  return takeLock(join(workDir, `output-${hashBytes(outDir).slice(0, 8)}.lock`), options)
}

/** The diagnostic of a build that has waited too long for another build. */
export function describeLock(
  { holder, file }: { readonly holder: number; readonly file: string },
  outDir: string,
): Diagnostic {
  return {
    code: 'locked-output',
    severity: 'error',
    message: `another build (process ${holder}) has been writing to ${outDir} for ten minutes`,
    hint: `End that process, or delete ${file} if it is not docgen`,
  }
}
