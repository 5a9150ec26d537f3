import type { OperationEntry } from '../operation-entry.js'

/** Name of the changelog's page: `changelog`, with the prefix `api-` if an operation has the same name. */
export function nameChangelog(operations: readonly Pick<OperationEntry, 'slug'>[]): string {
  const taken = new Set(operations.map(({ slug }) => slug))
  let slug = 'changelog'
  while (taken.has(slug)) slug = `api-${slug}`
  return slug
}
