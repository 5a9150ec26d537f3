import { hasOneName } from '../serve/find-page.js'
import { isLoopback } from '../serve/http/list-server-urls.js'
import { readTarget } from '../serve/http/read-target.js'
import type { BuiltFiles } from '../session/search/built-files.js'
import { DocsError, type DocsScope, quote } from './docs-request.js'
import { findOperations, type ListedPage, readPageList } from './page-list.js'
import { createSearchCache, searchDocs } from './search-docs.js'

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

/** Maximum number of characters of a page in one answer: clients truncate longer answers. */
export const MAX_ANSWER_LENGTH = 50_000

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
      () => '/',
    )
    const url = /^https?:\/\//i.test(page) && URL.canParse(page) ? new URL(page) : undefined
    if (url) await rejectOtherHost(url, files)
    const path = readPath(url?.pathname ?? page.replace(/[?#].*$/s, ''), baseUrl)
    const text = await readFirst(listCandidates(path, await folderOf(scope)), files)
    if (text !== undefined) return cut(text, offset)
    if ((await readFirst(['index.md', 'llms.txt'], files)) === undefined)
      throw new DocsError(`${files.location} has no pages as Markdown${NO_MARKDOWN}`)
    throw new DocsError(`There is no page ${quote(page)}. Call search or list_pages to find its URL.`)
  }
  return {
    search: (query, limit, scope) => searchDocs({ query, limit, scope }, searches, files.location),
    getPage,
    listPages: async (request, scope) => writePart(await readList(scope), request),
    getOperation: async (operation, offset, scope) => {
      const operations = findOperations(operation, await readList(scope))
      const [only, ...others] = operations
      if (only && others.length === 0) return getPage(new URL(only.url).pathname, offset, {})
      if (operations.length > 0)
        return `Several operations match. Name one by method and path:\n${writeList(operations)}`
      throw new DocsError(`There is no API operation ${quote(operation)}. Call search or list_pages to find it.`)
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

/** Throws if a URL names another site, where this one may have an unrelated page at the same path. */
async function rejectOtherHost({ href, hostname }: URL, { location, read }: BuiltFiles): Promise<void> {
  const list = await read('llms.txt')
  // Without a list, the host of the site is unknown.
  if (list === undefined || isLoopback(hostname.replace(/^\[|\]$/g, ''))) return
  const [, published = ''] = /\]\((https?:\/\/[^/\s()]+)/.exec(list) ?? []
  const isSameHost = [published, location].some((url) => URL.canParse(url) && new URL(url).hostname === hostname)
  if (!isSameHost) throw new DocsError(`There is no page ${quote(href)} on ${published || location}.`)
}

/** A path of a page below the base URL, decoded, without slashes at its ends. */
function readPath(page: string, baseUrl: string): string {
  const target = readTarget(`/${page.replace(/^\/+/, '').replaceAll(' ', '%20')}`)
  if (!target) throw new DocsError(`${quote(page)} is not the URL or path of a page.`)
  const path = `${target.path}/`.startsWith(baseUrl) ? target.path.slice(baseUrl.length - 1) : target.path
  return path.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/(?:(?:^|\/)index)?\.(?:html|md)$/, '')
}

function listCandidates(path: string, folder: string): readonly string[] {
  if (path === '') return [folder === '' ? 'index.md' : `${folder.slice(0, -1)}.md`]
  return `${path}/`.startsWith(folder) ? [`${path}.md`] : [`${folder}${path}.md`, `${path}.md`]
}

/** The content of the first file that exists. */
async function readFirst(candidates: readonly string[], { read }: BuiltFiles): Promise<string | undefined> {
  for (const file of candidates) {
    const text = hasOneName(file) ? await read(file) : undefined
    if (text !== undefined) return text
  }
  return undefined
}

function cut(text: string, offset: number): string {
  const end = offset + MAX_ANSWER_LENGTH
  if (offset > 0 && offset >= text.length) throw new DocsError(`The page has only ${text.length} characters.`)
  const remaining = text.length - end
  const note = remaining > 0 ? `\n\n[${remaining} more characters: call again with offset ${end}]` : ''
  return text.slice(offset, end) + note
}

/** Lists the requested pages, after their number and, if more follow, the offset of these. */
function writePart(all: readonly ListedPage[], { section, offset, limit }: ListRequest): string {
  const name = section?.trim().toLowerCase()
  const pages = name === undefined ? all : all.filter((page) => page.section.toLowerCase() === name)
  if (pages.length === 0 && all.length > 0) {
    const names = [...new Set(all.map((page) => page.section))].slice(0, 50)
    throw new DocsError(`There is no section ${quote(section ?? '')}. Sections: ${names.join(', ')}`)
  }
  const part = pages.slice(offset, offset + limit)
  const end = offset + part.length
  const count = `${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`
  const next = end < pages.length ? `. For the next ones, set offset to ${end}` : ''
  return `${count}${next}\n${writeList(part)}`
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
