import { contentType } from '../emit/content-type.js'
import { encodeUrl } from '../emit/create-redirects.js'
import { decodePath } from '../read/files/decode-path.js'
import { compilePattern } from '../read/host-files/match-pattern.js'
import { parseHeaderBlocks } from '../read/host-files/parse-header-blocks.js'
import { parseRedirectLines, type RedirectLine } from '../read/host-files/parse-redirect-lines.js'
import type { OutputFiles } from './read-output.js'
import type { FileSettings } from './store.js'

/** Lets browsers and CDNs keep a file, but makes them check each time whether it has changed. */
const REVALIDATE = 'no-cache'

/** The rules of a built site. */
export interface SiteRules {
  /** Text of `_headers`. */
  readonly headers: string
  /** Text of `_redirects`. */
  readonly redirects: string
}

/** What a bucket sends with each file, and the redirects that it can and cannot apply. */
export interface FileDescriptions {
  readonly settings: ReadonlyMap<string, FileSettings>
  /** Path of an empty file → where its URL redirects to. */
  readonly redirects: ReadonlyMap<string, string>
  /** Rules of `_redirects` that need a server. */
  readonly unsupported: readonly RedirectLine[]
}

/**
 * Translates `_headers` and `_redirects` into settings of files: a bucket reads neither. A redirect becomes a file: the
 * page that docgen has written at the old URL, or an empty file.
 */
export function describeFiles({ baseUrl, files }: OutputFiles, { headers, redirects }: SiteRules): FileDescriptions {
  const blocks = parseHeaderBlocks(headers).flatMap(({ pattern, headers }) => {
    const value = headers.findLast(({ name }) => name === 'cache-control')?.value
    return value === undefined || !isHeaderValue(value) ? [] : [{ matches: compilePattern(pattern), value }]
  })
  const base = decodePath(baseUrl)
  const cacheControlOf = (file: string, route: string | undefined): string => {
    const paths = [base + file, ...(route === undefined ? [] : [base + route.replace(/^\//, '')])]
    const values = blocks.filter(({ matches }) => paths.some((path) => matches(path))).map(({ value }) => value)
    return values.length === 0 ? REVALIDATE : [...new Set(values)].join(', ')
  }
  const settings = new Map<string, FileSettings>()
  for (const [file, { route }] of files)
    settings.set(file, { contentType: contentType(file), cacheControl: cacheControlOf(file, route) })
  const added = new Map<string, string>()
  const unsupported: RedirectLine[] = []
  for (const rule of parseRedirectLines(redirects).rules) {
    if (isIndexPattern(rule)) continue
    const path = findRedirectPath(rule, base)
    if (path === undefined) {
      unsupported.push(rule)
      continue
    }
    const [file, isPage] = findRedirectFile(path, files)
    // As on other hosts, a page is more important than a redirect at its URL.
    if (isPage || added.has(file)) continue
    const redirect = encodeUrl(rule.to)
    const page = settings.get(file)
    if (page) settings.set(file, { ...page, redirect })
    else added.set(file, redirect)
  }
  return { settings, redirects: added, unsupported }
}

/** Path of a redirect's URL below the base URL; undefined if only a server can apply the rule. */
function findRedirectPath(
  { from, to, status, isPattern, isConditional }: RedirectLine,
  base: string,
): string | undefined {
  const url = decodePath(from)
  if (isPattern || isConditional || !url.startsWith(base) || status < 300 || status > 308) return undefined
  if (!/^(?:\/(?!\/)|https?:\/\/)/.test(to) || encodeUrl(to).length > MAX_REDIRECT) return undefined
  return url.slice(base.length).replace(/\/$/, '')
}

/** Maximum length of a redirect's target in S3. */
const MAX_REDIRECT = 2048

/** The file of a redirect, and whether it is a page of the site. */
function findRedirectFile(path: string, files: OutputFiles['files']): readonly [file: string, isPage: boolean] {
  const index = path === '' ? 'index.html' : `${path}/index.html`
  for (const file of [path, `${path}.html`, index]) {
    const output = files.get(file)
    if (output) return [file, output.route !== undefined || !file.endsWith('.html')]
  }
  return [index, false]
}

/** Rules such as docgen's own for `/a/index.html`, which is a file of its own in a bucket. */
function isIndexPattern({ from, to, isPattern }: RedirectLine): boolean {
  return isPattern && from === `${to}/index.html`
}

/** Whether a bucket can store the value of a header. */
function isHeaderValue(value: string): boolean {
  return /^[\x20-\x7e]+$/.test(value)
}
