import type { VersionView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { PageUrl } from '../graph/doc.js'
import { type Edition, llmsListRoute } from '../graph/edition.js'
import { joinRoute } from '../graph/routes/resolve-slug.js'
import { docKey, editionKey, type SiteGraph } from '../graph/site-graph.js'
import type { DocsVersion } from '../read/versions/version-files.js'
import { siblingVersions } from './navbar/resolve-navbar-page.js'

/** A page's version data. */
export interface VersionPlan {
  /** Absent if the docs have only one version, without a banner. */
  readonly view?: VersionView
  readonly isIndexed: boolean
  readonly className?: string
  /** Href of the same page in the last version, if it is the canonical one. */
  readonly canonical?: string
  /** Route of the folder with the `llms.txt` that lists it. */
  readonly listFolder?: string
}

/** A page whose version data is requested. */
export interface VersionedPage {
  readonly version: string
  readonly locale: string
  readonly docId?: string | undefined
  /** Route of a generated page. */
  readonly indexRoute?: string
}

/** Returns the version data of a page. */
export type PlanVersion = (position: VersionedPage) => VersionPlan

/** Creates a function that returns the version data of a page; looks up the versions once. */
export function createPlanVersion(graph: SiteGraph, { baseUrl }: Pick<Config, 'baseUrl'>): PlanVersion {
  const { versions } = graph
  const siblings = new Map(versions.map(({ name }) => [name, siblingVersions(name, graph)]))
  const views = new Map<string, VersionView>()
  const findView = (version: DocsVersion, locale: string): VersionView => {
    const key = editionKey({ version: version.name, locale })
    const memoized = views.get(key)
    if (memoized) return memoized
    const edition = graph.editions.find((each) => editionKey(each) === key)
    const view = {
      name: version.name,
      path: edition && !version.isLast ? pathInLocale(edition) : '',
      label: edition?.label ?? version.label,
      hasBadge: version.hasBadge,
      isIndexed: version.isIndexed,
    }
    views.set(key, view)
    return view
  }
  const folders = new Map(graph.editions.map((edition) => [editionKey(edition), llmsListRoute(edition)]))
  const editions = new Map(graph.editions.map((edition) => [editionKey(edition), edition]))
  const indexes = new Map(graph.indexes.map((index) => [index.route, index]))
  /** The generated page at the same path of another version. */
  const findIndex = ({ version, locale, indexRoute }: VersionedPage, last: string): PageUrl | undefined => {
    const edition = editions.get(editionKey({ version, locale }))
    const other = editions.get(editionKey({ version: last, locale }))
    if (indexRoute === undefined || !edition || !other) return undefined
    const below = edition.routeBase === '/' ? indexRoute : indexRoute.slice(edition.routeBase.length)
    return indexes.get(joinRoute(other.routeBase + below))
  }
  return (page) => {
    const { version: name, locale, docId } = page
    const folder = folders.get(editionKey({ version: name, locale }))
    const list = folder === undefined ? {} : { listFolder: folder }
    const version = versions.find((each) => each.name === name)
    const versionsOfDocs = siblings.get(name) ?? []
    const last = versionsOfDocs.find(({ isLast }) => isLast)
    if (!version || !last) return { isIndexed: true, ...list }
    const counterpart =
      docId === undefined ? findIndex(page, last.name) : graph.docsByKey.get(docKey(last.name, locale, docId))
    const view = versionsOfDocs.length > 1 || version.banner !== undefined ? findView(version, locale) : undefined
    const main = graph.mainDocs.get(editionKey({ version: last.name, locale }))
    const notice = view &&
      version.banner && {
        kind: version.banner,
        latest: { name: last.name, label: findView(last, locale).label, href: (counterpart ?? main)?.href ?? baseUrl },
      }
    return {
      ...(view && { view: notice ? { ...view, notice } : view }),
      isIndexed: version.isIndexed,
      ...list,
      ...(version.className !== undefined && { className: version.className }),
      ...(version.isCanonicalLatest && counterpart && { canonical: counterpart.href }),
    }
  }
}

/** Path and display name of each version of a language, if they differ; last versions are skipped. */
export function listNamedVersions(
  locale: string,
  { editions, versions }: Pick<SiteGraph, 'editions' | 'versions'>,
): readonly { readonly path: string; readonly label: string }[] {
  const last = new Set(versions.filter(({ isLast }) => isLast).map(({ name }) => name))
  return editions
    .filter((edition) => edition.locale === locale && !last.has(edition.version))
    .map((edition) => ({ path: pathInLocale(edition), label: edition.label }))
    .filter(({ path, label }) => path !== `${label}/`)
}

function pathInLocale({ routeBase, localeBase }: Edition): string {
  const path = routeBase.slice(localeBase === '/' ? 1 : localeBase.length + 1)
  return path === '' ? '' : `${path}/`
}
