import type { TextEdit } from './edit-list.js'

/** Beginnings of links to pages of the site, before the route. */
export interface LinkPrefixes {
  /** Origin of the site's URL, without a slash at its end. */
  readonly origin: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
}

/** The parts of a link to a page: its route, without a slash at its end, and its query and hash, which can be empty. */
export type PageUrl = readonly [route: string, suffix: string]

/** The start of a field or an HTML attribute with a link, up to its opening quote, which can be escaped in a string. */
const LINK = /(?<![\w-])(?:to|href)["']?\s{0,9}[:=]\s{0,9}\\?(["'`])/g
/** Longest link that is read, in UTF-16 code units. */
const MAX_LINK = 2000

/**
 * Returns edits of the links in the text of a config or a sidebars file: the fields `to` and `href` of the navbar, the
 * footer, sidebars and redirects, and links in HTML. `change` returns the new URL of a page, if it has another one.
 */
export function changeConfigLinks(
  text: string,
  prefixes: LinkPrefixes,
  change: (...url: PageUrl) => PageUrl | undefined,
): readonly TextEdit[] {
  return [...text.matchAll(LINK)].flatMap(({ index, 0: { length }, 1: mark = '' }) => {
    const start = index + length
    const [written = ''] = text.slice(start, start + MAX_LINK).split(mark, 1)
    const url = written.endsWith('\\') ? written.slice(0, -1) : written
    if (/[\n\\$]/.test(url)) return []
    for (const prefix of listPrefixes(url, prefixes)) {
      const [route, slash, suffix] = splitUrl(url.slice(prefix.length))
      const changed = change(route, suffix)
      if (!changed) continue
      const [to, rest] = changed
      const edit = { start: start + prefix.length, end: start + url.length }
      return [{ ...edit, text: to + (to.endsWith('/') ? '' : slash) + rest }]
    }
    return []
  })
}

/** Lists the prefixes that a URL may begin with: a route can begin with the same folder as the base URL. */
function listPrefixes(url: string, { origin, baseUrl }: LinkPrefixes): readonly string[] {
  const base = baseUrl.slice(0, -1)
  return [...new Set(['', base, origin + base])].filter((prefix) => url.startsWith(`${prefix}/`))
}

function splitUrl(url: string): readonly [route: string, slash: string, suffix: string] {
  const at = url.search(/[?#]/)
  const path = at === -1 ? url : url.slice(0, at)
  const slash = path.length > 1 && path.endsWith('/') ? '/' : ''
  return [path.slice(0, path.length - slash.length), slash, url.slice(path.length)]
}
