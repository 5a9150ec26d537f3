import { isInBrowser } from '../message.js'

/** A version of a docs folder in one language. */
export interface DocsClientVersion {
  /** Identifies the version: `1.0`, or `community/1.0`. */
  readonly key: string
  /** Id of the folder in the config. */
  readonly docs: string
  readonly locale: string
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  /** Root path of its pages, with base URL. */
  readonly path: string
  readonly banner: 'unreleased' | 'unmaintained' | null
  readonly badge: boolean
  readonly noIndex: boolean
  readonly className: string
}

/** Facts about a site's versions from its config and folders. */
export interface DocsClientFacts {
  readonly defaultLocale: string
  /** Newest first within each folder and language. */
  readonly versions: readonly DocsClientVersion[]
}

/** The page for which components are rendered. */
export interface DocsClientPage {
  /** `null` for the default language. */
  readonly language: string | null
  /** Key of its version; `null` if the site has a single version. */
  readonly version: string | null
}

/** Id of the docs folder without an id in the config. */
export const DEFAULT_ID = 'default'

/** Finds versions from a page. `id` is that of a docs folder, by default that of the folder without an id. */
export interface VersionLookup {
  /** The version that contains the page; `undefined` for pages outside of docs. */
  readonly findActive: () => DocsClientVersion | undefined
  /** The versions of a docs folder in the language of the page, newest first. Throws if no docs folder has the id. */
  readonly versionsOf: (id?: string) => readonly DocsClientVersion[]
  /** The version that contains the page, if it is one of the docs folder. */
  readonly activeIn: (id?: string) => DocsClientVersion | undefined
  /** The last version of a docs folder. Throws if no docs folder has the id. */
  readonly latestOf: (id?: string) => DocsClientVersion
  /** The versions in which the page would look for a doc: its own, then the latest. */
  readonly candidatesOf: (id?: string) => readonly DocsClientVersion[]
}

/** Creates the lookup for a page; in a browser, for the page that it shows. */
export function createVersionLookup({ defaultLocale, versions }: DocsClientFacts, page: DocsClientPage): VersionLookup {
  const findActive = (): DocsClientVersion | undefined => {
    if (isInBrowser()) return versionAt(location.pathname, versions)
    const localeVersions = versions.filter(({ locale }) => locale === (page.language ?? defaultLocale))
    return page.version === null ? localeVersions[0] : localeVersions.find(({ key }) => key === page.version)
  }
  const versionsOf = (id: string = DEFAULT_ID): readonly DocsClientVersion[] => {
    const pageLocale = findActive()?.locale ?? page.language ?? defaultLocale
    const docsVersions = versions.filter(({ docs, locale }) => docs === id && locale === pageLocale)
    if (docsVersions.length > 0) return docsVersions
    const docsIds = [...new Set(versions.map(({ docs }) => docs))].join(', ')
    throw new Error(`no docs folder has the id ${id}; available: ${docsIds}`)
  }
  const activeIn = (id: string = DEFAULT_ID): DocsClientVersion | undefined => {
    const active = findActive()
    return active?.docs === id ? active : undefined
  }
  const latestOf = (id?: string): DocsClientVersion => {
    const docsVersions = versionsOf(id)
    const latest = docsVersions.find(({ isLast }) => isLast) ?? docsVersions[0]
    if (!latest) throw new Error('the documents have no version')
    return latest
  }
  const candidatesOf = (id?: string): readonly DocsClientVersion[] => {
    const [active, latest] = [activeIn(id), latestOf(id)]
    return active && active !== latest ? [active, latest] : [latest]
  }
  return { findActive, versionsOf, activeIn, latestOf, candidatesOf }
}

/** The version with the longest path that contains a URL. */
function versionAt(path: string, versions: readonly DocsClientVersion[]): DocsClientVersion | undefined {
  const isBelow = ({ path: start }: DocsClientVersion): boolean =>
    path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`)
  return versions.filter(isBelow).sort((a, b) => b.path.length - a.path.length)[0]
}
