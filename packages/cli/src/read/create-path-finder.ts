import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A path as the disk spells it, where letter case is all that may differ; undefined where there is nothing of that name. */
export type FindPath = (path: string) => string | undefined

/**
 * Finds paths below `siteDir` with one answer on disks that ignore case and on those that don't. Each folder is listed once:
 * a finder is good for one run.
 */
export function createPathFinder(siteDir: string): FindPath {
  const folders = new Map<string, readonly string[] | undefined>()
  const list = (folder: string): readonly string[] | undefined => {
    if (!folders.has(folder)) folders.set(folder, listNames(join(siteDir, folder)))
    return folders.get(folder)
  }
  return (path) => {
    let found = ''
    for (const part of path.split('/')) {
      const names = part === '..' ? undefined : list(found)
      // What can't be listed may be readable all the same: whoever reads it will tell.
      const name = names === undefined ? part : findName(names, part)
      if (name === undefined) return undefined
      found = found === '' ? name : `${found}/${name}`
    }
    return found
  }
}

function findName(names: readonly string[], wanted: string): string | undefined {
  // Some disks hand back the accents of a name in another form than they were given.
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
