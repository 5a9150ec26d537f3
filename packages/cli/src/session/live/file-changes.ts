import type { FileMemo } from '../../read/files/file-memo.js'

/** Changes to a site's files. */
export interface FileChanges {
  /** Files and folders, relative to the site's folder, with `/` as separator. */
  readonly paths: readonly string[]
  /** Whether files were added, removed or moved, instead of only changed. */
  readonly isStructural: boolean
}

/** The changes after packages were installed or removed. */
export const PACKAGES_CHANGED: FileChanges = { paths: ['node_modules'], isStructural: true }

/** A file memo that can be invalidated. */
export interface ForgetfulMemo extends FileMemo {
  /** Discards the results of reading the changed files and folders. */
  readonly forget: (changes: FileChanges) => void
  readonly forgetAll: () => void
}

const LIST = /^list/
// Versions and translations depend on several JSON files, and on which of them exist.
const JSON_FILES = /^json/
// A description has several files, which may be in any folder.
const API = /^api /
const MAY_BE_PART_OF_API = /\.(?:ya?ml|json)$|(?:^|\/)[^./]*$/i

/** Creates a memo that keeps everything that was read until it is invalidated. */
export function createFileMemo(): ForgetfulMemo {
  const byPath = new Map<string, Map<string, unknown>>()
  const forgetKinds = (pattern: RegExp): void => {
    for (const kinds of byPath.values()) {
      for (const kind of kinds.keys()) if (pattern.test(kind)) kinds.delete(kind)
    }
  }
  return {
    recall: <Value>(kind: string, path: string, read: () => Value): Value => {
      const kinds = byPath.get(path) ?? new Map<string, unknown>()
      // All values of one kind have the same type.
      if (kinds.has(kind)) return kinds.get(kind) as Value
      const value = read()
      kinds.set(kind, value)
      byPath.set(path, kinds)
      return value
    },
    forget: ({ paths, isStructural }) => {
      for (const path of paths) byPath.delete(path)
      if (isStructural) {
        const below = paths.map((path) => `${path}/`)
        for (const path of byPath.keys()) if (below.some((folder) => path.startsWith(folder))) byPath.delete(path)
      }
      if (isStructural) forgetKinds(LIST)
      if (isStructural || paths.some((path) => /\.json$/i.test(path))) forgetKinds(JSON_FILES)
      if (paths.some((path) => MAY_BE_PART_OF_API.test(path))) forgetKinds(API)
    },
    forgetAll: () => byPath.clear(),
  }
}
