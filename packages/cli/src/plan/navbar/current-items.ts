import { splitVersionKey } from '../../config/collection.js'
import type { Config } from '../../config/config.js'
import { localeRoute } from '../../graph/edition.js'
import { toRootPath } from '../../graph/links/to-root-path.js'
import type { NavbarPage } from './navbar-planner.js'

type BarItem = Config['navbar']['items'][number]

/** An item of the navbar, or of one of its menus. */
export type NavbarItem = BarItem | Extract<BarItem, { type: 'dropdown' }>['items'][number]

/** The rule for when a navbar link matches a page. */
export interface CurrentRule {
  readonly path?: string | undefined
  readonly basePath?: string | undefined
  readonly baseRegex?: string | undefined
}

/** The path of a page, for comparison with the links of navbar items. */
export interface NavbarPath {
  /** Route of the page without the locale, as in links of the config. */
  readonly route: string
  /** Base route of the page's docs; absent for pages that are not docs. */
  readonly home?: string | undefined
}

/** The closeness of an item that does not match a page. */
export const NO_MATCH = -1
/** The closeness of an item that links to the page itself. */
export const EXACT = Number.POSITIVE_INFINITY

/**
 * Returns how closely a link matches a page: the number of characters of its path that match, `EXACT` or `NO_MATCH`. A
 * link with `baseRegex` or `basePath` matches the pages whose route they match; every other link matches its own page
 * and every page below. Every page is below the root, so a link to the root matches only itself, and docs whose base
 * route is the root. The closest item of a navbar is current.
 */
export function measureCloseness({ route, home }: NavbarPath, { path, basePath, baseRegex }: CurrentRule): number {
  if (baseRegex !== undefined) return new RegExp(baseRegex, 'i').exec(route)?.[0].length ?? NO_MATCH
  if (basePath !== undefined) {
    const base = normalize(basePath)
    return route.toLowerCase().startsWith(base) ? base.length : NO_MATCH
  }
  if (path === undefined) return NO_MATCH
  const target = normalize(path)
  const current = normalize(route)
  if (current === target) return EXACT
  const isBelow = target === '/' ? home !== undefined && normalize(home) === '/' : current.startsWith(`${target}/`)
  return isBelow ? target.length : NO_MATCH
}

/**
 * The closeness of an item for a doc, sidebar or version that contains the page: between the closeness of a link to the
 * start of the docs and of a link to a folder of the docs.
 */
export function closenessInDocs({ home = '/' }: NavbarPath): number {
  return normalize(home).length + 0.5
}

/** Returns the path of a page for comparison with navbar items. */
export function findNavbarPath(
  { route, locale, version, docId, isVersionless }: NavbarPage,
  { collections, i18n }: Pick<Config, 'collections' | 'i18n'>,
): NavbarPath {
  const base = localeRoute(locale, i18n)
  const { collection: id } = splitVersionKey(version)
  const docs = collections.find((each) => each.kind === 'docs' && each.id === id)?.docs
  return {
    route: base === '/' ? route : route.slice(base.length) || '/',
    home: docId !== undefined && !isVersionless ? docs?.routeBasePath : undefined,
  }
}

/** All items of a navbar. Items of a dropdown follow it; items of language and version menus replace their menu. */
export function listNavbarItems(items: readonly BarItem[]): readonly NavbarItem[] {
  return items.flatMap((item): readonly NavbarItem[] => {
    switch (item.type) {
      case 'dropdown':
        return [item, ...item.items]
      case 'localeDropdown':
      case 'docsVersionDropdown':
        return [...item.dropdownItemsBefore, ...item.dropdownItemsAfter]
      default:
        return [item]
    }
  })
}

/** The rule for when a link matches a page; undefined for items of other types. */
export function ruleOf(item: NavbarItem): CurrentRule | undefined {
  if (item.type !== 'default' && item.type !== 'dropdown') return undefined
  const path = item.to === undefined ? undefined : toRootPath(item.to)
  return { path, basePath: item.activeBasePath, baseRegex: item.activeBaseRegex }
}

function normalize(path: string): string {
  const [bare = ''] = path.toLowerCase().split(/[?#]/)
  return `/${bare.replace(/^\/+|(?<!\/)\/+$/g, '')}`
}
