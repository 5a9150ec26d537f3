import { posix } from 'node:path'
import { nearestWord } from '@docgen/renderer/contract'
import type { Doc } from '../graph/doc.js'
import type { CategoryFile } from '../read/site-files.js'

/** A text that names a page, and the pages that it can mean. */
export interface PageSearch {
  readonly name: string
  readonly docs: readonly Doc[]
}

/** Finds a page by its source, id, URL or route; else the page that the name resembles. */
export function findDoc({ name, docs }: PageSearch): { readonly doc?: Doc; readonly near?: string } {
  const plain = name.replace(/^\.\//, '').replace(/^https?:\/\/[^/]+/, '')
  const slashed = `/${plain.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  const doc =
    docs.find(({ source }) => source === plain) ??
    docs.find(({ id }) => id === plain) ??
    docs.find(({ route, href }) => route === slashed || href === plain) ??
    docs.find(({ source }) => source.endsWith(slashed) || source.replace(/\.mdx?$/, '').endsWith(slashed))
  if (doc) return { doc }
  const near = nearestWord(
    plain,
    docs.flatMap(({ id, source, route }) => [id, source, route]),
  )
  return near === undefined ? {} : { near }
}

/** Where to place a page among its siblings. */
export interface Place {
  /** The sibling. */
  readonly doc: Doc
  readonly side: 'before' | 'after'
}

/** The pages and the category files of an edition. */
export interface SiblingFiles {
  readonly docs: readonly Doc[]
  readonly categories: readonly CategoryFile[]
}

/** The `sidebar_position` that places a page; `undefined` if the sibling has no position. */
export function findPosition({ doc, side }: Place, { docs, categories }: SiblingFiles): number | undefined {
  const own = doc.sidebarPosition
  if (own === undefined) return undefined
  const folder = posix.dirname(doc.source)
  const positions = [
    ...docs.filter(({ source }) => posix.dirname(source) === folder).map(({ sidebarPosition }) => sidebarPosition),
    ...categories.filter((each) => posix.dirname(each.folder) === folder).map(({ metadata }) => metadata.position),
  ].filter((position) => position !== undefined)
  const isBefore = side === 'before'
  const beyond = positions.filter((position) => (isBefore ? position < own : position > own))
  const step = isBefore ? own - 1 : own + 1
  if (beyond.length === 0) return step
  const neighbor = isBefore ? Math.max(...beyond) : Math.min(...beyond)
  const hasRoom = isBefore ? neighbor < step : neighbor > step
  return hasRoom ? step : shorten((own + neighbor) / 2, own, neighbor)
}

/** The number with the fewest decimals that is strictly between two others. */
function shorten(middle: number, a: number, b: number): number {
  for (let digits = 0; digits < 15; digits++) {
    const short = Number(middle.toFixed(digits))
    if (short > Math.min(a, b) && short < Math.max(a, b)) return short
  }
  return middle
}
