import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a path as spelled on disk, whatever its letter case; `undefined` if it does not exist. */
export type FindPath = (path: string) => string | undefined

/**
 * Finds paths below `siteDir` with the same result on case-sensitive and case-insensitive file systems. Lists each
 * folder once, so use a finder for only one run.
 */
export function createPathFinder(siteDir: string): FindPath {
  const folders = new Map<string, readonly string[] | undefined>()
  const list = (folder: string): readonly string[] | undefined => {
    if (!folders.has(folder)) folders.set(folder, listNames(join(siteDir, folder)))
    return folders.get(folder)
  }
  return (path) => {
    let actualPath = ''
    for (const part of path.split('/')) {
      const names = part === '..' ? undefined : list(actualPath)
      // A folder that cannot be listed may still be readable; reading the file decides.
      const name = names === undefined ? part : findName(names, part)
      if (name === undefined) return undefined
      actualPath = actualPath === '' ? name : `${actualPath}/${name}`
    }
    return actualPath
  }
}

function findName(names: readonly string[], wanted: string): string | undefined {
  // Some file systems return accents in another Unicode normalization.
  if (names.includes(wanted) || names.some((name) => name.normalize() === wanted.normalize())) return wanted
  return names.find((name) => name.toLowerCase() === wanted.toLowerCase())
}

function listNames(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder)
  } catch {
    return undefined
  }
}
