import { isInBrowser } from '../message.js'
import {
  addDescriptions,
  type CatalogDoc,
  type CatalogSidebar,
  type CatalogVersion,
  findCatalog,
  findSidebarTrail,
  isSamePath,
  isVisibleSidebarItem,
  markCurrent,
  type PropSidebarItem,
} from './docs-catalog.js'
import { findBuiltPath } from './use-location.js'
import {
  createVersionLookup,
  DEFAULT_ID,
  type DocsClientFacts,
  type DocsClientPage,
  type DocsClientVersion,
} from './version-lookup.js'

const NO_PAGE = 'Pass the component what it needs as props: frontMatter and metadata are available in MDX'
const NO_DOCS =
  'Browsers have no list of the documents: compute what you need outside of the island, and pass it as a prop'

/** Adds fields that docgen cannot provide: reading one of them throws an error with the hint. */
function withUnknown<Value extends object, Name extends string>(
  value: Value,
  names: readonly Name[],
  hint: string,
): Value & Readonly<Record<Name, never>> {
  for (const name of names) {
    Object.defineProperty(value, name, {
      enumerable: false,
      get: () => {
        throw new Error(`docgen does not provide ${name} to components. ${hint}`)
      },
    })
  }
  // The getters implement these fields.
  return value as Value & Readonly<Record<Name, never>>
}

/** Fields of a version that only a build can provide. */
const UNKNOWN_OF_VERSION = ['docs', 'mainDocId', 'sidebars'] as const

function refuse(name: string, hint: string): never {
  throw new Error(`docgen has no ${name}() for components. ${hint}`)
}

/**
 * Creates the hooks of `@docusaurus/plugin-content-docs/client` from the facts of a site's versions. Browsers have no
 * list of docs: a hook or field that needs the list throws an error, which explains what to do.
 */
export function createDocsClient({ defaultLocale, versions }: DocsClientFacts, page: DocsClientPage) {
  const { findActive, versionsOf, activeIn, latestOf, candidatesOf } = createVersionLookup(
    { defaultLocale, versions },
    page,
  )
  const dataOf = (id: string) => {
    const { path } = latestOf(id)
    return { path, versions: versionsOf(id).map(toGlobalVersion), breadcrumbs: true }
  }
  const activeVersionOf = (id?: string) => {
    const active = activeIn(id)
    return active && toGlobalVersion(active)
  }
  /** The doc that the page shows, if it is in the docs folder `id`; `undefined` in a browser. */
  const findDoc = (id?: string): CatalogDoc | undefined => {
    const active = id === undefined ? findActive() : activeIn(id)
    const path = readPath()
    return active && catalogOf(active)?.docs.find((doc) => isSamePath(doc.path, path))
  }
  const describeVersion = () => {
    const active = findActive()
    if (!active) throw new Error('useDocsVersion() works only on pages of docs')
    return toDocsVersion(active)
  }
  const findSidebar = () => {
    const active = findActive()
    const catalog = active && catalogOf(active)
    if (!catalog) return findCatalog() ? null : refuse('useDocsSidebar', NO_DOCS)
    const path = readPath()
    const isOf = ([, { items }]: readonly [string, CatalogSidebar]) => findSidebarTrail(items, path).length > 0
    const id = findDoc()?.sidebar
    const sidebarEntry =
      id === undefined ? Object.entries(catalog.sidebars).find(isOf) : ([id, catalog.sidebars[id]] as const)
    return sidebarEntry?.[1] ? { name: sidebarEntry[0], items: sidebarEntry[1].items } : null
  }
  const findTrail = () => findSidebarTrail(findSidebar()?.items ?? [], readPath())
  const findCategory = () => {
    if (!findCatalog()) return withUnknown({ items: markCurrent() }, ['label', 'href', 'description'], NO_DOCS)
    const category = findTrail().findLast((item) => item.type === 'category')
    return {
      label: undefined,
      href: undefined,
      description: undefined,
      ...category,
      items: markCurrent(category?.items),
    }
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
    useActiveDocContext: (id?: string) => {
      const context = { activeVersion: activeVersionOf(id) }
      if (!findCatalog()) return withUnknown(context, ['activeDoc', 'alternateDocVersions'], NO_DOCS)
      const doc = findDoc(id ?? DEFAULT_ID)
      const alternates = doc ? versionsOf(id).map((each) => [each.name, docIn(each, doc.id)] as const) : []
      return {
        ...context,
        activeDoc: doc && toGlobalDoc(doc),
        alternateDocVersions: Object.fromEntries(alternates.filter(([, other]) => other)),
      }
    },
    useDocVersionSuggestions: (id?: string) => {
      const suggestions = { latestVersionSuggestion: toGlobalVersion(latestOf(id)) }
      if (!findCatalog()) return withUnknown(suggestions, ['latestDocSuggestion'], NO_DOCS)
      return { ...suggestions, latestDocSuggestion: docIn(latestOf(id), findDoc(id ?? DEFAULT_ID)?.id) }
    },
    useDocsVersionCandidates: (id?: string) => candidatesOf(id).map(toGlobalVersion),
    useDocsVersion: describeVersion,
    // A reader's preference is stored in the browser; no page depends on it.
    useDocsPreferredVersion: (_id?: string) => ({ preferredVersion: null, savePreferredVersionName: () => {} }),
    useDocsPreferredVersionByPluginId: () => ({}),
    useDoc: () => completeDoc(findDoc(), findActive()?.name),
    useDocById: (id: string | undefined) => {
      if (id === undefined) return undefined
      const active = findActive()
      const doc = active && catalogOf(active)?.docs.find((each) => each.id === id)
      return doc ? toVersionDoc(doc) : refuse('useDocById', !findCatalog() ? NO_DOCS : `No document has the id ${id}`)
    },
    describeCards: (cards: unknown) => {
      const active = findActive()
      return addDescriptions(cards, (active && catalogOf(active)?.docs) ?? [])
    },
    useLayoutDoc: (docId: string, id?: string) => {
      const versionDoc = candidatesOf(id)
        .map((version) => docIn(version, docId))
        .find((doc) => doc)
      if (!findCatalog()) return refuse('useLayoutDoc', NO_DOCS)
      return versionDoc ?? refuse('useLayoutDoc', `No document has the id ${docId}`)
    },
    useLayoutDocsSidebar: (sidebarId: string, id?: string) => {
      const versionSidebar = candidatesOf(id)
        .map((version) => catalogOf(version)?.sidebars[sidebarId])
        .find((each) => each)
      if (!findCatalog()) return refuse('useLayoutDocsSidebar', NO_DOCS)
      return versionSidebar ?? refuse('useLayoutDocsSidebar', `No sidebar has the id ${sidebarId}`)
    },
    useDocsSidebar: findSidebar,
    useSidebarBreadcrumbs: () => {
      const trail = findTrail()
      return trail.length > 0 ? trail : null
    },
    useVisibleSidebarItems: (items: readonly PropSidebarItem[], path: string) =>
      items.filter((item) => isVisibleSidebarItem(item, path)),
    useCurrentSidebarCategory: findCategory,
    useCurrentSidebarSiblings: () => {
      const { items } = findCategory()
      return items.length > 0 ? items : markCurrent(findSidebar()?.items)
    },
    useDocsContextualSearchTags: () => {
      const active = findActive()
      return active ? [`docs-${active.docs}-${active.name}`] : []
    },
  }
}

function readPath(): string {
  return isInBrowser() ? location.pathname : findBuiltPath('')
}

function catalogOf({ key, locale }: DocsClientVersion): CatalogVersion | undefined {
  return findCatalog()?.[`${locale} ${key}`]
}

/** A version as Docusaurus's global data describes it. Browsers may lack the list of its docs. */
function toGlobalVersion(version: DocsClientVersion) {
  const { name, label, isLast, path } = version
  const summary = { name, label, isLast, path, draftIds: [] }
  const catalog = catalogOf(version)
  if (!catalog) return withUnknown(summary, UNKNOWN_OF_VERSION, NO_DOCS)
  const sidebars = Object.entries(catalog.sidebars).map(([id, { link }]) => [id, link ? { link } : {}])
  return {
    ...summary,
    docs: catalog.docs.map(toGlobalDoc),
    mainDocId: catalog.mainDocId,
    sidebars: Object.fromEntries(sidebars),
  }
}

/** A version as `useDocsVersion` describes it. Browsers may lack the list of its docs. */
function toDocsVersion(version: DocsClientVersion) {
  const { docs: pluginId, name, label, isLast, banner, badge, noIndex, className } = version
  const summary = { pluginId, version: name, label, isLast, banner, badge, noIndex, className }
  const catalog = catalogOf(version)
  if (!catalog) return withUnknown(summary, ['docs', 'docsSidebars'], NO_DOCS)
  const docs = catalog.docs.map((doc) => [doc.id, toVersionDoc(doc)])
  const sidebars = Object.entries(catalog.sidebars).map(([id, { items }]) => [id, items])
  return { ...summary, docs: Object.fromEntries(docs), docsSidebars: Object.fromEntries(sidebars) }
}

function docIn(version: DocsClientVersion, docId: string | undefined) {
  const doc = catalogOf(version)?.docs.find((each) => each.id === docId)
  return doc && toGlobalDoc(doc)
}

function toGlobalDoc({ id, path, sidebar }: CatalogDoc) {
  return { id, path, ...(sidebar !== undefined && { sidebar }) }
}

function toVersionDoc({ id, title, description, sidebar }: CatalogDoc) {
  return { id, title, description, sidebar }
}

/** Returns the data of the file that uses the component. Throws if there is none, as in a browser. */
export function readCurrentDocument(hook: string): { readonly metadata: unknown } {
  const page: unknown = isInBrowser() ? undefined : Reflect.get(globalThis, Symbol.for('docgen.document'))
  if (typeof page !== 'object' || page === null || !('metadata' in page)) return refuse(hook, NO_PAGE)
  return page
}

/** The page that uses the component, with the facts of `doc` that its file does not contain. */
function completeDoc(doc: CatalogDoc | undefined, version: string | undefined) {
  const page = readCurrentDocument('useDoc')
  const {
    path: permalink,
    description: _description,
    title: _title,
    source,
    ...facts
  } = doc ?? { path: '', source: '' }
  const metadata = { ...(doc && { ...facts, permalink, source: `@site/${source}`, version, slug: permalink }) }
  return { ...page, metadata: { ...metadata, ...Object(page.metadata) } }
}
