import { spawnSync } from 'node:child_process'
import { isRevision, revisionName } from '@docgen/renderer/markdown'
import { hashBytes } from '../../cache/hash.js'
import type { PartialFile } from '../source.js'
import { gitEnvironment } from './run-git.js'

const TIMEOUT_MS = 30_000
/** Larger files are not read: code on a page is shorter. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Reads a text file of the site in a Git revision, such as `v1.2`, as a file that pages can include. `path` is relative
 * to the site's folder. `undefined` if Git knows neither the revision nor the file in it. Synchronous, because the texts
 * of a page are searched for includes one after the other, and few pages show changes.
 */
export function readRevision(siteDir: string, path: string, revision: string): PartialFile | undefined {
  if (!isRevision(revision)) return undefined
  const { status, stdout } = spawnSync('git', ['cat-file', 'blob', `${revision}:./${path}`], {
    cwd: siteDir,
    env: gitEnvironment(),
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (status !== 0 || stdout.includes(0)) return undefined
  return { path: revisionName(path, revision), hash: hashBytes(stdout), text: stdout.toString() }
}
