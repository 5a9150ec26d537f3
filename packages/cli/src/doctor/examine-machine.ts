import { accessSync, constants, existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, release, totalmem } from 'node:os'
import { basename, dirname } from 'node:path'
import { BUILD_ID } from '../cache/build-id.js'
import { isInside, toSitePath } from '../config/site-path.js'
import { runGit } from '../read/git/run-git.js'
import type { DoctorReport } from './doctor-report.js'

const MEGABYTE = 1_000_000

/** Describes the process and its machine. */
export function examineEnvironment(docgen: string): DoctorReport['environment'] {
  // 0 if unknown; without a limit, larger than the memory of the machine.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return {
    docgen,
    build: BUILD_ID,
    node: process.versions.node,
    platform: `${process.platform} ${process.arch}`,
    release: release(),
    memory: Math.round(Math.min(limit, totalmem()) / MEGABYTE),
    processors: availableParallelism(),
    isCi: Boolean(process.env['CI']),
  }
}

/** Describes whether docgen can write to a folder, or create it. */
export function examineFolder(
  name: DoctorReport['folders'][number]['name'],
  path: string,
  siteDir: string,
): DoctorReport['folders'][number] {
  const shown = isInside(siteDir, path) ? toSitePath(siteDir, path) || '.' : basename(path)
  return { name, path: shown, state: stateOf(path) }
}

function stateOf(path: string): DoctorReport['folders'][number]['state'] {
  if (existsSync(path)) return canWrite(path) ? 'writable' : 'unwritable'
  return canWrite(findExisting(path)) ? 'missing' : 'unwritable'
}

/** The nearest folder above a path that exists. */
function findExisting(path: string): string {
  const parent = dirname(path)
  return existsSync(parent) || parent === path ? parent : findExisting(parent)
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Describes the Git repository around a folder. */
export async function examineGit(siteDir: string): Promise<DoctorReport['git']> {
  const { status, output } = await runGit(siteDir, ['--version'])
  if (status !== 0) return { state: 'not-installed', changed: 0 }
  const version = output.trim().split(' ')[2] ?? 'unknown'
  const shallow = await runGit(siteDir, ['rev-parse', '--is-shallow-repository'])
  if (shallow.status !== 0) return { state: 'none', version, changed: 0 }
  const changes = await runGit(siteDir, ['status', '--porcelain', '--', '.'])
  const changed = changes.output.split('\n').filter((line) => line !== '').length
  return { state: shallow.output.trim() === 'true' ? 'shallow' : 'repository', version, changed }
}

/** Whether a server could listen on a port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
