import {
  type DiagnosticCode,
  didYouMean,
  isSameButCase,
  type NeighborView,
  nearestWord,
} from '@docgen/renderer/contract'
import type { Doc, DocFacts, GeneratedIndex, GeneratedIndexFacts, SidebarPosition } from './doc.js'
import { findNearestId } from './find-nearest-id.js'
import type { Sidebar } from './sidebar/sidebar.js'
import type { SidebarScope } from './sidebar/sidebar-scope.js'
import { type OrderedPage, pageOfDoc, pageOfIndex, type SidebarWalk, walkSidebar } from './sidebar/walk-sidebar.js'

/** The positions of pages in the sidebars of an edition. */
export interface WalkedSidebars {
  readonly walks: ReadonlyMap<string, SidebarWalk>
  /** Page → id of the last sidebar that lists it. */
  readonly owners: ReadonlyMap<string, string>
}

/** Walks all sidebars once, to find the position of every page. */
export function walkSidebars(sidebars: readonly Sidebar[]): WalkedSidebars {
  const walks = new Map(sidebars.map((sidebar) => [sidebar.id, walkSidebar(sidebar)]))
  const owners = new Map<string, string>()
  for (const [id, { positions }] of walks) {
    for (const page of positions.keys()) owners.set(page, id)
  }
  return { walks, owners }
}

/** A doc's sidebar, neighbors and breadcrumbs; reports unknown ids in its front matter. */
export function findDocPosition(scope: SidebarScope, facts: DocFacts, walked: WalkedSidebars): SidebarPosition {
  const page = pageOfDoc(facts.id)
  const sidebar = facts.displayedSidebar === undefined ? walked.owners.get(page) : findDisplayed(scope, facts, walked)
  const position = findPagePosition(scope, page, sidebar, walked)
  return {
    sidebar: position.sidebar,
    itemPath: position.itemPath,
    breadcrumbs: position.breadcrumbs,
    siblings: facts.listsCards ? position.siblings : [],
    previous: overrideNeighbor(scope, facts, 'pagination_prev', position.previous),
    next: overrideNeighbor(scope, facts, 'pagination_next', position.next),
  }
}

/** A doc with its position in the sidebar. */
export function addPosition(facts: DocFacts, position: SidebarPosition): Doc {
  const { sidebar, itemPath, breadcrumbs, siblings, previous, next } = position
  // Each field is named, because V8 11 stores a description of the fields for each object that `{ ...facts, sidebar }`
  // creates: 1.7 kB per doc instead of 0.4. With `Object.assign`, the fields are a hash table of 3 kB.
  return {
    route: facts.route,
    href: facts.href,
    file: facts.file,
    id: facts.id,
    source: facts.source,
    line: facts.line,
    version: facts.version,
    locale: facts.locale,
    isFallback: facts.isFallback,
    title: facts.title,
    sidebarLabel: facts.sidebarLabel,
    sidebarPosition: facts.sidebarPosition,
    sidebarIcon: facts.sidebarIcon,
    sidebarClassName: facts.sidebarClassName,
    sidebarCustomProps: facts.sidebarCustomProps,
    displayedSidebar: facts.displayedSidebar,
    paginationLabel: facts.paginationLabel,
    paginationNext: facts.paginationNext,
    paginationPrevious: facts.paginationPrevious,
    description: facts.description,
    excerpt: facts.excerpt,
    keywords: facts.keywords,
    image: facts.image,
    isDraft: facts.isDraft,
    isUnlisted: facts.isUnlisted,
    isNotFound: facts.isNotFound,
    isIndexed: facts.isIndexed,
    isTitleHidden: facts.isTitleHidden,
    layout: facts.layout,
    className: facts.className,
    post: facts.post,
    toc: facts.toc,
    tags: facts.tags,
    editHref: facts.editHref,
    lastUpdate: facts.lastUpdate,
    date: facts.date,
    published: facts.published,
    labels: facts.labels,
    contributors: facts.contributors,
    showsReadingTime: facts.showsReadingTime,
    redirectFrom: facts.redirectFrom,
    listsCards: facts.listsCards,
    api: facts.api,
    sidebar,
    itemPath,
    breadcrumbs,
    siblings,
    previous,
    next,
  } satisfies Record<keyof Doc, unknown>
}

/** The generated page with its sidebar, neighbors and breadcrumbs. */
export function addIndexPosition(
  scope: SidebarScope,
  facts: GeneratedIndexFacts,
  walked: WalkedSidebars,
): GeneratedIndex {
  const page = pageOfIndex(facts.route)
  return Object.assign({}, facts, findPagePosition(scope, page, walked.owners.get(page), walked))
}

function findPagePosition(
  scope: SidebarScope,
  page: string,
  sidebar: string | undefined,
  { walks }: WalkedSidebars,
): SidebarPosition {
  const walk = sidebar === undefined ? undefined : walks.get(sidebar)
  const position = walk?.positions.get(page)
  const rank = walk?.ranks.get(page)
  return {
    sidebar,
    itemPath: position?.itemPath ?? [],
    breadcrumbs: scope.edition.collection.docs.breadcrumbs ? (position?.breadcrumbs ?? []) : [],
    siblings: position?.siblings ?? [],
    previous: rank === undefined ? undefined : linkTo(scope, walk?.order[rank - 1], page),
    next: rank === undefined ? undefined : linkTo(scope, walk?.order[rank + 1], page),
  }
}

/** The link to a neighbor. A page of an API, except its overview, has only neighbors of that API. */
function linkTo({ docs }: SidebarScope, entry: OrderedPage | undefined, from: string): NeighborView | undefined {
  if (!entry) return undefined
  const docOf = (page: string) => (page.startsWith('doc:') ? docs.get(page.slice('doc:'.length)) : undefined)
  const [doc, fromDoc] = [docOf(entry.page), docOf(from)]
  const isApiPart = doc?.api?.pointer !== undefined || fromDoc?.api?.pointer !== undefined
  if (isApiPart && doc?.api?.path !== fromDoc?.api?.path) return undefined
  const label = doc?.paginationLabel ?? doc?.sidebarLabel ?? entry.label
  return { label, href: entry.href, ...(doc && fromDoc && compareReleases(doc, fromDoc)) }
}

/** Whether a release is newer or older than another one; empty for pages without labels, which are not releases. */
function compareReleases(to: DocFacts, from: DocFacts): Pick<NeighborView, 'age'> {
  if (!to.labels || !from.labels || to.date === undefined || from.date === undefined || to.date === from.date) return {}
  return { age: to.date > from.date ? 'newer' : 'older' }
}

function findDisplayed(scope: SidebarScope, facts: DocFacts, { walks }: WalkedSidebars): string | undefined {
  const id = facts.displayedSidebar
  if (typeof id !== 'string' || walks.has(id)) return id ?? undefined
  report(scope, facts, {
    code: 'unknown-sidebar',
    field: 'displayed_sidebar',
    what: 'sidebar',
    id,
    near: nearestWord(id, walks.keys()),
  })
  return undefined
}

type Neighbor = 'pagination_prev' | 'pagination_next'

function overrideNeighbor(
  scope: SidebarScope,
  facts: DocFacts,
  field: Neighbor,
  bySidebar: NeighborView | undefined,
): NeighborView | undefined {
  const id = field === 'pagination_prev' ? facts.paginationPrevious : facts.paginationNext
  if (id === undefined) return bySidebar
  if (id === null || scope.drafts.has(id)) return undefined
  const doc = scope.docs.get(id)
  if (doc) return { label: doc.paginationLabel ?? doc.sidebarLabel ?? doc.title, href: doc.href }
  report(scope, facts, {
    code: 'unknown-doc',
    field,
    what: 'document',
    id,
    near: findNearestId(id, scope.docs),
  })
  return bySidebar
}

interface UnknownName {
  readonly code: DiagnosticCode
  /** The front matter field with the unknown name. */
  readonly field: string
  readonly what: 'document' | 'sidebar'
  readonly id: string
  readonly near: string | undefined
}

function report(
  { diagnostics, locateInSource }: SidebarScope,
  { source }: DocFacts,
  { code, field, what, id, near }: UnknownName,
): void {
  const message = `${field}: there is no ${what} ${JSON.stringify(id)}`
  const position = locateInSource(source, field)
  diagnostics.push({
    code,
    severity: 'error',
    file: source,
    ...position,
    message,
    ...(near === undefined ? { missing: id } : { hint: didYouMean(near, isSameButCase(near, id)) }),
  })
}
