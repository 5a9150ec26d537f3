import { posix } from 'node:path'
import type { Doc } from '../graph/doc.js'
import type { CategoryFile } from '../read/site-files.js'

/** An existing page next to which the sidebar is to show a new page. */
export interface Neighbor {
  readonly doc: Doc
  /** Where the new page is to be. */
  readonly side: 'before' | 'after'
}

/** The pages and the category files of an edition. */
export interface EditionEntries {
  readonly docs: readonly Doc[]
  readonly categories: readonly CategoryFile[]
}

/**
 * The `sidebar_position` that puts a page next to another one: a whole step from it, or less if the next page or
 * category is closer. `undefined` if the other page has no position.
 */
export function findSidebarPosition({ doc, side }: Neighbor, { docs, categories }: EditionEntries): number | undefined {
  const start = doc.sidebarPosition
  if (start === undefined) return undefined
  const folder = posix.dirname(doc.source)
  const positions = [
    ...docs.filter(({ source }) => posix.dirname(source) === folder).map(({ sidebarPosition }) => sidebarPosition),
    ...categories.filter((each) => posix.dirname(each.folder) === folder).map(({ metadata }) => metadata.position),
  ].filter((position) => position !== undefined)
  const direction = side === 'before' ? -1 : 1
  const beyond = positions.filter((position) => (position - start) * direction > 0)
  const next = side === 'before' ? Math.max(...beyond) : Math.min(...beyond)
  // Without positions beyond, `next` is infinite.
  return Math.abs(next - start) > 1 ? start + direction : shortestBetween(start, next)
}

/** The number with the fewest decimals that is strictly between two others, close to the middle. */
function shortestBetween(a: number, b: number): number {
  const middle = (a + b) / 2
  for (let digits = 0; digits < 15; digits++) {
    const short = Number(middle.toFixed(digits))
    if (short > Math.min(a, b) && short < Math.max(a, b)) return short
  }
  return middle
}
