import { CONSOLE_ENDING } from '../../emit/content-type.js'
import { markdownLink } from '../../emit/create-headers.js'
import { decodePath } from '../../read/files/decode-path.js'
import { compilePattern, fillPattern, type PathPattern } from '../../read/host-files/match-pattern.js'
import { parseHeaderBlocks } from '../../read/host-files/parse-header-blocks.js'
import { parseRedirectLines } from '../../read/host-files/parse-redirect-lines.js'
import type { FileStore, ServedFile } from '../file-store.js'
import { findMissingPage, findPage, type PageLookup } from '../find-page.js'
import { FORWARD_PATH } from '../inject-client.js'
import { type Compress, createCompressor } from './compress.js'
import { findMarkdown, findMarkdownHref, isPagePath, prefersMarkdown } from './negotiate-markdown.js'
import type { Target } from './read-target.js'
import { respondWithFile } from './respond-with-file.js'
import { plainResponse, redirectResponse, type SiteResponse } from './response.js'

/** Returns a header of a request by its lower-case name. */
export type ReadHeader = (name: string) => string | undefined

/** Responds to a request whose sender and target have been checked. */
export type RequestHandler = (target: Target, header: ReadHeader) => Promise<SiteResponse>

/** What a site's server does in addition to a static host. */
export interface HandlerOptions {
  /** Whether a mock server answers the requests of consoles. */
  readonly isMocked?: boolean
  /** Whether pages of other origins, such as an editor's panel, can show the pages in a frame. */
  readonly isEmbedded?: boolean
}

interface Site {
  /** Whether a mock server answers the requests of consoles. */
  readonly isMocked: boolean
  readonly isEmbedded: boolean
  readonly store: FileStore
  readonly compress: Compress
  readonly findMarkdownLink: (served: ServedFile) => Promise<string | undefined>
  readonly readHeaderRules: () => Promise<readonly HeaderRule[]>
  readonly readRedirectRules: () => Promise<readonly RedirectRule[]>
}

/**
 * Serves a store as a static host does: clean URLs, `_redirects`, `_headers`, and the nearest 404 page for
 * missing pages.
 */
export function createSiteHandler(
  store: FileStore,
  { isMocked = false, isEmbedded = false }: HandlerOptions = {},
): RequestHandler {
  const site: Site = {
    isMocked,
    isEmbedded,
    store,
    compress: createCompressor(),
    findMarkdownLink: createLinkFinder(),
    readHeaderRules: createRulesReader(store, '_headers', parseHeaderRules),
    readRedirectRules: createRulesReader(store, '_redirects', parseRedirectRules),
  }
  return async (target, header) => {
    // No file has an empty name, and a redirect to a URL that begins with two slashes would go to another host.
    if (target.path.includes('//')) return respondNotFound({ site, target, header })
    const rules = await site.readRedirectRules()
    const forced = findRule(target.path, rules, true)
    if (forced) return applyRule(forced, { site, target, header })
    const baseUrl = await store.readBaseUrl()
    const resource = await findBelow(target.path, baseUrl, store)
    if (resource && 'moved' in resource)
      return redirectResponse(301, addQuery(baseUrl + encodeURI(resource.moved), target))
    const markdown = prefersMarkdown(header('accept')) && (await findMarkdownBelow(target.path, baseUrl, store))
    if (markdown) return send(markdown, 200, { site, target, header })
    if (resource) return send(resource, 200, { site, target, header })
    const fallback = findRule(target.path, rules, false)
    if (fallback) return applyRule(fallback, { site, target, header })
    if (`${target.path}/` === baseUrl) return redirectResponse(301, addQuery(baseUrl, target))
    if (target.path === '/' && baseUrl !== '/') return redirectResponse(302, baseUrl)
    return respondNotFound({ site, target, header })
  }
}

interface PageRequest {
  readonly site: Site
  readonly target: Target
  readonly header: ReadHeader
}

async function applyRule({ to, status }: RuleTarget, request: PageRequest): Promise<SiteResponse> {
  const { site, target } = request
  if (status !== 200 && status !== 404) return redirectResponse(status, addQuery(to, target))
  const path = decodePath(to.replace(/[?#].*/s, ''))
  const resource = await findBelow(path, await site.store.readBaseUrl(), site.store)
  return resource && 'served' in resource ? send(resource, status, request) : respondNotFound(request)
}

async function respondNotFound(request: PageRequest): Promise<SiteResponse> {
  const { store } = request.site
  const below = cutBase(request.target.path, await store.readBaseUrl())
  const missingPage = await findMissingPage(below ?? '', store)
  return missingPage ? send(missingPage, 404, request) : plainResponse(404, 'Page not found.')
}

async function send(
  { file, served }: Extract<PageLookup, { served: unknown }>,
  status: number,
  { site, target, header }: PageRequest,
): Promise<SiteResponse> {
  const siteRules = headersFor(target.path, await site.readHeaderRules())
  const rules = site.isEmbedded ? allowFrames(siteRules) : siteRules
  const isPage = status === 200 && /\.(?:html|md)$/.test(file) && isPagePath(target.path)
  const ruleHeaders = isPage
    ? addPageHeaders(rules, file.endsWith('.html') ? await site.findMarkdownLink(served) : undefined)
    : { ...rules, ...(file.endsWith(CONSOLE_ENDING) && consoleHeaders(site)) }
  return respondWithFile({ file, served, status, header, ruleHeaders }, site.compress)
}

/** Removes from headers what forbids other origins to show a page in a frame. */
function allowFrames(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'x-frame-options': _, 'content-security-policy': policy, ...others } = headers
  if (policy === undefined) return others
  const directives = policy.split(';').filter((directive) => !/^\s*frame-ancestors(?:\s|$)/i.test(directive))
  return { ...others, 'content-security-policy': directives.join(';') }
}

/** Tells the console that it can send requests through this server, or that it has to. */
function consoleHeaders({ isMocked }: Site): Readonly<Record<string, string>> {
  return { 'docgen-forward': FORWARD_PATH, ...(isMocked && { 'docgen-mock': '1' }) }
}

function addPageHeaders(
  rules: Readonly<Record<string, string>>,
  pageLink: string | undefined,
): Readonly<Record<string, string>> {
  const { link, vary } = rules
  const isNew = pageLink !== undefined && !link?.includes(pageLink)
  return {
    ...rules,
    ...(isNew && { link: link ? `${link}, ${pageLink}` : pageLink }),
    // Caches must keep the HTML and the Markdown of a page apart.
    vary: vary ? `${vary}, Accept` : 'Accept',
  }
}

async function findBelow(path: string, baseUrl: string, store: FileStore): Promise<PageLookup | undefined> {
  const below = cutBase(path, baseUrl)
  return below === undefined ? undefined : findPage(below, store)
}

async function findMarkdownBelow(path: string, baseUrl: string, store: FileStore): ReturnType<typeof findMarkdown> {
  const below = cutBase(path, baseUrl)
  return below === undefined ? undefined : findMarkdown(below, store)
}

/** Returns the part of a path after the base URL; `undefined` if the path does not begin with the base URL. */
function cutBase(path: string, baseUrl: string): string | undefined {
  const base = decodeURI(baseUrl)
  return path.startsWith(base) ? path.slice(base.length) : undefined
}

function addQuery(location: string, { query }: Target): string {
  return query === '' || location.includes('?') ? location : `${location}?${query}`
}

// A session can serve any number of revisions of a page.
const MAX_MEMOIZED_LINKS = 10_000

/**
 * Creates a function that returns the `Link` header to a page's Markdown. It reads files with the same bytes only once.
 */
function createLinkFinder(): Site['findMarkdownLink'] {
  const links = new Map<string, string | undefined>()
  return async (served) => {
    if (links.has(served.hash)) return links.get(served.hash)
    const href = findMarkdownHref(await served.read())
    const link = href === undefined ? undefined : markdownLink(href)
    if (links.size >= MAX_MEMOIZED_LINKS) links.clear()
    links.set(served.hash, link)
    return link
  }
}

/** Creates a function that returns the rules of a file. It parses the file again only if its bytes have changed. */
function createRulesReader<Rule>(
  store: FileStore,
  file: string,
  parse: (text: string) => readonly Rule[],
): () => Promise<readonly Rule[]> {
  let parsed: { readonly hash: string; readonly rules: readonly Rule[] } | undefined
  return async () => {
    const served = await store.find(file)
    if (!served) return []
    if (parsed?.hash !== served.hash) {
      parsed = { hash: served.hash, rules: parse(Buffer.from(await served.read()).toString('utf8')) }
    }
    return parsed.rules
  }
}

/** A block of `_headers`. */
export interface HeaderRule {
  readonly matches: PathPattern
  /** In the order of the file; a value of `undefined` removes a header that an earlier rule has set. */
  readonly headers: readonly (readonly [name: string, value: string | undefined])[]
}

/** Parses a `_headers` file as static hosts do. */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  return parseHeaderBlocks(text).map(({ pattern, headers }) => ({
    matches: compilePattern(pattern),
    headers: headers.map(({ name, value }) => [name, value]),
  }))
}

/** Returns the headers that rules set for a path, by their lower-case names; joins the values of several rules. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.matches(path)) continue
    for (const [name, value] of rule.headers) {
      if (value === undefined) delete headers[name]
      else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
    }
  }
  return headers
}

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly matches: PathPattern
  readonly to: string
  readonly status: number
  /** Whether the rule takes precedence over a file at the same path. */
  readonly isForced: boolean
}

/** Result of a rule: with status 200 or 404 the server sends the file at `to`, else it redirects the browser to it. */
export interface RuleTarget {
  readonly to: string
  readonly status: number
}

/** Parses a `_redirects` file as static hosts do. Skips lines with conditions that only a host can evaluate. */
export function parseRedirectRules(text: string): readonly RedirectRule[] {
  return parseRedirectLines(text).rules.flatMap(({ from, to, status, isForced, isConditional }) =>
    isConditional ? [] : { matches: compilePattern(from), to, status, isForced },
  )
}

/**
 * Returns the target of the first rule that matches a path. With `isForced`, ignores rules that apply only without a
 * file.
 */
export function findRule(path: string, rules: readonly RedirectRule[], isForced: boolean): RuleTarget | undefined {
  for (const rule of rules) {
    const captures = rule.isForced || !isForced ? rule.matches(path) : undefined
    if (captures) return { to: fillPattern(rule.to, captures), status: rule.status }
  }
  return undefined
}
