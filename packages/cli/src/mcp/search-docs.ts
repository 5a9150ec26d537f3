import type { Diagnostic } from '@docgen/renderer/contract'
import type { SearchHit, SnippetPart } from '@docgen/renderer/search'
import type { BuiltFiles } from '../session/search/built-files.js'
import { type BuiltSearch, openBuiltSearch, type ScopeNames } from '../session/search/open-built-search.js'
import { DocsError, type DocsScope } from './docs-request.js'

const SNIPPET_LENGTH = 300
const SECTIONS_PER_PAGE = 3
/** How long an open index is used, in milliseconds: the next build gives its files new names. */
const FRESH_MS = 60_000
/** Maximum number of open indexes: clients can send any number of names. */
const MAX_SEARCHES = 50

/** What to search for. */
export interface DocsQuery {
  readonly query: string
  /** Maximum number of hits. */
  readonly limit: number
  readonly scope: DocsScope
}

/** Lists the best hits as Markdown. `location` names the site in errors. */
export async function searchDocs(
  { query, limit, scope }: DocsQuery,
  searches: SearchCache,
  location: string,
): Promise<string> {
  const searchOnce = async (): Promise<readonly SearchHit[] | undefined> => {
    const { search } = await searches.open(scope)
    const { value, diagnostics } = await search({
      text: query,
      limit: limit * SECTIONS_PER_PAGE,
      snippetLength: SNIPPET_LENGTH,
      readsAll: true,
    })
    return diagnostics.length === 0 ? putPagesFirst(value).slice(0, limit) : undefined
  }
  let hits = await searchOnce()
  if (!hits) {
    // The site may have been rebuilt since its index was opened.
    searches.clear()
    hits = await searchOnce()
  }
  if (!hits) throw new DocsError(`The search index of ${location} is damaged.`)
  return hits.length === 0 ? describeNoResults(await searches.open(scope)) : hits.map(writeHit).join('\n\n')
}

/** The open search indexes of a site. */
export interface SearchCache {
  /** Opens the index of a scope, or returns it if it was opened within the last minute. */
  readonly open: (scope: DocsScope) => Promise<BuiltSearch>
  readonly clear: () => void
}

/** Creates a cache without open indexes. */
export function createSearchCache(files: BuiltFiles): SearchCache {
  const searches = new Map<string, { readonly opened: Promise<BuiltSearch>; readonly until: number }>()
  const open = (scope: DocsScope): Promise<BuiltSearch> => {
    const key = JSON.stringify([scope.version, scope.language])
    const last = searches.get(key)
    if (last && performance.now() < last.until) return last.opened
    if (searches.size > MAX_SEARCHES) searches.clear()
    const opened = openSearch(files, scope)
    searches.set(key, { opened, until: performance.now() + FRESH_MS })
    opened.catch(() => searches.delete(key))
    return opened
  }
  return { open, clear: () => searches.clear() }
}

async function openSearch(files: BuiltFiles, { version, language }: DocsScope): Promise<BuiltSearch> {
  const scope = { version: version || undefined, locale: language || undefined }
  const { value, diagnostics } = await openBuiltSearch(files, scope, PARAMETERS)
  if (!value) throw new DocsError(diagnostics.map(explain).join(' '))
  return value
}

/** Names of the fields of a scope in the tools of this server. */
const PARAMETERS: ScopeNames = { version: 'version', locale: 'language', context: 'context' }

function explain({ message, hint }: Diagnostic): string {
  return `${message[0]?.toUpperCase()}${message.slice(1)}.${hint === undefined ? '' : ` ${hint}.`}`
}

/** Moves the best hit of each page to the front: programs read whole pages, and rarely more than the first results. */
function putPagesFirst(hits: readonly SearchHit[]): readonly SearchHit[] {
  const best = new Map(hits.toReversed().map((hit) => [hit.pageHref, hit]))
  const isBest = (hit: SearchHit): boolean => best.get(hit.pageHref) === hit
  return [...hits.filter(isBest), ...hits.filter((hit) => !isBest(hit))]
}

function writeHit({ title, heading, snippet, breadcrumbs, pageHref, href }: SearchHit, index: number): string {
  const names = [title, ...(heading ? [heading] : [])].map(textOf).filter((name) => name !== '')
  const anchor = href.includes('#') ? href.slice(href.indexOf('#')) : ''
  const text = textOf(snippet).trim()
  const lines = [`${index + 1}. ${names.join(' › ')}`, `   ${pageHref}${anchor}`]
  if (breadcrumbs.length > 0) lines.push(`   In: ${breadcrumbs.join(' › ')}`)
  if (text !== '') lines.push(`   ${text.replace(/\s+/g, ' ')}`)
  return lines.join('\n')
}

function textOf(parts: readonly SnippetPart[]): string {
  return parts.map(({ text }) => text).join('')
}

function describeNoResults({ otherVersions }: BuiltSearch): string {
  return otherVersions.length === 0
    ? 'No results.'
    : `No results in this version. Other versions: ${otherVersions.join(', ')}`
}
