import { isInBrowser } from './message.js'

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

const DEFAULT_ID = 'default'

const NO_PAGE = 'Pass the component what it needs as props: frontMatter and metadata are available in MDX'
const NO_DOCS =
  'The documents of a version are not known to components: a plugin with a pages hook sees them all, and @theme/DocCardList lists those of a category'

/** Adds fields that throw when read, with the reason why they are unknown. */
function withUnknown<Value extends object, Name extends string>(
  value: Value,
  names: readonly Name[],
  hint: string,
): Value & Readonly<Record<Name, never>> {
  for (const name of names) {
    Object.defineProperty(value, name, {
      enumerable: false,
      get: () => {
        throw new Error(`docgen provides components no ${name}. ${hint}`)
      },
    })
  }
  // The getters implement these fields.
  return value as Value & Readonly<Record<Name, never>>
}

function toGlobalVersion({ name, label, isLast, path }: DocsClientVersion) {
  return withUnknown({ name, label, isLast, path, draftIds: [] }, ['docs', 'mainDocId', 'sidebars'], NO_DOCS)
}

/** Fields that do not follow from the page's file. */
const UNKNOWN_OF_PAGE = [
  'editUrl',
  'id',
  'lastUpdatedAt',
  'lastUpdatedBy',
  'next',
  'permalink',
  'previous',
  'sidebar',
  'source',
  'version',
] as const

function refuse(name: string, hint: string) {
  return (): never => {
    throw new Error(`docgen has no ${name}() for components. ${hint}`)
  }
}

/**
 * Creates the hooks of `@docusaurus/plugin-content-docs/client` from the facts of a site's versions. Hooks that return
 * documents throw and explain what to do.
 */
export function createDocsClient({ defaultLocale, versions }: DocsClientFacts, page: DocsClientPage) {
  const findActive = (): DocsClientVersion | undefined => {
    if (isInBrowser()) return versionAt(location.pathname, versions)
    const own = versions.filter(({ locale }) => locale === (page.language ?? defaultLocale))
    return page.version === null ? own[0] : own.find(({ key }) => key === page.version)
  }
  const findLocale = (): string => findActive()?.locale ?? page.language ?? defaultLocale
  const versionsOf = (id: string = DEFAULT_ID): readonly DocsClientVersion[] => {
    const locale = findLocale()
    const own = versions.filter((version) => version.docs === id && version.locale === locale)
    if (own.length > 0) return own
    const known = [...new Set(versions.map(({ docs }) => docs))].join(', ')
    throw new Error(`no docs folder has the id ${id}; available: ${known}`)
  }
  const activeIn = (id: string = DEFAULT_ID): DocsClientVersion | undefined => {
    const active = findActive()
    return active?.docs === id ? active : undefined
  }
  const latestOf = (id?: string): DocsClientVersion => {
    const own = versionsOf(id)
    const latest = own.find(({ isLast }) => isLast) ?? own[0]
    if (!latest) throw new Error('the documents have no version')
    return latest
  }
  const dataOf = (id: string) => {
    const { path } = latestOf(id)
    return { path, versions: versionsOf(id).map(toGlobalVersion), breadcrumbs: true }
  }
  const activeVersionOf = (id?: string) => {
    const active = activeIn(id)
    return active && toGlobalVersion(active)
  }
  return {
    useAllDocsData: () =>
      Object.fromEntries([...new Set(versions.map(({ docs }) => docs))].map((id) => [id, dataOf(id)])),
    useDocsData: (id: string = DEFAULT_ID) => dataOf(id),
    useVersions: (id?: string) => versionsOf(id).map(toGlobalVersion),
    useLatestVersion: (id?: string) => toGlobalVersion(latestOf(id)),
    useActiveVersion: activeVersionOf,
    useActivePlugin: () => {
      const active = findActive()
      return active && { pluginId: active.docs, pluginData: dataOf(active.docs) }
    },
    useActivePluginAndVersion: () => {
      const active = findActive()
      if (!active) return undefined
      return {
        activePlugin: { pluginId: active.docs, pluginData: dataOf(active.docs) },
        activeVersion: toGlobalVersion(active),
      }
    },
    useActiveDocContext: (id?: string) =>
      withUnknown({ activeVersion: activeVersionOf(id) }, ['activeDoc', 'alternateDocVersions'], NO_PAGE),
    useDocVersionSuggestions: (id?: string) =>
      withUnknown({ latestVersionSuggestion: toGlobalVersion(latestOf(id)) }, ['latestDocSuggestion'], NO_PAGE),
    useDocsVersionCandidates: (id?: string) => {
      const [active, latest] = [activeIn(id), latestOf(id)]
      return (active && active !== latest ? [active, latest] : [latest]).map(toGlobalVersion)
    },
    useDocsVersion: () => {
      const active = findActive()
      if (!active) throw new Error('useDocsVersion() works only on pages of docs')
      const { docs: pluginId, name: version, label, isLast, banner, badge, noIndex, className } = active
      const known = { pluginId, version, label, isLast, banner, badge, noIndex, className }
      return withUnknown(known, ['docs', 'docsSidebars'], NO_DOCS)
    },
    // A reader's preference is stored in the browser; no page depends on it.
    useDocsPreferredVersion: (_id?: string) => ({ preferredVersion: null, savePreferredVersionName: () => {} }),
    useDocsPreferredVersionByPluginId: () => ({}),
    useDoc,
    useDocById: refuse('useDocById', NO_DOCS),
    useDocsSidebar: refuse('useDocsSidebar', NO_DOCS),
    useSidebarBreadcrumbs: refuse('useSidebarBreadcrumbs', NO_DOCS),
    useCurrentSidebarCategory,
    useCurrentSidebarSiblings: () => useCurrentSidebarCategory().items,
    useDocsContextualSearchTags: refuse('useDocsContextualSearchTags', 'Search is built in'),
  }
}

/** The page that shows the component, as far as it follows from its file. */
export function useDoc() {
  const page: unknown = isInBrowser() ? undefined : Reflect.get(globalThis, Symbol.for('docgen.document'))
  if (typeof page !== 'object' || page === null || !('metadata' in page)) return refuse('useDoc', NO_PAGE)()
  return { ...page, metadata: withUnknown({ ...Object(page.metadata) }, UNKNOWN_OF_PAGE, NO_PAGE) }
}

/**
 * The page's category, of which nothing is known. Without items, `DocCardList`, the usual caller, shows those of the
 * page.
 */
export function useCurrentSidebarCategory() {
  return withUnknown({ items: undefined }, ['label', 'href', 'description'], NO_DOCS)
}

/** The version with the longest path that contains a URL. */
function versionAt(path: string, versions: readonly DocsClientVersion[]): DocsClientVersion | undefined {
  const isBelow = ({ path: start }: DocsClientVersion): boolean =>
    path === start || path.startsWith(start.endsWith('/') ? start : `${start}/`)
  return versions.filter(isBelow).sort((a, b) => b.path.length - a.path.length)[0]
}
