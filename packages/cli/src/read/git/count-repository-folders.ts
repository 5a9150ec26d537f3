import { dirname, join, resolve, sep } from 'node:path'
import { readJsonFile } from '../../config/files/read-json-file.js'
import { isRecord } from '../../config/is-record.js'
import { pathExists } from '../../config/read-regular-file.js'

/**
 * Counts how many levels the root of the site's repository is above the site. The repository is the Git repository,
 * otherwise the workspace of the package manager; 0 without either. A site can include only files of its repository.
 */
export function countRepositoryFolders(siteDir: string): number {
  return countFolders(siteDir, (folder) => pathExists(join(folder, '.git'))) ?? countFolders(siteDir, isWorkspace) ?? 0
}

/** Lists the names of the folders from the root of the repository (not included) to the site. */
export function listRepositoryFolders(siteDir: string): readonly string[] {
  const names = resolve(siteDir).split(sep)
  return names.slice(names.length - countRepositoryFolders(siteDir))
}

/**
 * Counts the levels from the site up to the nearest matching folder: 0 for the site's folder, `undefined` without one.
 */
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
  if (pathExists(join(folder, 'pnpm-workspace.yaml'))) return true
  const file = join(folder, 'package.json')
  const manifest = pathExists(file) ? readJsonFile(file) : undefined
  return isRecord(manifest) && manifest['workspaces'] !== undefined
}

/** Whether a path, relative to the site's folder, is at most `folders` levels above it. */
export function isInRepository(path: string, folders: number): boolean {
  return countFoldersAbove(path) <= folders
}

/** Counts the `..` segments at the beginning of a path that is relative to the site's folder. */
export function countFoldersAbove(path: string): number {
  const steps = path.split('/')
  const below = steps.findIndex((step) => step !== '..')
  return below < 0 ? steps.length : below
}
