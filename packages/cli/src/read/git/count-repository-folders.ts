import { existsSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { readJsonFile } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'

/**
 * How many folders the root of the site's repository is above the site: that of git, or else of the package manager's
 * workspace. 0 without one. A site can include files of its own repository, and no others.
 */
export function countRepositoryFolders(siteDir: string): number {
  return countFolders(siteDir, (folder) => exists(join(folder, '.git'))) ?? countFolders(siteDir, isWorkspace) ?? 0
}

/** The names of these folders below the root of the repository, the site's last. */
export function listRepositoryFolders(siteDir: string): readonly string[] {
  const names = resolve(siteDir).split(sep)
  return names.slice(names.length - countRepositoryFolders(siteDir))
}

/** How many folders above the site the nearest one is that matches. */
function countFolders(siteDir: string, matches: (folder: string) => boolean): number | undefined {
  let folder = siteDir
  for (let count = 0; ; count++) {
    if (matches(folder)) return count
    const parent = dirname(folder)
    if (parent === folder) return undefined
    folder = parent
  }
}

function isWorkspace(folder: string): boolean {
  if (exists(join(folder, 'pnpm-workspace.yaml'))) return true
  const file = join(folder, 'package.json')
  const manifest = exists(file) ? readJsonFile(file) : undefined
  return isRecord(manifest) && manifest['workspaces'] !== undefined
}

/** A folder that Node.js may not read, as under `--permission`, counts as empty. */
function exists(path: string): boolean {
  try {
    return existsSync(path)
  } catch {
    return false
  }
}

/** Whether a path, relative to the site's folder, is at most that many folders above it. */
export function isInRepository(path: string, folders: number): boolean {
  return countFoldersAbove(path) <= folders
}

/** How many folders above the site a path, relative to the site's folder, begins. */
export function countFoldersAbove(path: string): number {
  const steps = path.split('/')
  const below = steps.findIndex((step) => step !== '..')
  return below < 0 ? steps.length : below
}
