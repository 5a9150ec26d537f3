import type { OperationEntry } from '../operation-entry.js'

/** Name of the changelog's page: `changelog`, prefixed with `api-` until no operation has the same slug. */
export function nameChangelog(operations: readonly Pick<OperationEntry, 'slug'>[]): string {
  const operationSlugs = new Set(operations.map(({ slug }) => slug))
  let slug = 'changelog'
  while (operationSlugs.has(slug)) slug = `api-${slug}`
  return slug
}
