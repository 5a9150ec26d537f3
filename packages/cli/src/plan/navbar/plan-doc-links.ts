import { type Diagnostic, didYouMean, isSameButCase, type NavbarLinkView, nearestWord } from '@docgen/renderer/contract'
import { splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { Doc } from '../../graph/doc.js'
import { ID_HINT } from '../../graph/find-nearest-id.js'
import type { Sidebar } from '../../graph/sidebar/sidebar.js'
import { docKey, type SiteGraph } from '../../graph/site-graph.js'
import { isCurrent, versionedSidebars } from '../../read/versions/version-files.js'
import { resolveTarget } from '../resolve-site-href.js'
import type { NavbarPage, NavbarPlanner } from './navbar-planner.js'
import { mainHref, versionLabel } from './plan-version-links.js'
import { resolveNavbarPage, siblingVersions } from './resolve-navbar-page.js'

type MenuItem = Extract<Config['navbar']['items'][number], { type: 'dropdown' }>['items'][number]

/**
 * A link to a doc in the reader's version. Undefined, with a diagnostic, if no version has the doc, and undefined for
 * an unlisted doc on other pages.
 */
export function planDoc(
  item: Extract<MenuItem, { type: 'doc' }>,
  page: NavbarPage,
  planner: NavbarPlanner,
): NavbarLinkView | undefined {
  const position = resolveNavbarPage(page, item.docsPluginId, planner)
  if (!position) return undefined
  const doc = findDoc(item.docId, position, planner.graph)
  if (!doc) {
    planner.report({
      ...describeUnknownTarget('document', item.docId, position, planner),
      ...planner.locateInConfig(['docId']),
    })
    return undefined
  }
  if (doc.isUnlisted && doc.id !== position.docId) return undefined
  const isCurrent = doc.id === position.docId || (doc.sidebar !== undefined && doc.sidebar === position.sidebarId)
  const link = docLink(item, item.label ?? doc.sidebarLabel ?? doc.title, doc.href, isCurrent)
  return { ...link, ...followReader(position, planner, doc.id) }
}

/** A link to the first page of a sidebar; undefined, with a diagnostic, if there is none. */
export function planDocSidebar(
  item: Extract<MenuItem, { type: 'docSidebar' }>,
  page: NavbarPage,
  planner: NavbarPlanner,
): NavbarLinkView | undefined {
  const position = resolveNavbarPage(page, item.docsPluginId, planner)
  if (!position) return undefined
  const { sidebars } = planner.graph
  const find = ({ version }: { readonly version: string }): Sidebar | undefined =>
    sidebars.find((each) => each.id === item.sidebarId && each.version === version && each.locale === position.locale)
  const sidebar = find(position) ?? find(lastVersion(position, planner.graph))
  if (!sidebar) {
    planner.report({
      ...describeUnknownTarget('sidebar', item.sidebarId, position, planner),
      ...planner.locateInConfig(['sidebarId']),
    })
    return undefined
  }
  if (!sidebar.first) {
    planner.report({
      code: 'navbar-sidebar-without-link',
      severity: 'error',
      ...planner.locateInConfig(['sidebarId']),
      message: `the navbar item of type docSidebar names the sidebar "${item.sidebarId}", which contains no link`,
      hint: 'Add a document to the sidebar, or remove the item from navbar.items',
      missing: item.sidebarId,
    })
    return undefined
  }
  return docLink(item, item.label ?? sidebar.first.label, sidebar.first.href, sidebar.id === position.sidebarId)
}

/** A link to the start of the reader's version, or to the page that the item names. */
export function planVersion(
  item: Extract<MenuItem, { type: 'docsVersion' }>,
  page: NavbarPage,
  planner: NavbarPlanner,
): NavbarLinkView | undefined {
  const position = resolveNavbarPage(page, item.docsPluginId, planner)
  if (!position) return undefined
  const { graph } = planner
  const label = item.label ?? versionLabel(position, graph)
  const mainPage = item.to === undefined ? mainHref(position, graph) : undefined
  const href = mainPage ?? resolveTarget({ to: item.to ?? '' }, { graph, locale: position.locale }).href
  const link = docLink(item, label, href, position.docId !== undefined)
  return item.to === undefined ? { ...link, ...followReader(position, planner, '') } : link
}

/** Marks links on pages outside all versions, which a script points to the version that the reader prefers. */
function followReader(
  position: NavbarPage,
  { graph }: NavbarPlanner,
  docId: string,
): Pick<NavbarLinkView, 'docId' | 'follows'> {
  if (!position.isVersionless || siblingVersions(position.version, graph).length < 2) return {}
  return { docId, follows: splitVersionKey(position.version).collection }
}

function docLink(
  item: { readonly className?: string | undefined; readonly attributes: NavbarLinkView['attributes'] },
  label: string,
  href: string,
  isCurrent: boolean,
): NavbarLinkView {
  return {
    kind: 'link',
    label,
    href,
    isExternal: false,
    isCurrent,
    ...(item.className !== undefined && { className: item.className }),
    attributes: item.attributes,
  }
}

/** Finds the doc in the page's version, otherwise in the last version, otherwise in the newest version that has it. */
function findDoc(id: string, position: NavbarPage, graph: SiteGraph): Doc | undefined {
  const { version, locale } = position
  const names = [
    version,
    lastVersion(position, graph).version,
    ...siblingVersions(version, graph).map(({ name }) => name),
  ]
  for (const name of names) {
    const doc = graph.docsByKey.get(docKey(name, locale, id))
    if (doc) return doc
  }
  return undefined
}

function lastVersion({ version }: NavbarPage, graph: SiteGraph): { readonly version: string } {
  return { version: siblingVersions(version, graph).find(({ isLast }) => isLast)?.name ?? version }
}

function describeUnknownTarget(
  what: 'document' | 'sidebar',
  id: string,
  position: NavbarPage,
  { graph }: NavbarPlanner,
): Diagnostic {
  const empty = findEmptyFolder(position, graph)
  if (empty !== undefined) {
    return {
      code: `navbar-unknown-${what}`,
      severity: 'error',
      message: `a navbar item names the ${what} "${id}", but the folder "${empty}" contains no documents`,
      hint: 'Check out its Git submodule (git submodule update --init), or run the script that writes the documents',
      missing: id,
    }
  }
  const all = what === 'document' ? graph.docs : graph.sidebars
  const siblings = siblingVersions(position.version, graph).map(({ name }) => name)
  const docsInVersions = all.filter(({ version }) => siblings.includes(version))
  const { version: last } = lastVersion(position, graph)
  const isInOtherVersion = docsInVersions.some((each) => each.id === id)
  const suggestion = isInOtherVersion
    ? suggestAddingSidebar(last)
    : (suggestOtherDocs(id, all) ?? suggestNearest(id, docsInVersions))
  return {
    code: `navbar-unknown-${what}`,
    severity: 'error',
    message: isInOtherVersion
      ? `a navbar item names the ${what} "${id}", which the last version "${splitVersionKey(last).name}" does not have`
      : `a navbar item names the ${what} "${id}", which does not exist`,
    ...hintAt(suggestion ?? (what === 'document' ? ID_HINT : undefined)),
    ...(suggestion === undefined && { missing: id }),
  }
}

/** The folder of the docs that the item names, if these docs have no page in any version. */
function findEmptyFolder({ version }: NavbarPage, graph: SiteGraph): string | undefined {
  const siblings = siblingVersions(version, graph)
  if (graph.docs.some((doc) => siblings.some(({ name }) => name === doc.version))) return undefined
  return siblings.find(({ name }) => name === version)?.collection.docs.path
}

/** The hint for a sidebar that the last version lacks. Documents are looked up in every version. */
function suggestAddingSidebar(version: string): string {
  return isCurrent(version)
    ? 'Add it to the sidebars of these documents in the config'
    : `Add it to ${versionedSidebars(version)}: versions without this sidebar link to that of the last version`
}

function suggestOtherDocs(
  id: string,
  all: readonly { readonly id: string; readonly version: string }[],
): string | undefined {
  const other = all.find((each) => each.id === id)
  if (!other) return undefined
  const { collection } = splitVersionKey(other.version)
  return `It is one of the documents "${collection}": name them with docsPluginId: '${collection}'`
}

function suggestNearest(id: string, candidates: readonly { readonly id: string }[]): string | undefined {
  const near = nearestWord(
    id,
    candidates.map((each) => each.id),
  )
  return near === undefined ? undefined : didYouMean(near, isSameButCase(near, id))
}

function hintAt(hint: string | undefined): Pick<Diagnostic, 'hint'> {
  return hint === undefined ? {} : { hint }
}
