import { type PageLoader, plainPath } from './page-loader.js'
import { rankPaths } from './rank-paths.js'

/** Number of suggested pages. */
const SUGGESTIONS = 3

/**
 * Redirects from the not-found page to the page that the URL means in another spelling, such as one with a trailing
 * slash; if there is none, suggests pages with similar URLs.
 */
export async function findMovedPage(loader: PageLoader): Promise<void> {
  const { pathname, search, hash } = location
  if (plainPath(pathname) !== pathname) {
    const { url } = await loader.load(new URL(location.href))
    if (url.pathname !== pathname) {
      location.replace(url.pathname + search + hash)
      return
    }
  }
  await suggestPages(loader)
}

/** Fills the list of the not-found page; it stays hidden if no URL of the site is similar. */
async function suggestPages(loader: PageLoader): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-sitemap]')
  const list = box?.querySelector('ul')
  if (!box || !list) return
  const response = await fetch(box.dataset['sitemap'] ?? '')
  if (!response.ok) return
  const sitemap = await response.text()
  const known = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(decode(url)).pathname)
  const language = languageOf(location.pathname)
  const candidates = known.filter((path) => languageOf(path) === language)
  const paths = rankPaths(readable(plainPath(location.pathname)), candidates.map(readable), SUGGESTIONS)
  const links = await Promise.all(paths.map((path) => renderLink(path, loader)))
  list.append(...links)
  box.hidden = links.length === 0
}

/** The start page of the language that a path belongs to: of those that the page links to, the longest that fits. */
function languageOf(path: string): string {
  const links = document.querySelectorAll<HTMLAnchorElement>('.page-not-found :is([hreflang], .text-link)')
  return Array.from(links, (link) => link.pathname.replace(/\/$/, ''))
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .reduce((one, other) => (one.length > other.length ? one : other), '')
}

async function renderLink(path: string, loader: PageLoader): Promise<HTMLElement> {
  const { html } = await loader.load(new URL(path, location.href))
  const [, title = path] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? []
  const item = document.createElement('li')
  const link = document.createElement('a')
  const address = document.createElement('span')
  link.href = path
  link.textContent = decode(title)
  address.textContent = path
  item.append(link, address)
  return item
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => CHARACTERS[name] ?? name)
}

/** A path with its characters instead of their codes, if they are valid. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
