import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CONFIG_FILES } from './find-config.js'

/** Folders below a workspace folder in which to look for sites, such as `packages/docs`: levels, and sites at most. */
const MAX_DEPTH = 2
const MAX_SITES = 10

/** Returns the nearest folder with a site's config, from a folder upwards; `undefined` if there is none. */
export function findSiteRoot(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    if (hasConfig(current)) return current
    if (dirname(current) === current) return undefined
  }
}

/** Lists the sites of a workspace folder: the site that contains it, else the sites one or two levels below it. */
export function listSiteRoots(folder: string): readonly string[] {
  const root = findSiteRoot(folder)
  return root === undefined ? listBelow(folder, MAX_DEPTH).slice(0, MAX_SITES) : [root]
}

function listBelow(folder: string, depth: number): readonly string[] {
  return listFolders(folder).flatMap((name) => {
    const path = join(folder, name)
    if (hasConfig(path)) return [path]
    return depth > 1 ? listBelow(path, depth - 1) : []
  })
}

function listFolders(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
      .map(({ name }) => name)
      .sort()
  } catch {
    // The editor can name a folder that does not exist or that must not be read.
    return []
  }
}

function hasConfig(folder: string): boolean {
  return CONFIG_FILES.some((name) => existsSync(join(folder, name)))
}
