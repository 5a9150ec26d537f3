import type { LinkUse } from '@docgen/renderer/contract'
import { editionKey, type LinkTable } from '../../graph/links/link-table.js'
import { toTarget } from '../../graph/links/resolve-link.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { decodePath } from '../../read/files/decode-path.js'
import { resolveLinks } from '../../workers/find-targets.js'
import { findChangedStatics } from './find-changed-statics.js'
import type { Snapshot } from './snapshot.js'

/** Returns the links and images of the page at an index of the newer snapshot; none until its content is compiled. */
type FindLinks = (position: number) => readonly LinkUse[]

/** Counts the pages affected by a change: new, deleted, with changed data, or with changed link targets or images. */
export function countChangedPages(before: Snapshot | undefined, after: Snapshot, findLinks: FindLinks): number {
  if (!before) return after.inputs.length
  const hasChangedLinks = createLinksCheck(before, after)
  let count = 0
  for (const [file, position] of after.positions) {
    const old = before.positions.get(file)
    const planned = after.site.plan.pages[position]
    const isSame = old !== undefined && isSamePage(before, old, after, position)
    if (!isSame || (planned && hasChangedLinks?.(planned, findLinks(position)))) count++
  }
  for (const file of before.positions.keys()) if (!after.positions.has(file)) count++
  return count
}

function isSamePage(before: Snapshot, old: number, after: Snapshot, position: number): boolean {
  if (before.inputs[old]?.key !== after.inputs[position]?.key) return false
  if (before.site.plan === after.site.plan && before.site.prepared === after.site.prepared) return true
  const [a, b] = [before.site.plan.pages[old], after.site.plan.pages[position]]
  return a !== undefined && b !== undefined && isSameLayout(a, before, b, after) && isSameData(a, b)
}

/** Whether two pages have the same data. Unchanged pages are the same object, so few are serialized. */
function isSameData(a: PlannedPage, b: PlannedPage): boolean {
  return a === b || JSON.stringify(a.page) === JSON.stringify(b.page)
}

/** Whether the shared views around two pages have the same hashes. */
function isSameLayout(a: PlannedPage, before: Snapshot, b: PlannedPage, after: Snapshot): boolean {
  const [old, current] = [hashesOf(a, before), hashesOf(b, after)]
  return old.every((hash, index) => hash === current[index])
}

function hashesOf({ page, locale }: PlannedPage, { site: { plan, prepared } }: Snapshot): (string | undefined)[] {
  const sidebar = page.sidebar === undefined ? '' : plan.sidebars.get(page.sidebar)?.hash
  return [plan.shells.get(page.shell)?.hash, sidebar, prepared.setup.hashes.common[locale]]
}

/** Whether a page with unchanged data has a changed image or link target. */
export type HasChangedLinks = (planned: PlannedPage, links: readonly LinkUse[]) => boolean

/** Creates a check for changed link targets and images of a page; `undefined` if no target has changed. */
function createLinksCheck(before: Snapshot, after: Snapshot): HasChangedLinks | undefined {
  const tables = [before.site.graph.links, after.site.graph.links] as const
  const rewritten = new Set(findChangedStatics(before, after))
  const names = new Set([...rewritten, ...listChangedKeys(...tables)].map(findLastSegment))
  if (names.size === 0) return undefined
  const shells = findShells(after, rewritten)
  return ({ page, locale, version }, links) => {
    if (shells.has(page.shell)) return true
    // Looking up every link of a large site takes seconds; most do not even resemble a changed target.
    const likely = links.filter(({ href }) => href.startsWith('api:') || names.has(findLastSegment(href)))
    const origin = { page, edition: editionKey({ version, locale }) }
    const [old, current] = tables.map((table) => resolveLinks(likely, origin, table).map(toTarget))
    return likely.some(({ kind }, index) => {
      const [was, is] = [old?.[index], current?.[index]]
      if (JSON.stringify(was) !== JSON.stringify(is)) return true
      return kind === 'image' && [is?.href, is?.darkHref].some((href) => href !== undefined && rewritten.has(href))
    })
  }
}

/** Lists all keys of the tables that have different targets. */
function listChangedKeys(old: LinkTable, current: LinkTable): string[] {
  const editions = [...new Set([...Object.keys(old.editions), ...Object.keys(current.editions)])]
  return [
    ...compareKeys(old.assets, current.assets),
    ...compareKeys(old.statics, current.statics),
    ...compareKeys(old.routes, current.routes),
    ...compareKeys(old.redirects, current.redirects),
    ...editions.flatMap((key) => compareKeys(old.editions[key]?.pages, current.editions[key]?.pages)),
    ...editions.flatMap((key) => compareKeys(old.editions[key]?.operations, current.editions[key]?.operations)),
  ]
}

function compareKeys(old: Readonly<Record<string, unknown>> = {}, current: Readonly<Record<string, unknown>> = {}) {
  if (old === current) return []
  const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])]
  return keys.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(current[key]))
}

/** Returns the last segment of a URL or path, without `.html`, query and hash; empty or dots for a folder's index. */
function findLastSegment(href: string): string {
  const path = decodePath(href.replace(/[?#].*/s, '')).replace(/(?:\/?index)?\.html$/, '')
  return (
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  )
}

/** Finds the shells that show changed files, such as a logo. */
function findShells({ site }: Snapshot, rewritten: ReadonlySet<string>): ReadonlySet<string> {
  if (rewritten.size === 0) return new Set()
  const shells = [...site.plan.shells].filter(([, { view }]) => {
    const text = JSON.stringify(view)
    return [...rewritten].some((href) => text.includes(JSON.stringify(href)))
  })
  return new Set(shells.map(([key]) => key))
}
