import type { NavbarDropdownView, NavbarItemView, NavbarLinkView, NavbarView } from '@docgen/renderer/contract'
import { splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import type { SiteGraph } from '../../graph/site-graph.js'
import { resolveHtmlLinks } from '../move-html-styles.js'
import { planLocaleLinks } from '../plan-languages.js'
import { planLogo } from '../plan-logo.js'
import { type LinkOrigin, resolveTarget } from '../resolve-site-href.js'
import {
  type NavbarItem as AnyItem,
  closenessInDocs,
  EXACT,
  findNavbarPath,
  listNavbarItems,
  measureCloseness,
  NO_MATCH,
  ruleOf,
} from './current-items.js'
import { nameVersionMenus } from './name-version-menus.js'
import type { NavbarPage, NavbarPlanner } from './navbar-planner.js'
import { planDoc, planDocSidebar, planVersion } from './plan-doc-links.js'
import { mainHref, planVersionLinks, versionLabel, versionsHref } from './plan-version-links.js'
import { resolveNavbarPage } from './resolve-navbar-page.js'

type NavbarItem = Config['navbar']['items'][number]
type MenuItem = Extract<NavbarItem, { type: 'dropdown' }>['items'][number]
type LinkItem = Extract<NavbarItem, { type: 'default' }> | Extract<MenuItem, { type: 'default' }>

/** Inputs for planning an item of one page. */
interface ItemPlanner extends NavbarPlanner {
  /** The closeness of the items that are current; `NO_MATCH` if none is. */
  readonly closest: number
}

/** Inputs for a nested item: its diagnostics name the item's position. */
function forNestedItem(planner: ItemPlanner, steps: readonly (string | number)[]): ItemPlanner {
  const locateInConfig: LocateInConfig = (path) => planner.locateInConfig([...steps, ...path])
  return { ...planner, locateInConfig }
}

/** Plans the navbar of one page. Skips items without a target, and reports items that name something unknown. */
export function planNavbar(location: NavbarPage, inputs: NavbarPlanner): NavbarView {
  const { config, graph } = inputs
  const { navbar } = config
  const closest = Math.max(
    NO_MATCH,
    ...listNavbarItems(navbar.items).map((item) => closenessOf(item, location, inputs)),
  )
  const planner = { ...inputs, closest }
  const planned = navbar.items.map((item, index) => ({
    item,
    view: planItem(item, location, forNestedItem(planner, ['navbar', 'items', index])),
  }))
  const views = nameVersionMenus(planned, location, planner)
  const side = (position: NavbarItem['position']): NavbarItemView[] =>
    views.flatMap((view, index) => (navbar.items[index]?.position === position && view ? [view] : []))
  const tabs = side('tabs')
  const needsSearch = config.search.enabled && !navbar.items.some(({ type }) => type === 'search')
  return {
    ...nameSite(config),
    ...(navbar.logo && { logo: planLogo(navbar.logo, siteOrigin(location, planner)) }),
    homeHref: homeHref(location, graph),
    isHiddenOnScroll: navbar.hideOnScroll,
    start: side('left'),
    end: [...side('right'), ...(needsSearch ? [{ kind: 'search' as const, href: searchHref(location, graph) }] : [])],
    ...(tabs.length > 0 && { tabs }),
    hasColorModeSwitch: !config.colorMode.disableSwitch,
  }
}

/** How closely an item matches the page. */
function closenessOf(item: AnyItem, location: NavbarPage, inputs: NavbarPlanner): number {
  const path = findNavbarPath(location, inputs.config)
  const rule = ruleOf(item)
  if (rule) return measureCloseness(path, rule)
  const view = planDocItem(item, location, { ...inputs, report: () => {} })
  if (!view?.isCurrent) return NO_MATCH
  return item.type === 'doc' && item.docId === location.docId ? EXACT : closenessInDocs(path)
}

function siteOrigin({ locale }: NavbarPage, { graph }: ItemPlanner): LinkOrigin {
  return { graph, locale }
}

/** The title in the navbar: by default, the site's title, or none if a logo identifies the site. */
function nameSite({ navbar, title }: Config): Pick<NavbarView, 'title'> {
  if (navbar.title !== undefined) return { title: navbar.title }
  return navbar.logo ? {} : { title }
}

/** HTML of an item's icon; an unknown icon is reported. */
function iconOf(
  { icon: name }: { readonly icon?: string | undefined },
  { findIcon, report, locateInConfig }: ItemPlanner,
): { readonly icon?: string } {
  const icon = name === undefined ? undefined : findIcon?.(name)
  if (!icon) return {}
  if ('html' in icon) return { icon: icon.html }
  report({ code: 'icon', severity: 'warning', ...locateInConfig(['icon']), ...icon })
  return {}
}

function planItem(item: NavbarItem, location: NavbarPage, planner: ItemPlanner): NavbarItemView | undefined {
  switch (item.type) {
    case 'search':
      return planner.config.search.enabled
        ? { kind: 'search', href: searchHref(location, planner.graph), ...classOf(item) }
        : undefined
    case 'dropdown':
      return planDropdown(item, location, planner)
    case 'localeDropdown':
      return planLocales(item, location, planner)
    case 'docsVersionDropdown':
      return planVersions(item, location, planner)
    default:
      return planMenuItem(item, location, planner)
  }
}

type MenuView = NavbarLinkView | Extract<NavbarItemView, { kind: 'html' }>

function planMenuItem(item: MenuItem, location: NavbarPage, planner: ItemPlanner): MenuView | undefined {
  switch (item.type) {
    case 'html':
      return { kind: 'html', html: resolveHtmlLinks(item.value, siteOrigin(location, planner)), ...classOf(item) }
    case 'default':
      return planLink(item, location, planner)
    default: {
      const view = planDocItem(item, location, planner)
      const html = 'html' in item && item.html !== undefined ? { html: item.html } : {}
      return view && { ...view, ...html, isCurrent: isClosest(item, location, planner), ...iconOf(item, planner) }
    }
  }
}

/** A link to a doc, sidebar or version; undefined for other items. */
function planDocItem(item: AnyItem, location: NavbarPage, inputs: NavbarPlanner): NavbarLinkView | undefined {
  switch (item.type) {
    case 'doc':
      return planDoc(item, location, inputs)
    case 'docSidebar':
      return planDocSidebar(item, location, inputs)
    case 'docsVersion':
      return planVersion(item, location, inputs)
    default:
      return undefined
  }
}

/** Whether an item matches the page, and no item matches it more closely. */
function isClosest(item: AnyItem, location: NavbarPage, planner: ItemPlanner): boolean {
  return planner.closest > NO_MATCH && closenessOf(item, location, planner) === planner.closest
}

function planLink(item: LinkItem, location: NavbarPage, planner: ItemPlanner): NavbarLinkView {
  return {
    kind: 'link',
    label: item.label ?? '',
    ...(item.html !== undefined && { html: item.html }),
    ...resolveTarget(item, siteOrigin(location, planner)),
    isCurrent: isClosest(item, location, planner),
    ...iconOf(item, planner),
    ...classOf(item),
    attributes: item.attributes,
  }
}

function planDropdown(
  item: Extract<NavbarItem, { type: 'dropdown' }>,
  location: NavbarPage,
  planner: ItemPlanner,
): NavbarItemView {
  const items = item.items.flatMap(
    (child, index) => planMenuItem(child, location, forNestedItem(planner, ['items', index])) ?? [],
  )
  const toggle =
    item.to === undefined && item.href === undefined
      ? undefined
      : planLink({ ...item, type: 'default' }, location, planner)
  return {
    kind: 'dropdown',
    purpose: 'links',
    label: item.label ?? '',
    ...(item.html !== undefined && { html: item.html }),
    ...(toggle && { href: toggle.href }),
    isCurrent: toggle?.isCurrent === true || items.some((child) => child.kind === 'link' && child.isCurrent),
    ...iconOf(item, planner),
    ...classOf(item),
    ...attributesOf(item),
    items,
  }
}

function planLocales(
  item: Extract<NavbarItem, { type: 'localeDropdown' }>,
  location: NavbarPage,
  planner: ItemPlanner,
): NavbarItemView {
  const links = planLocaleLinks(item, location, planner)
  const current = links.find(({ isCurrent }) => isCurrent)
  return createMenu({ purpose: 'locale', label: current?.label ?? '', item, links }, location, planner)
}

function planVersions(
  item: Extract<NavbarItem, { type: 'docsVersionDropdown' }>,
  page: NavbarPage,
  planner: ItemPlanner,
): NavbarItemView | undefined {
  const { graph } = planner
  const location = resolveNavbarPage(page, item.docsPluginId, planner)
  if (!location) return undefined
  const links = planVersionLinks(item, location, planner)
  const label = links.find(({ isCurrent }) => isCurrent)?.label ?? versionLabel(location, graph)
  const view = createMenu({ purpose: 'version', label, item, links }, location, planner)
  // A menu with one item is pointless.
  if (view.kind === 'dropdown' && view.items.length < 2) {
    const href = mainHref(location, graph) ?? homeHref(location, graph)
    return { kind: 'link', label, href, isExternal: false, isCurrent: false, ...classOf(item), attributes: {} }
  }
  const follows = location.isVersionless ? { follows: splitVersionKey(location.version).collection } : {}
  return { ...view, versionsHref: versionsHref(location, graph, planner.config), ...follows }
}

interface LinkMenu {
  readonly purpose: 'locale' | 'version'
  readonly label: string
  readonly item: Extract<NavbarItem, { type: 'localeDropdown' | 'docsVersionDropdown' }>
  readonly links: readonly NavbarLinkView[]
}

/** Creates a menu of languages or versions, with the items of the config before and after them. */
function createMenu(
  { purpose, label, item, links }: LinkMenu,
  location: NavbarPage,
  planner: ItemPlanner,
): NavbarDropdownView {
  const plan = (field: 'dropdownItemsBefore' | 'dropdownItemsAfter'): MenuView[] =>
    item[field].flatMap((child, index) => planMenuItem(child, location, forNestedItem(planner, [field, index])) ?? [])
  const items = [...plan('dropdownItemsBefore'), ...links, ...plan('dropdownItemsAfter')]
  return { kind: 'dropdown', purpose, label, isCurrent: false, ...classOf(item), ...attributesOf(item), items }
}

function classOf({ className }: { readonly className?: string | undefined }): { readonly className?: string } {
  return className === undefined ? {} : { className }
}

function attributesOf({ attributes }: Pick<LinkItem, 'attributes'>): Pick<NavbarDropdownView, 'attributes'> {
  return Object.keys(attributes).length === 0 ? {} : { attributes }
}

/** The home page in the page's language. */
function homeHref({ locale }: NavbarPage, graph: SiteGraph): string {
  return graph.locales.get(locale)?.home.href ?? graph.links.baseUrl
}

function searchHref({ locale }: NavbarPage, graph: SiteGraph): string {
  return graph.locales.get(locale)?.search.href ?? graph.links.baseUrl
}
