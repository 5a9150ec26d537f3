import { createLineTable, type LineTable, type LinkUse } from '@docgen/renderer/contract'
import { findUrl } from '@docgen/renderer/markdown'
import { type ResolvedLink, resolveLink } from '../graph/links/resolve-link.js'
import { editionKey } from '../graph/site-graph.js'
import type { ApiFile } from '../read/api/api-file.js'
import { createApiLocator } from '../read/api/locate-in-api.js'
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
 * selects pages by their source.
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

/** Whether a URL can't be written into a quoted text of YAML or JSON as it is. */
export function needsEscape(url: string): boolean {
  return /['"\\]/.test(url)
}

/**
 * Creates a function that adds the position in its file to a link of an API description, which has a JSON pointer
 * instead. It returns other links as they are.
 */
export function createUseLocator(apis: readonly ApiFile[]): <Use extends LinkUse>(use: Use) => Use {
  const locators = new Map(apis.map((api) => [api.path, createApiLocator(api)]))
  return (use) => {
    const hash = use.file.lastIndexOf('#')
    const locate = hash === -1 ? undefined : locators.get(use.file.slice(0, hash))
    if (!locate) return use
    const { file, line, column } = locate(decodeURIComponent(use.file.slice(hash + 1)), use)
    return { ...use, file, line, column }
  }
}

/**
 * Creates a function that finds where the URL of a link is written; `undefined` if code or a plugin computes it. `apis`
 * are the descriptions whose texts can contain links.
 */
export function createUrlFinder(
  readText: ReadSiteText,
  apis: readonly ApiFile[] = [],
): (use: LinkUse) => FileSpan | undefined {
  const locateUse = createUseLocator(apis)
  const opened = new Map<string, { readonly text: string; readonly lines: LineTable }>()
  const open = (path: string): { readonly text: string; readonly lines: LineTable } => {
    const known = opened.get(path)
    if (known) return known
    const text = readText(path)
    const file = { text, lines: createLineTable(text) }
    opened.set(path, file)
    return file
  }
  return (use) => {
    const { file, line, column, href, isInserted } = locateUse(use)
    if (isInserted) return undefined
    const page = open(file)
    const start = page.lines.startOf(line) + column - 1
    // A text of an API that docgen has not found in the file, such as that of an overlay, has the position of its parent.
    if (file !== use.file && !/[[!<]/.test(page.text.charAt(start))) return undefined
    const span = findUrl(page, start, href.replace(/^pathname-site:/, ''))
    return span && { file, ...span }
  }
}
