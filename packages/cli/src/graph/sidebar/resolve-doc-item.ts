import { didYouMean, isSameButCase } from '@docgen/renderer/contract'
import { versionStem } from '../../read/versions/version-files.js'
import type { DocFacts } from '../doc.js'
import { findNearestId, ID_HINT } from '../find-nearest-id.js'
import { iconOf } from './icon-of.js'
import type { SidebarDocItem } from './sidebar.js'
import { type ItemPosition, positionInside, reportProblem, type SidebarScope } from './sidebar-scope.js'

/** A sidebar item for a doc, from the config or a folder. */
export interface RawDocItem {
  readonly type: 'doc' | 'ref'
  readonly id: string
  readonly label?: string | undefined
  /** Name in translation files; defaults to the label. */
  readonly key?: string | undefined
  readonly icon?: string | undefined
  readonly className?: string | undefined
  readonly customProps?: Readonly<Record<string, unknown>> | undefined
}

/** The item of a doc; empty for a draft and, with a diagnostic, for a missing doc. */
export function resolveDocItem(
  scope: SidebarScope,
  item: RawDocItem,
  position: ItemPosition,
): readonly SidebarDocItem[] {
  const doc = findDoc(scope, item.id)
  if (!doc) {
    if (!scope.drafts.has(item.id)) reportUnknown(scope, item.id, position)
    return []
  }
  return [
    {
      kind: item.type,
      id: doc.id,
      route: doc.route,
      href: doc.href,
      label: doc.sidebarLabel ?? labelOf(scope, item, position) ?? doc.title,
      isUnlisted: doc.isUnlisted,
      description: doc.description ?? doc.excerpt,
      ...(item.icon === undefined ? iconOf(scope, doc.sidebarIcon, doc) : iconOf(scope, item.icon, position)),
      className: item.className ?? doc.sidebarClassName,
      customProps: item.customProps ?? doc.sidebarCustomProps,
    },
  ]
}

/**
 * A doc by its id. API pages also have the ids of the pages that Docusaurus' plugin generates among the docs: the
 * path below the docs folder.
 */
function findDoc({ docs, edition }: SidebarScope, id: string): DocFacts | undefined {
  // In versions cut with old releases of Docusaurus, every id in the sidebars contains the version.
  const doc = docs.get(id) ?? docs.get(withoutVersion(id, edition.version))
  if (doc) return doc
  const base = edition.collection.docs.routeBasePath.replace(/^\/|\/$/g, '')
  const page = docs.get(`${base}/${id}`)
  if (page?.api) return page
  const simpleId = simplifyId(id)
  return findApiPages(docs).get(simpleId) ?? findApiPages(docs).get(simplifyId(base) + simpleId)
}

const apiPages = new WeakMap<SidebarScope['docs'], ReadonlyMap<string, DocFacts>>()

/** API pages by the letters and digits of their ids: Docusaurus' plugin turns `get_v1` into `get-v-1`, not `get-v1`. */
function findApiPages(docs: SidebarScope['docs']): ReadonlyMap<string, DocFacts> {
  const memoized = apiPages.get(docs)
  if (memoized) return memoized
  const pages = [...docs.values()].filter(({ api }) => api)
  const pagesById = new Map(pages.map((page) => [simplifyId(page.id), page]))
  apiPages.set(docs, pagesById)
  return pagesById
}

function simplifyId(id: string): string {
  return id.toLowerCase().replace(/[^a-z\d]/g, '')
}

function withoutVersion(id: string, version: string): string {
  const prefix = `${versionStem(version)}/`
  return id.startsWith(prefix) ? id.slice(prefix.length) : id
}

/** The label that the sidebar itself sets for the doc. */
function labelOf(scope: SidebarScope, { label, key, id }: RawDocItem, { sidebar }: ItemPosition): string | undefined {
  if (label === undefined) return undefined
  const description = `The label of the document ${id} in the sidebar ${sidebar}`
  return scope.translate(`sidebar.${sidebar}.doc.${key ?? label}`, label, description)
}

function reportUnknown(scope: SidebarScope, id: string, position: ItemPosition): void {
  const near = findNearestId(id, scope.docs)
  reportProblem(scope, positionInside(position, 'id'), {
    code: 'unknown-doc',
    message: `there is no document ${JSON.stringify(id)}`,
    ...(near === undefined ? { hint: ID_HINT, missing: id } : { hint: didYouMean(near, isSameButCase(near, id)) }),
  })
}
