import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import { findOrigin, type LineOrigin } from '@docgen/renderer/markdown'
import type { SiteFiles } from '../../read/site-files.js'

/**
 * Creates a function that moves a link or diagnostic from its position in converted Markdown to its position in the
 * file; `undefined` if docgen converts none.
 */
export function createOriginFinder({
  sources,
  partials,
}: Pick<SiteFiles, 'sources' | 'partials'>): (<Each extends LinkUse | Diagnostic>(each: Each) => Each) | undefined {
  const byPath = new Map<string, readonly LineOrigin[]>()
  for (const { path, lines } of [...sources, ...partials.values()]) if (lines) byPath.set(path, lines)
  if (byPath.size === 0) return undefined
  return (each) => {
    const lines = each.file === undefined ? undefined : byPath.get(each.file)
    if (!lines || each.line === undefined) return each
    const { line, column, isInserted } = findOrigin(lines, { line: each.line, column: each.column ?? 1 })
    return {
      ...each,
      line,
      ...(each.column !== undefined && { column }),
      // It would be the length of inserted text, such as the name of a directive.
      ...(isInserted && 'length' in each && { length: undefined }),
    }
  }
}
