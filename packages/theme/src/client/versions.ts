/** The reader's last chosen version of each docs folder. `docs` is the folder's id, `undefined` for the default one. */
export interface VersionPreference {
  /** Name of the version; `undefined` if the reader has chosen none. */
  readonly read: (docs: string | undefined) => string | undefined
  /** Stores a choice, or removes it. */
  readonly write: (docs: string | undefined, name: string | undefined) => void
}

/**
 * An entry of the site's `docs-versions.json`. `name` is the version, such as `1.0`. For docs folders other than
 * `default`, the folder's id precedes it: `api/1.0`. Paths include the base URL.
 */
export interface VersionEntry {
  readonly name: string
  readonly label: string
  readonly path: string
  readonly isLast: boolean
  readonly mainDocId?: string
  readonly docs: readonly { readonly id: string; readonly path: string }[]
}

/** Path of the reader's preferred version, such as `1.0/`; empty for the latest and for one that no longer exists. */
export async function findVersionPath(menu: HTMLElement, preference: VersionPreference): Promise<string> {
  const version = findPreferred(await loadVersions(menu), menu, preference)
  return version && !version.isLast ? relativeVersionPath(version.path, baseOf(menu)) : ''
}

/** Folder of the list of versions, with a trailing slash: the root of the page's language. */
function baseOf({ dataset }: HTMLElement): string {
  const href = dataset['versions'] ?? ''
  return href.slice(0, href.lastIndexOf('/') + 1)
}

/**
 * Path of a version below `baseUrl`, the root of its language, with a trailing slash, such as `1.0/`, as the search
 * expects it. Throws if `path` does not start with `baseUrl`.
 */
export function relativeVersionPath(path: string, baseUrl: string): string {
  const whole = path.endsWith('/') ? path : `${path}/`
  if (whole.startsWith(baseUrl)) return whole.slice(baseUrl.length)
  throw new Error(`The version URL ${path} does not start with the base URL ${baseUrl}`)
}

/**
 * Makes the version and language menus link to the page's counterpart, with its query and hash. `first` is the event
 * that triggered loading this module.
 */
export function installVersions(first: Event): void {
  const onIntent = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.matches(LANGUAGE_LINKS)) keepQuery(link)
    const menu = target instanceof Element ? target.closest<HTMLElement>('[data-versions]') : null
    // Without the list, links point to the start of each version.
    if (menu) loadVersions(menu).then(pointToCounterparts, console.error)
  }
  document.addEventListener('pointerover', onIntent)
  document.addEventListener('focusin', onIntent)
  onIntent(first)
}

/**
 * On a page outside of all versions of some docs, changes their version menu and links to the reader's preferred
 * version. Removes the preference if the version no longer exists.
 */
export async function followPreference(menu: HTMLElement, preference: VersionPreference): Promise<void> {
  const { follows: docs } = menu.dataset
  const versions = await loadVersions(menu)
  const version = findPreferred(versions, menu, preference)
  if (!version) return preference.write(docs, undefined)
  const last = versions.find(({ isLast }) => isLast)
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-follows="${docs}"]`)) {
    const href = findDoc(version, link.dataset['doc'] || version.mainDocId)
    if (href !== undefined) link.href = href
    // A version link without a custom label has the version's label.
    const label = link.dataset['doc'] === '' ? link.querySelector('span') : null
    if (label && label.textContent === last?.label) label.textContent = version.label
  }
  // The label may be preceded by the name of the docs.
  const label = menu.querySelector('summary > span:last-of-type')
  if (label) label.textContent = version.label
  const names = new Set(versions.map(({ name }) => name))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    if (!names.has(link.dataset['version'] ?? '')) continue
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

// URL of a list of versions → the list.
const versionLists = new Map<string, Promise<readonly VersionEntry[]>>()

/**
 * Loads the list of versions that a menu names. All calls share one request for it; after a failure, the next call
 * retries. Rejects if the list can't be loaded, or a version is not below the root of the language.
 */
function loadVersions(menu: HTMLElement): Promise<readonly VersionEntry[]> {
  const href = menu.dataset['versions'] ?? ''
  const pending = versionLists.get(href)
  if (pending) return pending
  const loading = fetch(href)
    .then((response): Promise<{ readonly versions: readonly VersionEntry[] }> => {
      if (!response.ok) throw new Error(`${href}: ${response.status}`)
      return response.json()
    })
    .then(({ versions }) => {
      for (const { path } of versions) relativeVersionPath(path, baseOf(menu))
      return versions
    })
  versionLists.set(href, loading)
  loading.catch(() => versionLists.delete(href))
  return loading
}

function pointToCounterparts(versions: readonly VersionEntry[]): void {
  const currentPath = normalizePath(location.pathname)
  const active = versions.find(({ name }) => name === document.documentElement.dataset['docsVersion'])
  const id = active?.docs.find(({ path }) => normalizePath(path) === currentPath)?.id
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-version]')) {
    const version = versions.find(({ name }) => name === link.dataset['version'])
    const href = version && (findDoc(version, id) ?? findDoc(version, version.mainDocId))
    if (href !== undefined) link.href = href + location.search + location.hash
  }
}

function findDoc({ docs }: VersionEntry, id: string | undefined): string | undefined {
  return docs.find((doc) => doc.id === id)?.path
}

/** Normalizes a path: removes a trailing slash, `.html` and `/index.html`. */
function normalizePath(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '') || '/'
}

// Hrefs of language links, as the server rendered them (`from`) and as `keepQuery` changed them (`to`).
const renderedHrefs = new WeakMap<HTMLAnchorElement, { readonly from: string; readonly to: string }>()

const LANGUAGE_LINKS = '.dropdown-locale a, .menu-locale a'

/** The href of a language link as the server rendered it. After a navigation, the link has the next page's href. */
function renderedHref(link: HTMLAnchorElement): string {
  const replaced = renderedHrefs.get(link)
  return replaced?.to === link.href ? replaced.from : link.href
}

function keepQuery(link: HTMLAnchorElement): void {
  const from = renderedHref(link)
  const url = new URL(from)
  const linkParameters = new Set(url.searchParams.keys())
  if (document.documentElement.classList.contains('kind-not-found')) url.pathname = findRequested(url)
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!linkParameters.has(name)) url.searchParams.append(name, value)
  }
  url.hash = location.hash
  link.href = url.href
  renderedHrefs.set(link, { from, to: link.href })
}

/**
 * The requested path in another language: one not-found page serves all missing URLs, and a page may exist in another
 * language.
 */
function findRequested(notFound: URL): string {
  const startOf = (href: string): string => new URL('.', href).pathname
  const languageStart = [...document.querySelectorAll<HTMLAnchorElement>(LANGUAGE_LINKS)]
    .map((link) => startOf(renderedHref(link)))
    .filter((start) => location.pathname.startsWith(start))
    .reduce((longest, start) => (start.length > longest.length ? start : longest), '/')
  return startOf(notFound.href) + location.pathname.slice(languageStart.length)
}
