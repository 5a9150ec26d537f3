// URLs that need no base: absolute URLs, fragments, queries and the empty URL.
const COMPLETE = /^(?:[a-z][a-z\d+.-]*:|\/\/|[#?]|$)/i
// Protocol and host, then the path.
const BASE = /^((?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/]*)?)(.*)$/is

/**
 * Rebases a link: with the base `https://example.org/docs`, both `/guide` and `guide` become
 * `https://example.org/docs/guide`.
 * Does not change absolute URLs, fragments and links that are already below the base.
 */
export function rebaseLink(href: string, base: string | undefined): string {
  if (base === undefined || COMPLETE.test(href)) return href
  const root = base.replace(/(?<!\/)\/+$/, '')
  if (href === root || href.startsWith(`${root}/`)) return href
  if (href.startsWith('/')) return root + href
  const [, site = '', folder = ''] = BASE.exec(root) ?? []
  const end = href.search(/[?#]/)
  const path = end === -1 ? href : href.slice(0, end)
  return site + resolvePath(`${folder}/${path}`) + href.slice(path.length)
}

/** How the links of a text are changed. */
export interface LinkSettings {
  /** Base of relative links, links with a leading slash, and images; unchanged if absent. */
  readonly linkBase?: string
  /** URL of the site with its base URL: links below it refer to its pages. */
  readonly siteUrl?: string
}

/**
 * Rebases a link. A URL of the site itself becomes `pathname-site:///path`, so that it points to the page wherever the
 * site is served.
 */
export function markOwnUrl(rawHref: string, { linkBase, siteUrl }: LinkSettings): string {
  const href = rebaseLink(rawHref, linkBase)
  if (siteUrl === undefined) return href
  const root = siteUrl.replace(/\/$/, '')
  const path = href.startsWith(root) ? href.slice(root.length) : undefined
  if (path === undefined || !/^(?:[/?#]|$)/.test(path)) return href
  return `pathname-site:///${path.replace(/^\//, '')}`
}

/** A path that starts with `/`, without `.` and `..` segments. */
function resolvePath(path: string): string {
  const steps: string[] = []
  for (const step of path.split('/').slice(1)) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return `/${steps.join('/')}`
}
