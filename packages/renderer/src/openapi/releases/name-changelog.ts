import type { OperationEntry } from '../operation-entry.js'

/** Name of the changelog's page: an operation keeps the name from its author. */
export function nameChangelog(operations: readonly Pick<OperationEntry, 'slug'>[]): string {
  const taken = new Set(operations.map(({ slug }) => slug))
  let slug = 'changelog'
  while (taken.has(slug)) slug = `api-${slug}`
  return slug
}
