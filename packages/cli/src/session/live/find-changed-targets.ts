import type { LinkUse } from '@docgen/renderer/contract'
import { editionKey, type LinkTable } from '../../graph/links/link-table.js'
import { toTarget } from '../../graph/links/resolve-link.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { decodePath } from '../../read/decode-path.js'
import { resolveLinks } from '../../workers/find-targets.js'
import { findChangedStatics } from './find-changed-statics.js'
import type { Snapshot } from './snapshot.js'

/** Whether a page with unchanged data has a changed image or link target. */
export type LeadsElsewhere = (planned: PlannedPage, links: readonly LinkUse[]) => boolean

/** Finds changed targets of the links and images of a site; `undefined` if there are none. */
export function findChangedTargets(before: Snapshot, after: Snapshot): LeadsElsewhere | undefined {
  const tables = [before.site.graph.links, after.site.graph.links] as const
  const rewritten = new Set(findChangedStatics(before, after))
  const names = new Set([...rewritten, ...listChangedKeys(...tables)].map(lastName))
  if (names.size === 0) return undefined
  const shells = findShells(after, rewritten)
  return ({ page, locale, version }, links) => {
    if (shells.has(page.shell)) return true
    // Looking up every link of a large site takes seconds; most do not even resemble a changed target.
    const likely = links.filter(({ href }) => href.startsWith('api:') || names.has(lastName(href)))
    const origin = { page, edition: editionKey({ version, locale }) }
    const [old, made] = tables.map((table) => resolveLinks(likely, origin, table).map(toTarget))
    return likely.some(({ kind }, index) => {
      const [was, is] = [old?.[index], made?.[index]]
      if (JSON.stringify(was) !== JSON.stringify(is)) return true
      return kind === 'image' && [is?.href, is?.darkHref].some((href) => href !== undefined && rewritten.has(href))
    })
  }
}

/** All keys whose targets differ. */
function listChangedKeys(old: LinkTable, made: LinkTable): string[] {
  const editions = [...new Set([...Object.keys(old.editions), ...Object.keys(made.editions)])]
  return [
    ...compareKeys(old.assets, made.assets),
    ...compareKeys(old.statics, made.statics),
    ...compareKeys(old.routes, made.routes),
    ...compareKeys(old.redirects, made.redirects),
    ...editions.flatMap((key) => compareKeys(old.editions[key]?.pages, made.editions[key]?.pages)),
    ...editions.flatMap((key) => compareKeys(old.editions[key]?.operations, made.editions[key]?.operations)),
  ]
}

function compareKeys(old: Readonly<Record<string, unknown>> = {}, made: Readonly<Record<string, unknown>> = {}) {
  if (old === made) return []
  const keys = [...new Set([...Object.keys(old), ...Object.keys(made)])]
  return keys.filter((key) => JSON.stringify(old[key]) !== JSON.stringify(made[key]))
}

/** The last segment of a URL or path, without optional parts; empty or dots for a folder's index. */
function lastName(href: string): string {
  const path = decodePath(href.replace(/[?#].*/s, '')).replace(/(?:\/?index)?\.html$/, '')
  return (
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  )
}

/** Shells with changed files, such as a logo. */
function findShells({ site }: Snapshot, rewritten: ReadonlySet<string>): ReadonlySet<string> {
  if (rewritten.size === 0) return new Set()
  const shells = [...site.plan.shells].filter(([, { view }]) => {
    const text = JSON.stringify(view)
    return [...rewritten].some((href) => text.includes(JSON.stringify(href)))
  })
  return new Set(shells.map(([key]) => key))
}
