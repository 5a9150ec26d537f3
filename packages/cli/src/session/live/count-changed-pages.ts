import type { LinkUse } from '@docgen/renderer/contract'
import type { PlannedPage } from '../../plan/site-plan.js'
import { findChangedTargets } from './find-changed-targets.js'
import type { Snapshot } from './snapshot.js'

/** Known links and images of the page at an index of the newer snapshot. */
type FindLinks = (place: number) => readonly LinkUse[]

/** Number of pages affected by a change: new, deleted, with changed data, with changed link targets or images. */
export function countChangedPages(before: Snapshot | undefined, after: Snapshot, findLinks: FindLinks): number {
  if (!before) return after.inputs.length
  const leadsElsewhere = findChangedTargets(before, after)
  let count = 0
  for (const [file, place] of after.places) {
    const old = before.places.get(file)
    const planned = after.site.plan.pages[place]
    const isSame = old !== undefined && isSamePage(before, old, after, place)
    if (!isSame || (planned && leadsElsewhere?.(planned, findLinks(place)))) count++
  }
  for (const file of before.places.keys()) if (!after.places.has(file)) count++
  return count
}

function isSamePage(before: Snapshot, old: number, after: Snapshot, place: number): boolean {
  if (before.inputs[old]?.key !== after.inputs[place]?.key) return false
  if (before.site.plan === after.site.plan && before.site.prepared === after.site.prepared) return true
  const [a, b] = [before.site.plan.pages[old], after.site.plan.pages[place]]
  return a !== undefined && b !== undefined && isSameAround(a, before, b, after) && isSameData(a, b)
}

/** Unaffected pages are the same objects, so this runs for few pages. */
function isSameData(a: PlannedPage, b: PlannedPage): boolean {
  return a === b || JSON.stringify(a.page) === JSON.stringify(b.page)
}

/** Whether the shared views around two pages have the same hashes. */
function isSameAround(a: PlannedPage, before: Snapshot, b: PlannedPage, after: Snapshot): boolean {
  const [old, made] = [hashesOf(a, before), hashesOf(b, after)]
  return old.every((hash, index) => hash === made[index])
}

function hashesOf({ page, locale }: PlannedPage, { site: { plan, prepared } }: Snapshot): (string | undefined)[] {
  const sidebar = page.sidebar === undefined ? '' : plan.sidebars.get(page.sidebar)?.hash
  return [plan.shells.get(page.shell)?.hash, sidebar, prepared.setup.hashes.common[locale]]
}
