import { isSameButCase, nearestWord } from '@docgen/renderer/contract'

/**
 * Returns the closest existing id: an id that differs only in case, or else the only id with the same last segment, or
 * else the id with the nearest spelling; undefined if no id is close.
 */
export function findNearestId(id: string, docsById: ReadonlyMap<string, unknown>): string | undefined {
  const ids = [...docsById.keys()]
  const sameButCase = ids.find((other) => isSameButCase(other, id))
  if (sameButCase !== undefined) return sameButCase
  const name = `/${id
    .replace(/\.mdx?$/i, '')
    .split('/')
    .at(-1)}`
  const sameNames = ids.filter((other) => `/${other}`.endsWith(name))
  return sameNames.length === 1 ? sameNames[0] : nearestWord(id, ids)
}

/** Describes the format of an id, for cases without a close match. */
export const ID_HINT = 'An id is the path below the docs folder without extension, such as guides/install'
