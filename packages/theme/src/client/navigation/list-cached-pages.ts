import { listKeptPages } from './list-kept-pages.js'
import { showPageError } from './page-error.js'
import type { PageLoader } from './page-loader.js'
import { problemText } from './problem.js'

/** Reports that there is no connection, and shows a card for each page that can still be read. */
export async function listCachedPages(loader: PageLoader, parse: (html: string) => Document): Promise<void> {
  await loadCached(loader)
  const pages = (await listKeptPages(loader)).filter(({ url }) => url.pathname !== location.pathname)
  showPageError({ title: problemText('offline'), action: problemText('retry') })
  const box = document.querySelector('.main > .problem')
  box?.querySelector('h1')?.classList.add('doc-title')
  box?.querySelector('p')?.classList.add('lead')
  showRequested(box)
  if (pages.length === 0) return
  const list = create('ul', 'cards')
  // The list is directly below its heading.
  list.style.margin = '0'
  list.append(...pages.map(({ html, url }) => createCard(parse(html), url)))
  const heading = document.createElement('h2')
  heading.textContent = problemText('kept')
  box?.append(heading, list)
}

/** Shows the path of the requested page, and its name if the sidebar has it. Marks it as current in the sidebar. */
function showRequested(box: Element | null): void {
  const path = create('p', 'breadcrumbs')
  path.append(create('code', '', location.pathname))
  box?.prepend(path)
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.menu a')]
  const isRequested = ({ origin, pathname }: HTMLAnchorElement): boolean =>
    origin + pathname === location.origin + location.pathname
  for (const link of links) link.ariaCurrent = isRequested(link) ? 'page' : null
  const name = links.find(isRequested)?.textContent
  // On a separate line, because the text is a whole sentence in every language.
  if (name) box?.querySelector('.lead')?.prepend(create('strong', '', name), document.createElement('br'))
}

/** A card of a page, with the names of the sections around it. */
function createCard(page: Document, { pathname }: URL): HTMLElement {
  const title = page.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content
  const breadcrumbs = [...page.querySelectorAll('.breadcrumbs li:not([aria-hidden])')]
  const sections = breadcrumbs.slice(0, -1).flatMap(({ textContent }) => textContent || [])
  const link = create('a', 'card')
  link.href = pathname
  link.append(create('i', 'icon icon-document'), create('span', 'card-title', title ?? pathname))
  if (sections.length > 0) link.append(create('span', 'card-description', sections.join(' › ')))
  const item = document.createElement('li')
  item.append(link)
  return item
}

function create<Name extends 'a' | 'code' | 'i' | 'p' | 'span' | 'strong' | 'ul'>(
  name: Name,
  className: string,
  textContent = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent })
}

/** Loads the pages of the tab's history that the browser has in its cache. */
async function loadCached(loader: PageLoader): Promise<void> {
  const cachedPaths = (await listKeptPages(loader)).map(({ url }) => url.pathname)
  const visited = navigation.entries().map(({ url }) => new URL(url ?? location.href))
  const missing = visited.filter(({ pathname }) => pathname !== location.pathname && !cachedPaths.includes(pathname))
  const options = { cache: 'only-if-cached', mode: 'same-origin' } as const
  await Promise.allSettled(missing.map((url) => loader.load(url, options)))
}
