import { isSameButCase, nearestWord } from '@docgen/renderer/contract'

/**
 * The closest existing id: one that differs only in case, the only one with the same last segment, else the nearest by
 * spelling; undefined if none is near.
 */
export function findNearestId(id: string, docsById: ReadonlyMap<string, unknown>): string | undefined {
  const ids = [...docsById.keys()]
  const same = ids.find((other) => isSameButCase(other, id))
  if (same !== undefined) return same
  const name = `/${id
    .replace(/\.mdx?$/i, '')
    .split('/')
    .at(-1)}`
  const sameNames = ids.filter((other) => `/${other}`.endsWith(name))
  return sameNames.length === 1 ? sameNames[0] : nearestWord(id, ids)
}

/** Describes the format of an id, for cases without a close match. */
export const ID_HINT = 'An id is the path below the docs folder without extension, such as guides/install'
