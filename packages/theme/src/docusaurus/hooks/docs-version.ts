import { type CatalogDoc, type CatalogVersion, findCatalog } from './docs-catalog.js'
import { NO_DOCS, withUnknown } from './refuse.js'
import type { DocsClientVersion } from './version-lookup.js'

/** The docs and sidebars of a version; `undefined` in a browser. */
export function catalogOf({ key, locale }: DocsClientVersion): CatalogVersion | undefined {
  return findCatalog()?.[`${locale} ${key}`]
}

/** A version as Docusaurus's global data describes it. Browsers may lack the list of its docs. */
export function toGlobalVersion(version: DocsClientVersion) {
  const { name, label, isLast, path } = version
  const summary = { name, label, isLast, path, draftIds: [] }
  const catalog = catalogOf(version)
  if (!catalog) return withUnknown(summary, ['docs', 'mainDocId', 'sidebars'], NO_DOCS)
  const sidebars = Object.entries(catalog.sidebars).map(([id, { link }]) => [id, link ? { link } : {}])
  return {
    ...summary,
    docs: catalog.docs.map(toGlobalDoc),
    mainDocId: catalog.mainDocId,
    sidebars: Object.fromEntries(sidebars),
  }
}

/** A version as `useDocsVersion` describes it. Browsers may lack the list of its docs. */
export function toDocsVersion(version: DocsClientVersion) {
  const { docs: pluginId, name, label, isLast, banner, badge, noIndex, className } = version
  const summary = { pluginId, version: name, label, isLast, banner, badge, noIndex, className }
  const catalog = catalogOf(version)
  if (!catalog) return withUnknown(summary, ['docs', 'docsSidebars'], NO_DOCS)
  const docs = catalog.docs.map((doc) => [doc.id, toVersionDoc(doc)])
  const sidebars = Object.entries(catalog.sidebars).map(([id, { items }]) => [id, items])
  return { ...summary, docs: Object.fromEntries(docs), docsSidebars: Object.fromEntries(sidebars) }
}

/** The doc of a version with an id, as Docusaurus's global data describes it. */
export function findGlobalDoc(version: DocsClientVersion, docId: string | undefined) {
  const doc = catalogOf(version)?.docs.find((each) => each.id === docId)
  return doc && toGlobalDoc(doc)
}

/** A doc as Docusaurus's global data describes it. */
export function toGlobalDoc({ id, path, sidebar }: CatalogDoc) {
  return { id, path, ...(sidebar !== undefined && { sidebar }) }
}

/** A doc as `useDocsVersion` describes it. */
export function toVersionDoc({ id, title, description, sidebar }: CatalogDoc) {
  return { id, title, description, sidebar }
}
