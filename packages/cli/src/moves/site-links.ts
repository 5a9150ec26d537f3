import { createLineTable, type LineTable, type LinkUse } from '@docgen/renderer/contract'
import { findUrl } from '@docgen/renderer/markdown'
import { type ResolvedLink, resolveLink } from '../graph/links/resolve-link.js'
import { editionKey } from '../graph/site-graph.js'
import { createOriginFinder } from '../session/diagnostics/create-origin-finder.js'
import type { SiteSession } from '../session/live/open-session.js'
import type { Snapshot } from '../session/live/snapshot.js'
import { restoreLink } from '../workers/restore-path.js'

/** A link of the site with the page that shows it. */
export interface SiteLink {
  readonly use: LinkUse
  /** The page that shows it: a page that includes `use.file`, or the page of that file. */
  readonly route: string
  /** `editionKey` of that page. */
  readonly edition: string
  readonly resolved: ResolvedLink
}

/** A span of a file's text, in UTF-16 code units. */
export interface FileSpan {
  readonly file: string
  readonly start: number
  readonly end: number
}

/** Reads the current text of a file by its site-relative path; empty if it cannot be read. */
export type ReadSiteText = (file: string) => string

/**
 * Lists the links of all compiled pages. A link of a partial appears once for each page that includes it. `isWanted`
 * skips pages by their source.
 */
export function listSiteLinks(
  { site }: Pick<Snapshot, 'site'>,
  findLinks: SiteSession['findLinks'],
  isWanted: (source: string) => boolean = () => true,
): readonly SiteLink[] {
  const toOrigin = createOriginFinder(site.files) ?? ((use: LinkUse) => use)
  return site.plan.pages.flatMap((planned, position) => {
    const { source, route } = planned.page
    if (source === undefined || !isWanted(source)) return []
    const edition = editionKey(planned)
    return findLinks(position).map((link): SiteLink => {
      const use = toOrigin(restoreLink(link, source))
      return {
        use,
        route,
        edition,
        resolved: resolveLink(use.href, { file: use.file, route, edition }, site.graph.links),
      }
    })
  })
}

/** Creates a function that finds where the URL of a link is written; `undefined` if code or a plugin computes it. */
export function createUrlFinder(readText: ReadSiteText): (use: LinkUse) => FileSpan | undefined {
  const opened = new Map<string, { readonly text: string; readonly lines: LineTable }>()
  const open = (path: string): { readonly text: string; readonly lines: LineTable } => {
    const known = opened.get(path)
    if (known) return known
    const text = readText(path)
    const file = { text, lines: createLineTable(text) }
    opened.set(path, file)
    return file
  }
  return ({ file, line, column, href, isInserted }) => {
    if (isInserted) return undefined
    const page = open(file)
    const span = findUrl(page, page.lines.startOf(line) + column - 1, href.replace(/^pathname-site:/, ''))
    return span && { file, ...span }
  }
}
