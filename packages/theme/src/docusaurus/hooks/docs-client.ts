import { isInBrowser } from '../message.js'
import { addDescriptions, type CatalogDoc, findCatalog, isSamePath } from './docs-catalog.js'
import { catalogOf, findGlobalDoc, toDocsVersion, toGlobalDoc, toGlobalVersion, toVersionDoc } from './docs-version.js'
import { NO_DOCS, refuse, withUnknown } from './refuse.js'
import { createSidebarHooks } from './sidebar-hooks.js'
import { readPagePath } from './use-location.js'
import {
  createVersionLookup,
  DEFAULT_ID,
  type DocsClientFacts,
  type DocsClientPage,
  type VersionLookup,
} from './version-lookup.js'

const NO_PAGE = 'Pass the component what it needs as props: frontMatter and metadata are available in MDX'

/**
 * Creates the hooks of `@docusaurus/plugin-content-docs/client` from the facts of a site's versions. Browsers have no
 * list of docs: a hook or field that needs the list throws an error, which explains what to do.
 */
export function createDocsClient(facts: DocsClientFacts, page: DocsClientPage) {
  const lookup = createVersionLookup(facts, page)
  /** The doc that the page shows, if it is in the docs folder `id`; `undefined` in a browser. */
  const findDoc = (id?: string): CatalogDoc | undefined => {
    const active = id === undefined ? lookup.findActive() : lookup.activeIn(id)
    const path = readPagePath()
    return active && catalogOf(active)?.docs.find((doc) => isSamePath(doc.path, path))
  }
  return {
    ...createFolderHooks(facts, lookup),
    ...createVersionHooks(lookup, findDoc),
    ...createDocHooks(lookup, findDoc),
    ...createSidebarHooks(lookup, findDoc),
  }
}

/** Hooks that describe docs folders, which Docusaurus calls plugins. */
function createFolderHooks({ versions }: DocsClientFacts, { findActive, versionsOf, latestOf }: VersionLookup) {
  const dataOf = (id: string) => {
    const { path } = latestOf(id)
    return { path, versions: versionsOf(id).map(toGlobalVersion), breadcrumbs: true }
  }
  const describeActive = () => {
    const active = findActive()
    return active && { pluginId: active.docs, pluginData: dataOf(active.docs) }
  }
  return {
    useAllDocsData: () =>
      Object.fromEntries([...new Set(versions.map(({ docs }) => docs))].map((id) => [id, dataOf(id)])),
    useDocsData: (id: string = DEFAULT_ID) => dataOf(id),
    useActivePlugin: describeActive,
    useActivePluginAndVersion: () => {
      const active = findActive()
      const activePlugin = describeActive()
      return active && activePlugin && { activePlugin, activeVersion: toGlobalVersion(active) }
    },
    useDocsContextualSearchTags: () => {
      const active = findActive()
      return active ? [`docs-${active.docs}-${active.name}`] : []
    },
  }
}

/** Hooks that describe versions, and the page in other versions. */
function createVersionHooks(
  { findActive, versionsOf, activeIn, latestOf, candidatesOf }: VersionLookup,
  findDoc: (id?: string) => CatalogDoc | undefined,
) {
  const activeVersionOf = (id?: string) => {
    const active = activeIn(id)
    return active && toGlobalVersion(active)
  }
  return {
    useVersions: (id?: string) => versionsOf(id).map(toGlobalVersion),
    useLatestVersion: (id?: string) => toGlobalVersion(latestOf(id)),
    useActiveVersion: activeVersionOf,
    useActiveDocContext: (id?: string) => {
      const context = { activeVersion: activeVersionOf(id) }
      if (!findCatalog()) return withUnknown(context, ['activeDoc', 'alternateDocVersions'], NO_DOCS)
      const doc = findDoc(id ?? DEFAULT_ID)
      const alternates = doc ? versionsOf(id).map((each) => [each.name, findGlobalDoc(each, doc.id)] as const) : []
      return {
        ...context,
        activeDoc: doc && toGlobalDoc(doc),
        alternateDocVersions: Object.fromEntries(alternates.filter(([, other]) => other)),
      }
    },
    useDocVersionSuggestions: (id?: string) => {
      const suggestions = { latestVersionSuggestion: toGlobalVersion(latestOf(id)) }
      if (!findCatalog()) return withUnknown(suggestions, ['latestDocSuggestion'], NO_DOCS)
      return { ...suggestions, latestDocSuggestion: findGlobalDoc(latestOf(id), findDoc(id ?? DEFAULT_ID)?.id) }
    },
    useDocsVersionCandidates: (id?: string) => candidatesOf(id).map(toGlobalVersion),
    useDocsVersion: () => {
      const active = findActive()
      if (!active) throw new Error('useDocsVersion() works only on pages of docs')
      return toDocsVersion(active)
    },
    // A reader's preference is stored in the browser; no page depends on it.
    useDocsPreferredVersion: (_id?: string) => ({ preferredVersion: null, savePreferredVersionName: () => {} }),
    useDocsPreferredVersionByPluginId: () => ({}),
  }
}

/** Hooks that describe docs. */
function createDocHooks({ findActive, candidatesOf }: VersionLookup, findDoc: () => CatalogDoc | undefined) {
  const listDocs = (): readonly CatalogDoc[] => {
    const active = findActive()
    return (active && catalogOf(active)?.docs) ?? []
  }
  return {
    useDoc: () => completeDoc(findDoc(), findActive()?.name),
    useDocById: (id: string | undefined) => {
      if (id === undefined) return undefined
      const doc = listDocs().find((each) => each.id === id)
      return doc ? toVersionDoc(doc) : refuse('useDocById', !findCatalog() ? NO_DOCS : `No document has the id ${id}`)
    },
    describeCards: (cards: unknown) => addDescriptions(cards, listDocs()),
    useLayoutDoc: (docId: string, id?: string) => {
      const versionDoc = candidatesOf(id)
        .map((version) => findGlobalDoc(version, docId))
        .find((doc) => doc)
      if (!findCatalog()) return refuse('useLayoutDoc', NO_DOCS)
      return versionDoc ?? refuse('useLayoutDoc', `No document has the id ${docId}`)
    },
  }
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
