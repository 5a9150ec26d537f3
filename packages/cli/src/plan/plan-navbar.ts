import type { Diagnostic, NavbarItemView, NavbarLinkView, NavbarView } from '@docgen/renderer/contract'
import { nearestWord } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import type { PlaceInConfig } from '../config/place-in-config.js'
import type { Doc } from '../graph/doc.js'
import type { Sidebar } from '../graph/sidebar.js'
import { docKey, type SiteGraph } from '../graph/site-graph.js'
import { isCurrentPath } from './is-current-path.js'
import { withBase } from './plan-head.js'
import { planLogo } from './plan-logo.js'

/** The page that a navbar stands on. */
export interface NavbarPlace {
  readonly route: string
  readonly locale: string
  readonly version: string
  readonly docId?: string
  /** Id of the sidebar that the page belongs to. */
  readonly sidebarId?: string
}

/** What a navbar is planned from. */
export interface NavbarPlanner {
  readonly config: Config
  readonly graph: SiteGraph
  readonly report: (diagnostic: Diagnostic) => void
  readonly placeInConfig: PlaceInConfig
}

type NavbarItem = Config['navbar']['items'][number]
type MenuItem = Extract<NavbarItem, { type: 'dropdown' }>['items'][number]
type LinkItem = Extract<NavbarItem, { type: 'default' }> | Extract<MenuItem, { type: 'default' }>

/** The planner of an item inside what it plans: its reports name the item's place. */
function inside(planner: NavbarPlanner, steps: readonly (string | number)[]): NavbarPlanner {
  const placeInConfig: PlaceInConfig = (path) => planner.placeInConfig([...steps, ...path])
  return { ...planner, placeInConfig }
}

/** The navbar of one page. Items that lead nowhere are left out, each with a diagnostic. */
export function planNavbar(place: NavbarPlace, planner: NavbarPlanner): NavbarView {
  const { config, graph } = planner
  const { navbar } = config
  const items = navbar.items.map((item, index) => ({
    side: item.position,
    view: planItem(item, place, inside(planner, ['navbar', 'items', index])),
  }))
  const side = (wanted: 'left' | 'right'): NavbarItemView[] =>
    items.flatMap(({ side, view }) => (side === wanted && view ? [view] : []))
  const hasSearch = !config.search.enabled || navbar.items.some(({ type }) => type === 'search')
  return {
    ...(navbar.title !== undefined && { title: navbar.title }),
    ...(navbar.logo && { logo: planLogo(navbar.logo, config.baseUrl) }),
    homeHref: navbar.logo?.href ?? graph.links.routes['/'] ?? config.baseUrl,
    isHiddenOnScroll: navbar.hideOnScroll,
    start: side('left'),
    end: [...side('right'), ...(hasSearch ? [] : [{ kind: 'search' as const, href: graph.search.href }])],
    hasColorModeSwitch: !config.colorMode.disableSwitch,
  }
}

function planItem(item: NavbarItem, place: NavbarPlace, planner: NavbarPlanner): NavbarItemView | undefined {
  switch (item.type) {
    case 'search':
      return planner.config.search.enabled
        ? { kind: 'search', href: planner.graph.search.href, ...classOf(item) }
        : undefined
    case 'dropdown':
      return planDropdown(item, place, planner)
    case 'localeDropdown':
      return planLocales(item, place, planner)
    case 'docsVersionDropdown':
      return planVersions(item, place, planner)
    default:
      return planMenuItem(item, place, planner)
  }
}

type MenuView = NavbarLinkView | Extract<NavbarItemView, { kind: 'html' }>

function planMenuItem(item: MenuItem, place: NavbarPlace, planner: NavbarPlanner): MenuView | undefined {
  switch (item.type) {
    case 'html':
      return { kind: 'html', html: item.value, ...classOf(item) }
    case 'default':
      return planLink(item, place, planner)
    case 'doc':
      return planDoc(item, place, planner)
    case 'docSidebar':
      return planDocSidebar(item, place, planner)
    case 'docsVersion':
      return planVersion(item, place, planner)
  }
}

function planLink(item: LinkItem, { route }: NavbarPlace, { config, graph }: NavbarPlanner): NavbarLinkView {
  const { to, href: address } = item
  const isExternal = address !== undefined && /^([a-z][a-z\d+.-]*:)?\/\//i.test(address)
  const written = address ?? to ?? ''
  const path = to === undefined ? undefined : `/${to.replace(/^\//, '')}`
  const href =
    (path !== undefined && graph.links.routes[path]) ||
    (item.prependBaseUrlToHref || to !== undefined ? withBase(written, config.baseUrl) : written)
  return {
    kind: 'link',
    label: item.label ?? '',
    ...(item.html !== undefined && { html: item.html }),
    href,
    isExternal,
    isCurrent: isCurrentPath(route, { path, basePath: item.activeBasePath, baseRegex: item.activeBaseRegex }),
    ...classOf(item),
    attributes: item.attributes,
  }
}

function planDoc(
  item: Extract<MenuItem, { type: 'doc' }>,
  place: NavbarPlace,
  planner: NavbarPlanner,
): NavbarLinkView | undefined {
  const doc = findDoc(item.docId, place, planner.graph)
  if (!doc) {
    const known = planner.graph.docs.map(({ id }) => id)
    planner.report({
      ...unknownTarget('document', item.docId, nearestWord(item.docId, known)),
      ...planner.placeInConfig(['docId']),
    })
    return undefined
  }
  if (doc.isUnlisted && doc.id !== place.docId) return undefined
  const isCurrent = doc.id === place.docId || (doc.sidebar !== undefined && doc.sidebar === place.sidebarId)
  return docLink(item, item.label ?? doc.sidebarLabel ?? doc.title, doc.href, isCurrent)
}

function planDocSidebar(
  item: Extract<MenuItem, { type: 'docSidebar' }>,
  place: NavbarPlace,
  planner: NavbarPlanner,
): NavbarLinkView | undefined {
  const sidebars = planner.graph.sidebars.filter((sidebar) => isOfPlace(sidebar, place))
  const sidebar = sidebars.find(({ id }) => id === item.sidebarId)
  if (!sidebar) {
    const known = sidebars.map(({ id }) => id)
    planner.report({
      ...unknownTarget('sidebar', item.sidebarId, nearestWord(item.sidebarId, known)),
      ...planner.placeInConfig(['sidebarId']),
    })
    return undefined
  }
  if (!sidebar.first) {
    planner.report({
      code: 'navbar-sidebar-without-link',
      severity: 'error',
      ...planner.placeInConfig(['sidebarId']),
      message: `the navbar item of type docSidebar names the sidebar "${item.sidebarId}", which has no link to lead to`,
      hint: 'Add a document to the sidebar, or take the item out of navbar.items',
    })
    return undefined
  }
  return docLink(item, item.label ?? sidebar.first.label, sidebar.first.href, sidebar.id === place.sidebarId)
}

function planVersion(
  item: Extract<MenuItem, { type: 'docsVersion' }>,
  place: NavbarPlace,
  { config, graph }: NavbarPlanner,
): NavbarLinkView {
  const path = item.to === undefined ? '/' : `/${item.to.replace(/^\//, '')}`
  const label = item.label ?? versionLabel(place.version, config)
  const href = graph.links.routes[path] ?? mainHref(place, graph) ?? withBase(path, config.baseUrl)
  return docLink(item, label, href, place.docId !== undefined)
}

function planDropdown(
  item: Extract<NavbarItem, { type: 'dropdown' }>,
  place: NavbarPlace,
  planner: NavbarPlanner,
): NavbarItemView {
  const items = item.items.flatMap(
    (child, index) => planMenuItem(child, place, inside(planner, ['items', index])) ?? [],
  )
  const toggle =
    item.to === undefined && item.href === undefined
      ? undefined
      : planLink({ ...item, type: 'default' }, place, planner)
  return {
    kind: 'dropdown',
    purpose: 'links',
    label: item.label ?? '',
    ...(toggle && { href: toggle.href }),
    isCurrent: toggle?.isCurrent === true || items.some((child) => child.kind === 'link' && child.isCurrent),
    ...classOf(item),
    items,
  }
}

function planLocales(
  item: Extract<NavbarItem, { type: 'localeDropdown' }>,
  place: NavbarPlace,
  planner: NavbarPlanner,
): NavbarItemView {
  const { config } = planner
  const links = config.i18n.locales.map((locale): NavbarLinkView => {
    const own = config.i18n.localeConfigs[locale]
    const language = own?.htmlLang ?? locale
    return {
      kind: 'link',
      label: own?.label ?? languageName(language),
      href: config.baseUrl,
      isExternal: false,
      isCurrent: locale === place.locale,
      language,
      attributes: {},
    }
  })
  const current = links.find(({ isCurrent }) => isCurrent)
  return menu('locale', current?.label ?? '', item, links, place, planner)
}

function planVersions(
  item: Extract<NavbarItem, { type: 'docsVersionDropdown' }>,
  place: NavbarPlace,
  planner: NavbarPlanner,
): NavbarItemView {
  const label = versionLabel(place.version, planner.config)
  const href = mainHref(place, planner.graph) ?? planner.config.baseUrl
  const current: NavbarLinkView = { kind: 'link', label, href, isExternal: false, isCurrent: true, attributes: {} }
  const view = menu('version', label, item, [current], place, planner)
  // A menu of one is no menu.
  return view.kind === 'dropdown' && view.items.length === 1 ? { ...current, ...classOf(item), isCurrent: false } : view
}

function menu(
  purpose: 'locale' | 'version',
  label: string,
  item: Extract<NavbarItem, { type: 'localeDropdown' | 'docsVersionDropdown' }>,
  links: readonly NavbarLinkView[],
  place: NavbarPlace,
  planner: NavbarPlanner,
): NavbarItemView {
  const plan = (field: 'dropdownItemsBefore' | 'dropdownItemsAfter'): MenuView[] =>
    item[field].flatMap((child, index) => planMenuItem(child, place, inside(planner, [field, index])) ?? [])
  const items = [...plan('dropdownItemsBefore'), ...links, ...plan('dropdownItemsAfter')]
  return { kind: 'dropdown', purpose, label, isCurrent: false, ...classOf(item), items }
}

function docLink(
  item: { readonly className?: string | undefined; readonly attributes: NavbarLinkView['attributes'] },
  label: string,
  href: string,
  isCurrent: boolean,
): NavbarLinkView {
  return { kind: 'link', label, href, isExternal: false, isCurrent, ...classOf(item), attributes: item.attributes }
}

function classOf({ className }: { readonly className?: string | undefined }): { readonly className?: string } {
  return className === undefined ? {} : { className }
}

function findDoc(id: string, place: NavbarPlace, graph: SiteGraph): Doc | undefined {
  return graph.docsByKey.get(docKey(place.version, place.locale, id))
}

function isOfPlace(sidebar: Sidebar, { version, locale }: NavbarPlace): boolean {
  return sidebar.version === version && sidebar.locale === locale
}

function mainHref(place: NavbarPlace, graph: SiteGraph): string | undefined {
  return graph.links.routes['/'] ?? graph.sidebars.find((sidebar) => isOfPlace(sidebar, place))?.first?.href
}

function versionLabel(version: string, config: Config): string {
  return config.versions.versions[version]?.label ?? (version === 'current' ? 'Next' : version)
}

function languageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}

function unknownTarget(what: string, id: string, near: string | undefined): Diagnostic {
  return {
    code: `navbar-unknown-${what}`,
    severity: 'error',
    message: `a navbar item names the ${what} "${id}", which does not exist`,
    ...(near !== undefined && { hint: `Did you mean ${near}?` }),
  }
}
