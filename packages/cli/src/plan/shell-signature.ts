import type { Config } from '../config/config.js'
import { localeRoute } from '../graph/edition.js'
import { type CurrentRule, isCurrentPath, type NavbarPage } from './navbar-planner.js'

/** A short text that identifies a page's shell: pages with the same signature have the same current items. */
export type ShellSignature = (position: NavbarPage) => string

type BarItem = Config['navbar']['items'][number]
type AnyItem = BarItem | Extract<BarItem, { type: 'dropdown' }>['items'][number]

/** Reads the navbar's items once: otherwise 4,000 pages would need 4,000 navbars to find the few distinct ones. */
export function createShellSignature({ navbar, i18n }: Config): ShellSignature {
  const items = navbar.items.flatMap(withChildren)
  const rules = items.flatMap(ruleOf)
  const docIds = new Set(items.flatMap((item) => (item.type === 'doc' ? [item.docId] : [])))
  return ({ route, locale, version, docId, sidebarId, isVersionless }) => {
    const base = localeRoute(locale, i18n)
    const path = base === '/' ? route : route.slice(base.length) || '/'
    const flags = rules.map((rule) => (isCurrentPath(path, rule) ? '1' : '0')).join('')
    const namedDoc = docId !== undefined && docIds.has(docId) ? docId : ''
    return [
      locale,
      version,
      sidebarId ?? '',
      isVersionless ? 'none' : docId === undefined ? '' : 'doc',
      namedDoc,
      flags,
    ].join('\n')
  }
}

function withChildren(item: BarItem): readonly AnyItem[] {
  switch (item.type) {
    case 'dropdown':
      return [item, ...item.items]
    case 'localeDropdown':
    case 'docsVersionDropdown':
      return [...item.dropdownItemsBefore, ...item.dropdownItemsAfter]
    default:
      return [item]
  }
}

function ruleOf(item: AnyItem): CurrentRule[] {
  if (item.type !== 'default' && item.type !== 'dropdown') return []
  return [{ path: item.to, basePath: item.activeBasePath, baseRegex: item.activeBaseRegex }]
}
