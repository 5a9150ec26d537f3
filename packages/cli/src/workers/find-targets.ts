import type { LinkTarget } from '@docgen/renderer'
import type { LinkUse, Page } from '@docgen/renderer/contract'
import type { LinkTable } from '../graph/link-table.js'
import { resolveTarget } from '../graph/resolve-link.js'
import { restoreLink } from './restore-path.js'

/** A page and the edition that its links stay within. */
export interface TargetPage {
  readonly page: Pick<Page, 'route' | 'source'>
  /** `editionKey` in the link table. */
  readonly edition: string
}

/** What a page's links lead to, in their order. Part of the page's key, so session and workers ask the same question. */
export function findTargets(links: readonly LinkUse[], { page, edition }: TargetPage, table: LinkTable): LinkTarget[] {
  const { route, source } = page
  if (source === undefined) return []
  return links.map((link) => resolveTarget(restoreLink(link, source), { route, edition }, table))
}
