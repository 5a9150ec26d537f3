import { dirname, join } from 'node:path'
import { hashBytes } from '../../cache/hash.js'
import { listNames } from '../../config/list-names.js'
import { readRegularFile } from '../../config/read-regular-file.js'

/** An installed icon set. */
export interface IconSet {
  /** Absolute path of its folder. */
  readonly folder: string
  /** Hash of its `package.json`, which contains its version. */
  readonly hash: string
}

/** Prefix of an icon set, such as `lucide` → the set. */
export type IconSets = Readonly<Record<string, IconSet>>

const SCOPE = '@iconify-json'

/** Finds the Iconify sets in the `node_modules` of the site's folder and of all parent folders; the nearest wins. */
export function findIconSets(siteDir: string): IconSets {
  const sets: Record<string, IconSet> = {}
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const scope = join(folder, 'node_modules', SCOPE)
    for (const prefix of listNames(scope)) {
      if (Object.hasOwn(sets, prefix)) continue
      const description = readIfAny(join(scope, prefix, 'package.json'))
      if (description) sets[prefix] = { folder: join(scope, prefix), hash: hashBytes(description) }
    }
    if (dirname(folder) === folder) break
  }
  return Object.fromEntries(Object.entries(sets).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns a key that changes with the versions of the icon sets, but not with the folders where they are installed. */
export function hashIconSets(sets: IconSets): string {
  return Object.entries(sets)
    .map(([prefix, { hash }]) => `${prefix}:${hash}`)
    .join()
}

function readIfAny(path: string): Buffer | undefined {
  try {
    return readRegularFile(path)
  } catch {
    return undefined
  }
}
