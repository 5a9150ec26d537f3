import { encodePath } from '../graph/routes/create-url.js'
import { parseRedirectLines } from '../read/host-files/parse-redirect-lines.js'

/** A redirect; paths of the site contain the base URL. */
export interface Redirect {
  /** A decoded path. */
  readonly from: string
  /** A URL, possibly percent-encoded. */
  readonly to: string
}

/** Inputs of `_redirects`. */
export interface RedirectsInput {
  readonly redirects: readonly Redirect[]
  /** Text of the site's `_redirects` file, if the site has one. */
  readonly siteText?: string | undefined
  readonly baseUrl: string
  /** Output files of pages. */
  readonly pageFiles: Iterable<string>
}

/** Maximum number of redirects of single paths that Cloudflare Pages reads. */
const MAX_REDIRECTS = 2000

/**
 * Builds `_redirects` for static hosts: a permanent redirect for each source, the first if there are several, sorted by
 * source, with and without a slash at its end; then the patterns for `/index.html`. Merges them into the site's
 * `_redirects` file: hosts apply the first matching rule, so docgen's rules precede the first pattern in the file. Omits
 * paths that the file already redirects.
 */
export function buildRedirects({ redirects, siteText = '', baseUrl, pageFiles }: RedirectsInput): string {
  const { rules } = parseRedirectLines(siteText)
  const redirected = new Set(rules.flatMap(({ from, isConditional }) => (isConditional ? [] : from.replace(/\/$/, ''))))
  const lines: string[] = []
  // Cloudflare Pages compares whole paths, so `/old` would not redirect `/old/`. Other hosts ignore the slash.
  const otherLines: string[] = []
  for (const { from, to } of redirects) {
    const path = encodePath(from)
    const key = path.replace(/\/$/, '')
    if (redirected.has(key)) continue
    // A server that is configured from this file may refuse to start with a second rule for the same path.
    redirected.add(key)
    const target = encodeUrl(to)
    lines.push(`${path} ${target} 301`)
    const otherPath = path.endsWith('/') ? key : `${path}/`
    const isLoop = otherPath === target.replace(/[?#].*/s, '')
    if (otherPath !== '' && !isLoop && !isFilePath(path)) otherLines.push(`${otherPath} ${target} 301`)
  }
  if (rules.length + lines.length + otherLines.length <= MAX_REDIRECTS) lines.push(...otherLines)
  lines.sort()
  const site = siteText.trimEnd() === '' ? [] : siteText.trimEnd().split(/\r?\n/)
  const pattern = rules.find(({ isPattern }) => isPattern)
  const position = pattern ? startOfComment(site, pattern.line - 1) : site.length
  const patterns = listIndexPatterns(baseUrl, pageFiles)
  return [...site.slice(0, position), ...lines, ...patterns, ...site.slice(position)]
    .map((line) => `${line}\n`)
    .join('')
}

/** Whether a path ends with an extension, unlike that of a version: `/1.12.1`. */
function isFilePath(path: string): boolean {
  return /\.[a-z][^/.]*$/i.test(path)
}

/**
 * `/a/index.html` is the page `/a`, even if its file is `a.html`. Hosts have no pattern for any number of folders,
 * so there is one pattern per depth.
 */
function listIndexPatterns(baseUrl: string, pageFiles: Iterable<string>): readonly string[] {
  const depths = new Set<number>()
  for (const file of pageFiles) if (!/(?:^|\/)(?:index|404)\.html$/.test(file)) depths.add(file.split('/').length)
  return [...depths]
    .sort((a, b) => a - b)
    .map((depth) => {
      const path = baseUrl + Array.from({ length: depth }, (_, index) => `:p${index + 1}`).join('/')
      return `${path}/index.html ${path} 301`
    })
}

/** The first of the comment lines directly above a line, or the line itself. */
function startOfComment(lines: readonly string[], index: number): number {
  let start = index
  while (start > 0 && lines[start - 1]?.trimStart().startsWith('#')) start--
  return start
}

/** Percent-encodes the characters of a URL that need it; keeps existing percent-encoding. */
export function encodeUrl(url: string): string {
  return encodeURI(url).replace(/%25(?=[\da-f]{2})/gi, '%')
}
