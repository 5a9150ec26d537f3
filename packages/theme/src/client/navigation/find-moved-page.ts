import { type PageLoader, plainPath } from './page-loader.js'
import { rankPaths } from './rank-paths.js'
import { searchWords } from './search-words.js'

/** Maximum number of suggested pages. */
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
  const path = decodePath(plainPath(pathname))
  // At the URL of the not-found page itself, no page is missing.
  if (!path.endsWith('/404')) showRequest(path)
  const box = document.querySelector<HTMLElement>('[data-pages]')
  if (!box) return
  try {
    await suggestPages(box, path)
  } finally {
    // The style sheet delays the rest of the page while the attribute is present, so that nothing moves.
    delete box.dataset['pages']
  }
}

/** Shows the requested path, and prepares a search for the words of its last segment. */
function showRequest(path: string): void {
  const code = document.querySelector('.not-found-code')
  if (code) code.textContent = `404 ${path}`
  const input = document.querySelector<HTMLInputElement>('.page-not-found .search-input')
  if (input && input.value === '') input.value = searchWords(path)
}

/** Fills the list of the not-found page; it stays hidden if no URL of the site is similar. */
async function suggestPages(box: HTMLElement, requested: string): Promise<void> {
  const list = box.querySelector('ul')
  if (!list) return
  const response = await fetch(box.dataset['pages'] ?? '')
  if (!response.ok) return
  const pages: readonly (readonly [href: string, title: string])[] = await response.json()
  const language = languageOf(location.pathname)
  const candidates = new Map(
    pages
      .filter(([href]) => languageOf(href) === language)
      .map(([href, title]) => [decodePath(href), renderLink(href, title)]),
  )
  const paths = rankPaths(requested, [...candidates.keys()], SUGGESTIONS)
  list.replaceChildren(...paths.flatMap((path) => candidates.get(path) ?? []))
  box.hidden = paths.length === 0
}

/** Path of the language that a page belongs to: the longest matching path of a start page; empty if none matches. */
function languageOf(path: string): string {
  const links = document.querySelectorAll<HTMLAnchorElement>('.page-not-found :is([hreflang], .text-link)')
  return Array.from(links, (link) => link.pathname.replace(/\/$/, ''))
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .reduce((one, other) => (one.length > other.length ? one : other), '')
}

function renderLink(href: string, title: string): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const name = document.createElement('strong')
  const url = document.createElement('span')
  link.href = href
  name.textContent = title
  url.textContent = decodePath(href)
  url.dir = 'ltr'
  link.append(name, url)
  item.append(link)
  return item
}

/** Decodes the percent-encoded characters of a path; returns the path as is if its encoding is invalid. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
