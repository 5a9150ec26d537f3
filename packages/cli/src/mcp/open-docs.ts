import type { Diagnostic } from '@docgen/renderer/contract'
import type { SearchHit, SnippetPart } from '@docgen/renderer/search'
import { hasOneName } from '../serve/find-page.js'
import { isLoopback } from '../serve/http/list-server-urls.js'
import { readTarget } from '../serve/http/read-target.js'
import type { BuiltFiles } from '../session/search/built-files.js'
import { type BuiltSearch, openBuiltSearch, type ScopeNames } from '../session/search/open-built-search.js'
import { findOperations, type ListedPage, readPageList } from './page-list.js'

/** A version and a language of a site; defaults to the latest version and the first language. */
export interface DocsScope {
  readonly version?: string | undefined
  readonly language?: string | undefined
}

/**
 * The content of a site for programs. All results are Markdown. A request that can't be answered rejects with a
 * `DocsError`; errors of reading the site's files also reject.
 */
export interface Docs {
  readonly search: (query: string, limit: number, scope: DocsScope) => Promise<string>
  /** The Markdown of a page by its URL or path, starting at a character offset. */
  readonly getPage: (page: string, offset: number, scope: DocsScope) => Promise<string>
  /** Pages of a category or of the whole site, starting at an offset. */
  readonly listPages: (request: ListRequest, scope: DocsScope) => Promise<string>
  /** The Markdown of an API operation by method and path, by its name, or by its title. */
  readonly getOperation: (operation: string, offset: number, scope: DocsScope) => Promise<string>
}

/** Which pages to list. */
export interface ListRequest {
  readonly section?: string | undefined
  readonly offset: number
  readonly limit: number
}

/** A request that can't be answered; its message is for the program that sent it, and for its user. */
export class DocsError extends Error {}

/** Maximum number of characters of a page in one answer: clients truncate longer answers. */
export const MAX_ANSWER_LENGTH = 50_000
const SNIPPET_LENGTH = 300
const SECTIONS_PER_PAGE = 3
/** How long an open index is used, in milliseconds: the next build gives its files new names. */
const FRESH_MS = 60_000
/** Maximum number of open indexes: clients can send any number of names. */
const MAX_SEARCHES = 50

/** Opens the content of a built site. Reads nothing yet. */
export function openDocs(files: BuiltFiles): Docs {
  const searches = createSearchCache(files)
  const folderOf = async (scope: DocsScope): Promise<string> => {
    const isDefault = !scope.version && !scope.language
    return isDefault ? '' : (await searches.open(scope)).folder
  }
  const readList = async (scope: DocsScope) => readPages(files, await folderOf(scope))
  const getPage: Docs['getPage'] = async (page, offset, scope) => {
    const baseUrl = await searches.open(scope).then(
      (opened) => opened.baseUrl,
      () => undefined,
    )
    const url = /^https?:\/\//i.test(page) && URL.canParse(page) ? new URL(page) : undefined
    if (url) await rejectOtherHost(url, files)
    const path = readPath(url?.pathname ?? page.replace(/[?#].*$/s, ''), baseUrl ?? '/')
    const folder = await folderOf(scope)
    for (const file of listCandidates(path, folder)) {
      const text = hasOneName(file) ? await files.read(file) : undefined
      if (text !== undefined) return cut(text, offset)
    }
    if ((await files.read('index.md')) === undefined && (await files.read('llms.txt')) === undefined)
      throw new DocsError(`${files.location} has no pages as Markdown${NO_MARKDOWN}`)
    throw new DocsError(`There is no page ${JSON.stringify(shorten(page))}. Call search or list_pages to find its URL.`)
  }
  return {
    search: async (query, limit, scope) => {
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
      // Open the search again if this fails: the site may have been rebuilt in the meantime.
      let hits = await searchOnce()
      if (!hits) {
        searches.clear()
        hits = await searchOnce()
      }
      if (!hits) throw new DocsError(`The search index of ${files.location} is damaged.`)
      return hits.length === 0 ? describeNoResults(await searches.open(scope)) : hits.map(writeHit).join('\n\n')
    },
    getPage,
    listPages: async ({ section, offset, limit }, scope) => {
      const all = await readList(scope)
      const name = section?.trim().toLowerCase()
      const pages = name === undefined ? all : all.filter((page) => page.section.toLowerCase() === name)
      if (pages.length === 0 && all.length > 0) {
        const names = [...new Set(all.map((page) => page.section))].slice(0, 50)
        throw new DocsError(
          `There is no section ${JSON.stringify(shorten(section ?? ''))}. Sections: ${names.join(', ')}`,
        )
      }
      const pagesInRange = pages.slice(offset, offset + limit)
      const remaining = pages.length - offset - pagesInRange.length
      const start = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}${remaining > 0 ? `. For the next ones, set offset to ${offset + pagesInRange.length}` : ''}`
      return `${start}\n${writeList(pagesInRange)}`
    },
    getOperation: async (operation, offset, scope) => {
      const operations = findOperations(operation, await readList(scope))
      const [only, ...others] = operations
      if (only && others.length === 0) return getPage(new URL(only.url).pathname, offset, {})
      if (operations.length > 0)
        return `Several operations match. Name one by method and path:\n${writeList(operations)}`
      const name = JSON.stringify(shorten(operation))
      throw new DocsError(`There is no API operation ${name}. Call search or list_pages to find it.`)
    },
  }
}

/** End of messages about sites without Markdown. */
const NO_MARKDOWN = ': switch on llms.pages in its config, and build it again.'
/** Maximum number of files of a list: 100 files have about 5 MB. */
const MAX_PARTS = 100
const PARTS_AT_ONCE = 16
/** Characters of a list that docgen reads: a server can send files of any size. */
const MAX_LIST_LENGTH = 32_000_000

/** Lists the pages of `llms.txt` in a folder and of its parts. */
async function readPages({ location, read }: BuiltFiles, folder: string): Promise<readonly ListedPage[]> {
  const text = await read(`${folder}llms.txt`)
  if (text === undefined) throw new DocsError(`There is no llms.txt in ${location}${NO_MARKDOWN}`)
  const { pages, parts } = readPageList(text)
  const listed = [...pages]
  for (let start = 0, length = 0; start < Math.min(parts.length, MAX_PARTS); start += PARTS_AT_ONCE) {
    const group = parts.slice(start, start + PARTS_AT_ONCE)
    const texts = await Promise.all(group.map((part) => read(`${folder}llms/${part}`)))
    for (const text of texts) if (text !== undefined) listed.push(...readPageList(text).pages)
    length += texts.reduce((sum, text = '') => sum + text.length, 0)
    if (length > MAX_LIST_LENGTH) throw new DocsError(`The list of pages in ${location} is too long.`)
  }
  return listed
}

/** The open search indexes of a site. */
interface SearchCache {
  /** Opens the index of a scope, or returns it if it was opened within the last minute. */
  readonly open: (scope: DocsScope) => Promise<BuiltSearch>
  readonly clear: () => void
}

function createSearchCache(files: BuiltFiles): SearchCache {
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

/** Throws if a URL names another site, where this one may have an unrelated page at the same path. */
async function rejectOtherHost({ href, hostname }: URL, { location, read }: BuiltFiles): Promise<void> {
  const list = await read('llms.txt')
  // Without a list, the host of the site is unknown.
  if (list === undefined || isLoopback(hostname.replace(/^\[|\]$/g, ''))) return
  const [, published = ''] = /\]\((https?:\/\/[^/\s()]+)/.exec(list) ?? []
  const isSameHost = [published, location].some((url) => URL.canParse(url) && new URL(url).hostname === hostname)
  if (!isSameHost) throw new DocsError(`There is no page ${JSON.stringify(shorten(href))} on ${published || location}.`)
}

/** A path of a page below the base URL, decoded, without slashes at its ends. */
function readPath(page: string, baseUrl: string): string {
  const target = readTarget(`/${page.replace(/^\/+/, '').replaceAll(' ', '%20')}`)
  if (!target) throw new DocsError(`${JSON.stringify(shorten(page))} is not the URL or path of a page.`)
  const path = `${target.path}/`.startsWith(baseUrl) ? target.path.slice(baseUrl.length - 1) : target.path
  return path.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/(?:(?:^|\/)index)?\.(?:html|md)$/, '')
}

function listCandidates(path: string, folder: string): readonly string[] {
  if (path === '') return [folder === '' ? 'index.md' : `${folder.slice(0, -1)}.md`]
  return `${path}/`.startsWith(folder) ? [`${path}.md`] : [`${folder}${path}.md`, `${path}.md`]
}

function cut(text: string, offset: number): string {
  const end = offset + MAX_ANSWER_LENGTH
  if (offset > 0 && offset >= text.length) throw new DocsError(`The page has only ${text.length} characters.`)
  const remaining = text.length - end
  const note = remaining > 0 ? `\n\n[${remaining} more characters: call again with offset ${end}]` : ''
  return text.slice(offset, end) + note
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

function writeList(pages: readonly ListedPage[]): string {
  let text = ''
  let section = ''
  for (const page of pages) {
    if (page.section !== section) text += `\n## ${page.section}\n\n`
    section = page.section
    text += `- [${page.title}](${page.url})${page.note === '' ? '' : `: ${page.note}`}\n`
  }
  return text
}

function shorten(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
