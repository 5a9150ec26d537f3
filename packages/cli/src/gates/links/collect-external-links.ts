import { createLineTable, type Diagnostic, type LineTable, unescapeHtml } from '@docgen/renderer/contract'
import { collectConfigLinks } from '../../check/check-config-links.js'
import { readTrialPage, type Trial } from '../../session/trial.js'
import { maskCode } from '../text/mask-code.js'

/** Position of a link in the files of the site; without line if a component has generated the URL. */
export type LinkPosition = Pick<Diagnostic, 'file' | 'line' | 'column' | 'length'>

/** An external URL with everything that links to it. */
export interface ExternalLink {
  /** Without fragment. */
  readonly url: string
  readonly uses: readonly ExternalUse[]
}

/** A link to an external URL. */
export interface ExternalUse {
  /** As written. */
  readonly href: string
  /** The text after `#`; empty if the URL has none. */
  readonly fragment: string
  readonly position: LinkPosition
}

/** The external links of a site, grouped by URL. The gate `content` checks links to the site itself. */
export async function collectExternalLinks(trial: Trial): Promise<readonly ExternalLink[]> {
  const { builtPages, config, locateInConfig } = trial
  const siteUrl = config.url.replace(/\/$/, '')
  const byUrl = new Map<string, Map<string, ExternalUse>>()
  const add = (href: string, position: LinkPosition): void => {
    if (!URL.canParse(href)) return
    const url = new URL(href)
    if (url.origin === siteUrl || url.href.startsWith(`${siteUrl}/`)) return
    const fragment = url.hash.slice(1)
    url.hash = ''
    const uses = byUrl.get(url.href) ?? new Map<string, ExternalUse>()
    // Pages that include the same file, or show the same original in several languages, have the same links.
    uses.set(JSON.stringify([href, position]), { href, fragment, position })
    byUrl.set(url.href, uses)
  }
  const findUses = createUseFinder(trial)
  for (const { planned } of builtPages) {
    const { page } = planned
    const hrefs = listHrefs(readTrialPage(trial, page.file).toString())
    for (const href of hrefs) {
      // Links to edit a page that is not published yet are dead until it is.
      if (href === page.editHref || href === page.lastUpdate?.historyHref) continue
      for (const position of findUses(href, page.source)) add(href, position)
    }
  }
  for (const { href, path } of await collectConfigLinks(config))
    if (/^https?:\/\//i.test(href)) add(href, locateInConfig(path))
  return [...byUrl].map(([url, uses]) => ({ url, uses: [...uses.values()] }))
}

/** Matches external URLs of links and images: docgen writes attributes in double quotes, with `<` escaped. */
const EXTERNAL = /<(?:a|img)\s[^<>]*?(?<=\s)(?:href|src)="(https?:\/\/[^"<>]*)"/gi

/** The external URLs in the content of a page, each once. */
export function listHrefs(html: string): ReadonlySet<string> {
  const start = html.indexOf('<article')
  const end = html.lastIndexOf('</article>')
  const content = start === -1 || end === -1 ? html : html.slice(start, end)
  // Skip the menu that opens the page in other programs.
  const menu = content.indexOf('class="page-actions')
  const afterMenu = menu === -1 ? 0 : content.indexOf('</ul>', menu)
  const text = menu === -1 || afterMenu === -1 ? content : content.slice(0, menu) + content.slice(afterMenu)
  return new Set([...text.matchAll(EXTERNAL)].map(([, href = '']) => unescapeHtml(href)))
}

type FindUses = (href: string, source: string | undefined) => readonly LinkPosition[]

/**
 * Creates a function that finds a URL in the files of a page. If none contains the URL, it returns the page's file. If
 * the page has no source file, it returns an empty list.
 */
function createUseFinder({ files, apis }: Trial): FindUses {
  const includes = new Map(files.sources.map((source) => [source.path, source.includes]))
  const texts = new Map<string, string>()
  const lineTables = new Map<string, LineTable>()
  for (const { path, text, bodyLine } of files.sources) if (!texts.has(path)) texts.set(path, maskCode(text, bodyLine))
  const readMasked = (path: string): string => {
    const partial = files.partials.get(path)
    const text = texts.get(path) ?? (partial ? maskCode(partial.text) : '')
    texts.set(path, text)
    return text
  }
  for (const { files: parts } of apis) for (const { path, text } of parts) texts.set(path, text)
  return (href, source) => {
    if (source === undefined) return []
    const api = apis.find(({ path }) => source === path || source.startsWith(`${path}#`))
    const paths = api ? api.files.map(({ path }) => path) : [source, ...(includes.get(source) ?? [])]
    const positions = paths.flatMap((path) => {
      const text = readMasked(path)
      const lines = lineTables.get(path) ?? createLineTable(text)
      lineTables.set(path, lines)
      return listOccurrences(text, href, lines).map((at) => ({ file: path, ...at }))
    })
    return positions.length > 0 ? positions : [{ file: api?.path ?? source }]
  }
}

function listOccurrences(
  text: string,
  href: string,
  { lineAt, startOf }: LineTable,
): readonly Omit<LinkPosition, 'file'>[] {
  const positions: Omit<LinkPosition, 'file'>[] = []
  for (let at = text.indexOf(href); at !== -1; at = text.indexOf(href, at + href.length)) {
    // Skip the beginning of a longer URL.
    if (/[\w/#?&=%-]/.test(text.charAt(at + href.length))) continue
    const line = lineAt(at)
    positions.push({ line, column: at - startOf(line) + 1, length: href.length })
  }
  return positions
}
