import type { LinkUse } from '@docgen/renderer/contract'
import { editionKey, type LinkTable } from '../../graph/links/link-table.js'
import { toTarget } from '../../graph/links/resolve-link.js'
import type { PlannedPage } from '../../plan/site-plan.js'
import { decodePath } from '../../read/decode-path.js'
import { resolveLinks } from '../../workers/find-targets.js'
import { findChangedStatics } from './find-changed-statics.js'
import type { Snapshot } from './snapshot.js'

/** Whether a page whose own data have not changed shows a picture that has, or leads elsewhere. */
export type LeadsElsewhere = (planned: PlannedPage, links: readonly LinkUse[]) => boolean

/** Finds what links and pictures of a site lead to that has changed; `undefined` where nothing has. */
export function findChangedTargets(before: Snapshot, after: Snapshot): LeadsElsewhere | undefined {
  const tables = [before.site.graph.links, after.site.graph.links] as const
  const rewritten = new Set(findChangedStatics(before, after))
  const names = new Set([...rewritten, ...listChangedKeys(...tables)].map(lastName))
  if (names.size === 0) return undefined
  const shells = findShells(after, rewritten)
  return ({ page, locale, version }, links) => {
    if (shells.has(page.shell)) return true
    // To look up every link of a big site takes seconds; most do not even sound like what has changed.
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

/** All that is found under one name before, and under another one or not at all after. */
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

/** The last name of an address or a path, without what addresses may have or not: empty, or dots, for a folder's own page. */
function lastName(href: string): string {
  const path = decodePath(href.replace(/[?#].*/s, '')).replace(/(?:\/?index)?\.html$/, '')
  return (
    path
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  )
}

/** Shells with a logo, say, that has new bytes. */
function findShells({ site }: Snapshot, rewritten: ReadonlySet<string>): ReadonlySet<string> {
  if (rewritten.size === 0) return new Set()
  const shells = [...site.plan.shells].filter(([, { view }]) => {
    const text = JSON.stringify(view)
    return [...rewritten].some((href) => text.includes(JSON.stringify(href)))
  })
  return new Set(shells.map(([key]) => key))
}
