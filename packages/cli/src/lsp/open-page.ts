import { join } from 'node:path'
import { createLineTable } from '@docgen/renderer/contract'
import { findIncludes } from '@docgen/renderer/markdown'
import type { Position, Range } from 'vscode-languageserver'
import { readCode } from '../config/read-regular-file.js'
import { type EditionLinks, editionLinks } from '../graph/links/link-table.js'
import type { LinkOrigin } from '../graph/links/link-target.js'
import { type Doc, editionKey } from '../graph/site-graph.js'
import { createUrlFinder, type FileSpan, listSiteLinks, type SiteLink } from '../moves/site-links.js'
import { decodePath } from '../read/files/decode-path.js'
import { loadOutlines, type ReadOutline } from '../session/live/load-outlines.js'
import type { SiteSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'

/** A file of a site that an editor shows, in the state of the last snapshot. */
export interface OpenPage {
  readonly siteDir: string
  readonly session: SiteSession
  readonly snapshot: Snapshot
  /** Relative to the site's folder. */
  readonly file: string
  /** The page of the file, or the first page that includes it; undefined if no page shows it. */
  readonly doc: Doc | undefined
  readonly edition: EditionLinks
  /** Where its links are resolved from. */
  readonly origin: LinkOrigin
  readonly readOutline: ReadOutline
}

/** Describes a file of a site; `undefined` before the site has been read. */
export async function openPage(session: SiteSession, siteDir: string, file: string): Promise<OpenPage | undefined> {
  const snapshot = session.snapshot()
  if (!snapshot) return undefined
  const { graph, files } = snapshot.site
  const source = files.partials.has(file) ? files.sources.find(({ includes }) => includes.includes(file))?.path : file
  const doc = graph.docs.find((each) => each.source === source)
  const edition = doc && editionKey(doc)
  return {
    siteDir,
    session,
    snapshot,
    file,
    doc,
    edition: editionLinks(graph.links, edition),
    readOutline: await loadOutlines(snapshot),
    origin: { file, ...(doc && { route: doc.route }), ...(edition !== undefined && { edition }) },
  }
}

/** Time in which a page has to start to compile, in milliseconds. */
const COMPILE_MS = 10_000

/** Compiles the current state of a page: before that, its links and ids are unknown. */
export async function compilePage({ file }: Pick<Doc, 'file'>, session: SiteSession): Promise<void> {
  await session.compileFirst(new Set([file]), COMPILE_MS)
}

/** Creates a function that reads the current text of a file of a site, by its path in the site: unsaved, or from disk. */
export function createTextReader(siteDir: string): (file: string) => string {
  return (file) => readCode(join(siteDir, file)).replace(/^\ufeff/, '')
}

/** A link in a file, with the position of its URL. */
export interface LocatedLink extends SiteLink {
  readonly span: FileSpan
}

/** Lists the links of a file in the order of their positions, each once. */
export function listLinks({ session, snapshot, siteDir, file, doc }: OpenPage): readonly LocatedLink[] {
  const findUrl = createUrlFinder(createTextReader(siteDir))
  const links = listSiteLinks(snapshot, session.findLinks, (source) => source === doc?.source)
  const byStart = new Map<number, LocatedLink>()
  for (const link of links) {
    const span = link.use.file === file ? findUrl(link.use) : undefined
    if (span && !byStart.has(span.start)) byStart.set(span.start, { ...link, span })
  }
  return [...byStart.values()].sort((a, b) => a.span.start - b.span.start)
}

/** An include or an import of Markdown: the position of its path, and the file that it includes. */
export interface LocatedInclude {
  readonly start: number
  readonly end: number
  /** Site-relative path; undefined if there is no such file. */
  readonly target: string | undefined
}

/** Lists the includes of a text in a file of the site. */
export function listIncludes(text: string, { file, snapshot }: OpenPage): readonly LocatedInclude[] {
  const lines = createLineTable(text)
  const { files } = snapshot.site
  return findIncludes(text).flatMap(({ href, line }) => {
    const start = text.indexOf(href, lines.startOf(line))
    if (start === -1) return []
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
    const base = `file:///${encodeURI(folder === '' ? '' : `${folder}/`)}`
    const path = href.replace(/^@site\//, '/')
    if (!URL.canParse(path, base)) return []
    const target = decodePath(new URL(path, base).pathname.slice(1))
    const exists = files.partials.has(target) || files.sources.some((source) => source.path === target)
    return { start, end: start + href.length, target: exists ? target : undefined }
  })
}

/** Converts offsets of a text to a range of the protocol. */
export function toRange(text: string, start: number, end: number): Range {
  return { start: toPosition(text, start), end: toPosition(text, end) }
}

function toPosition(text: string, offset: number): Position {
  const lines = createLineTable(text.slice(0, offset))
  const line = lines.lineAt(offset)
  return { line: line - 1, character: offset - lines.startOf(line) }
}
