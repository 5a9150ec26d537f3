import { join } from 'node:path'
import { createFolder } from '../../cache/create-folder.js'
import { buildSite } from '../../session/build-site.js'
import type { FinishedPage } from '../../session/build-site-pages.js'
import type { BuildRequest } from '../../session/site-request.js'

/** A page whose HTML differs from that of the earlier site. */
export interface ChangedPage {
  readonly route: string
  readonly state: 'added' | 'changed' | 'removed'
  /** Source file, relative to the site's folder. */
  readonly source?: string
}

/** Output file → what identifies the bytes of a page. */
export type PageHashes = ReadonlyMap<string, Omit<ChangedPage, 'state'> & { readonly hash: string }>

/** The hashes of built pages. */
export function hashPages(pages: readonly FinishedPage[]): PageHashes {
  return new Map(
    pages.map(({ planned: { page }, emitted: { hash } }) => [
      page.file,
      { route: page.route, hash, ...(page.source !== undefined && { source: page.source }) },
    ]),
  )
}

/** Builds the earlier site as a trial, with a cache of its own; undefined if it cannot be built. */
export async function hashBasePages(build: BuildRequest, baseDir: string): Promise<PageHashes | undefined> {
  const cacheDir = join(build.siteDir, '.docgen/base/cache')
  createFolder(cacheDir)
  const { onStage: _, ...request } = build
  let pages: PageHashes | undefined
  await buildSite({ ...request, siteDir: baseDir, cacheDir, isDryRun: true }, async ({ builtPages }) => {
    pages = hashPages(builtPages)
  })
  return pages
}

/** The pages with other bytes, by route. */
export function comparePages(before: PageHashes, after: PageHashes): readonly ChangedPage[] {
  const changed: ChangedPage[] = []
  for (const [file, { hash, ...page }] of after) {
    const was = before.get(file)
    if (!was) changed.push({ ...page, state: 'added' })
    else if (was.hash !== hash) changed.push({ ...page, state: 'changed' })
  }
  for (const [file, { hash: _, ...page }] of before) if (!after.has(file)) changed.push({ ...page, state: 'removed' })
  return changed.sort((a, b) => (a.route < b.route ? -1 : 1))
}
