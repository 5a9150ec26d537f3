import type { LinkTarget } from '@docgen/renderer'
import type { LinkUse, Page } from '@docgen/renderer/contract'

import type { LinkTable } from '../graph/links/link-table.js'
import { type ResolvedLink, resolveLink, toTarget } from '../graph/links/resolve-link.js'
import { restorePath } from './restore-path.js'

/** A page and the edition that its links stay within. */
export interface TargetPage {
  readonly page: Pick<Page, 'route' | 'source'>
  /** `editionKey` in the link table. */
  readonly edition: string
}

/**
 * Finds the targets of a page's links, in their order. They are part of the page's key, so the session and the workers
 * must find the same.
 */
export function findTargets(links: readonly LinkUse[], page: TargetPage, table: LinkTable): LinkTarget[] {
  return resolveLinks(links, page, table).map(toTarget)
}

/** Resolves a page's links, as the compiler returns them, in their order; empty for a page without a source. */
export function resolveLinks(
  links: readonly LinkUse[],
  { page: { route, source }, edition }: TargetPage,
  table: LinkTable,
): ResolvedLink[] {
  if (source === undefined) return []
  return links.map(({ href, file }) => resolveLink(href, { file: restorePath(file, source), route, edition }, table))
}
