/** The version of each folder of documents that the reader chose last; `docs` is the folder's id. */
export interface VersionPreference {
  /** Its name; `undefined` where nobody has chosen yet. */
  readonly read: (docs: string | undefined) => string | undefined
  /** Remembers a choice, or forgets it. */
  readonly write: (docs: string | undefined, name: string | undefined) => void
}

/** A version as the site's `docs-versions.json` has it; its name follows the id of its documents but for `default`, paths hold the base URL. */
export interface VersionEntry {
  readonly name: string
  readonly label: string
  readonly path: string
  readonly isLast: boolean
  readonly mainDocId?: string
  readonly docs: readonly { readonly id: string; readonly path: string }[]
}

/** Path of the version that the reader prefers, such as `1.0/`; empty for the latest and for one that is gone. */
export async function findVersionPath(menu: HTMLElement, preference: VersionPreference): Promise<string> {
  const version = findPreferred(await loadVersions(menu), menu, preference)
  return version && !version.isLast ? relativeVersionPath(version.path, baseOf(menu)) : ''
}

/** Where the list of versions lies: the start of the page's language. */
function baseOf({ dataset }: HTMLElement): string {
  const href = dataset['versions'] ?? ''
  return href.slice(0, href.lastIndexOf('/') + 1)
}

/** Path of a version below the base URL with a final slash, such as `1.0/`: what the search is told. Throws where the version lies elsewhere. */
export function relativeVersionPath(path: string, baseUrl: string): string {
  const whole = path.endsWith('/') ? path : `${path}/`
  if (whole.startsWith(baseUrl)) return whole.slice(baseUrl.length)
  throw new Error(`The version url ${path} does not start with the base url ${baseUrl}`)
}

/** Makes the menus of versions and languages lead to the page's counterpart, with its query and hash. `first` is what the reader did before this was loaded. */
export function installVersions(first: Event): void {
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.matches(LANGUAGE_LINKS)) keepQuery(link)
    const menu = target instanceof Element ? target.closest<HTMLElement>('[data-versions]') : null
    // Without the list the links lead to where each version starts.
    if (menu) loadVersions(menu).then(pointToCounterparts, console.error)
  }
  document.addEventListener('pointerover', onIntent)
  document.addEventListener('focusin', onIntent)
  onIntent(first)
}

/** Lets a menu of a page outside of all versions of its documents, and links to these, follow the version that the reader prefers, if it is still there. */
export async function followPreference(menu: HTMLElement, preference: VersionPreference): Promise<void> {
  const { follows: docs } = menu.dataset
  const versions = await loadVersions(menu)
  const version = findPreferred(versions, menu, preference)
  if (!version) return preference.write(docs, undefined)
  const last = versions.find(({ isLast }) => isLast)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-follows="${docs}"]`)) {
    const href = findDoc(version, link.dataset['doc'] || version.mainDocId)
    if (href !== undefined) link.href = href
    // A link to a version that has no label of its own is called as the version.
    const label = link.dataset['doc'] === '' ? link.querySelector('span') : null
    if (label && label.textContent === last?.label) label.textContent = version.label
  }
  // Before it may stand which documents the menu is about.
  const label = menu.querySelector('summary > span:last-of-type')
  if (label) label.textContent = version.label
  const own = new Set(versions.map(({ name }) => name))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    if (!own.has(link.dataset['version'] ?? '')) continue
    const isCurrent = link.dataset['version'] === version.name
    link.classList.toggle('is-current', isCurrent)
    if (isCurrent) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

function findPreferred(
  versions: readonly VersionEntry[],
  { dataset }: HTMLElement,
  { read }: VersionPreference,
): VersionEntry | undefined {
  const preferred = read(dataset['follows'])
  return versions.find(({ name }) => name.slice(name.lastIndexOf('/') + 1) === preferred)
}

const files = new Map<string, Promise<readonly VersionEntry[]>>()

/** One request for each language's file; one that failed may be tried again. */
function loadVersions(menu: HTMLElement): Promise<readonly VersionEntry[]> {
  const href = menu.dataset['versions'] ?? ''
  const known = files.get(href)
  if (known) return known
  const loading = fetch(href)
    .then((response): Promise<{ readonly versions: readonly VersionEntry[] }> => {
      if (!response.ok) throw new Error(`${href}: ${response.status}`)
      return response.json()
    })
    .then(({ versions }) => {
      for (const { path } of versions) relativeVersionPath(path, baseOf(menu))
      return versions
    })
  files.set(href, loading)
  loading.catch(() => files.delete(href))
  return loading
}

function pointToCounterparts(versions: readonly VersionEntry[]): void {
  const here = clean(location.pathname)
  const active = versions.find(({ name }) => name === document.documentElement.dataset['docsVersion'])
  const id = active?.docs.find(({ path }) => clean(path) === here)?.id
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    const version = versions.find(({ name }) => name === link.dataset['version'])
    const href = version && (findDoc(version, id) ?? findDoc(version, version.mainDocId))
    if (href !== undefined) link.href = href + location.search + location.hash
  }
}

function findDoc({ docs }: VersionEntry, id: string | undefined): string | undefined {
  return docs.find((doc) => doc.id === id)?.path
}

/** A path as all its spellings have it: without final slash, `.html` and `index.html`. */
function clean(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '') || '/'
}

// What the server wrote into a language link, and what became of it here: its own query is put before the page's.
const written = new WeakMap<HTMLAnchorElement, { readonly from: string; readonly to: string }>()

const LANGUAGE_LINKS = '.dropdown-locale a, .menu-locale a'

/** Where the server lets a language link lead. The router puts the next page's address into the same link. */
function writtenHref(link: HTMLAnchorElement): string {
  const known = written.get(link)
  return known?.to === link.href ? known.from : link.href
}

function keepQuery(link: HTMLAnchorElement): void {
  const from = writtenHref(link)
  const url = new URL(from)
  const own = new Set(url.searchParams.keys())
  if (document.documentElement.classList.contains('kind-not-found')) url.pathname = findAsked(url)
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!own.has(name)) url.searchParams.append(name, value)
  }
  url.hash = location.hash
  link.href = url.href
  written.set(link, { from, to: link.href })
}

/** What was asked for, in another language: one page stands for all that is not there, and a language may have what another lacks. */
function findAsked(notFound: URL): string {
  const startOf = (href: string): string => new URL('.', href).pathname
  const own = [...document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINKS)]
    .map((link) => startOf(writtenHref(link)))
    .filter((start) => location.pathname.startsWith(start))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '/')
  return startOf(notFound.href) + location.pathname.slice(own.length)
}
