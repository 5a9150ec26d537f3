import { join } from 'node:path'
import { readCode } from '../config/read-regular-file.js'
import { unpackAnchors } from '../graph/links/pack-anchors.js'
import { findHeadings } from '../session/live/find-headings.js'
import { loadOutlines } from '../session/live/load-outlines.js'
import type { SiteSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { plainResponse, type SiteResponse } from './http/response.js'

/** The page of a source file, for the preview of an editor. */
export interface SourcePage {
  /** Path of its URL, with the base URL. */
  readonly path: string
  /** The headings in the file that have an id on the page, without its title; lines are 1-based. */
  readonly headings: readonly { readonly id: string; readonly line: number }[]
}

interface SessionState {
  readonly siteDir: string
  readonly session: Pick<SiteSession, 'findAnchors' | 'compileFirst'>
  readonly snapshot: Snapshot
}

/**
 * Finds the page of a file, or the first page that includes the file, by its path relative to the site's folder;
 * `undefined` if no page of the site shows the file.
 */
async function findSourcePage(
  file: string,
  { siteDir, session, snapshot }: SessionState,
): Promise<SourcePage | undefined> {
  const { files, plan } = snapshot.site
  const findPosition = (source: string): number => plan.pages.findIndex(({ page }) => page.source === source)
  const including = files.sources.find(({ path, includes }) => path !== file && includes.includes(file))
  const own = findPosition(file)
  const position = own === -1 && including ? findPosition(including.path) : own
  const page = plan.pages[position]?.page
  if (!page) return undefined
  await session.compileFirst(new Set([page.file]), COMPILE_MS)
  const text = readCode(join(siteDir, file)).replace(/^\ufeff/, '')
  const { headings } = (await loadOutlines(snapshot))(file, text)
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  return {
    path: page.href,
    // The title of a page has its id only if a link points to it.
    headings: findHeadings(headings, unpackAnchors(session.findAnchors(position))).flatMap(
      ({ id, level, start }, index) =>
        id === undefined || (index === 0 && level === 1) ? [] : [{ id, line: lineOf(start) }],
    ),
  }
}

/** Time in which the page has to start to compile, in milliseconds. */
const COMPILE_MS = 1000

/** Responds with the page of the file that the parameter `file` of a URL names, as JSON. */
export async function respondWithSourcePage(
  { query }: { readonly query: URLSearchParams },
  siteDir: string,
  session: Pick<SiteSession, 'findAnchors' | 'compileFirst' | 'snapshot'>,
): Promise<SiteResponse> {
  const snapshot = session.snapshot()
  const page = snapshot && (await findSourcePage(query.get('file') ?? '', { siteDir, session, snapshot }))
  if (!page) return plainResponse(404, 'No page of the site shows this file.')
  const body = Buffer.from(JSON.stringify(page))
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  return { status: 200, headers: { ...headers, 'cache-control': 'no-cache' }, body }
}
