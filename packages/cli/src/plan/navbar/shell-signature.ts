import type { Config } from '../../config/config.js'
import { findNavbarPath, listNavbarItems, measureCloseness, ruleOf } from './current-items.js'
import type { NavbarPage } from './navbar-planner.js'

/**
 * Returns a text that is equal for pages with the same navbar: the same items are current on them.
 */
export type ShellSignature = (page: NavbarPage) => string

/** Creates the function that computes signatures, so that docgen plans a navbar per signature instead of per page. */
export function createShellSignature(config: Config): ShellSignature {
  const items = listNavbarItems(config.navbar.items)
  const rules = items.flatMap((item) => ruleOf(item) ?? [])
  const docIds = new Set(items.flatMap((item) => (item.type === 'doc' ? [item.docId] : [])))
  return (page) => {
    const { locale, version, docId, sidebarId, isVersionless } = page
    const path = findNavbarPath(page, config)
    const closeness = rules.map((rule) => measureCloseness(path, rule))
    const closest = Math.max(...closeness)
    const namedDoc = docId !== undefined && docIds.has(docId) ? docId : ''
    return [
      locale,
      version,
      sidebarId ?? '',
      isVersionless ? 'none' : docId === undefined ? '' : 'doc',
      namedDoc,
      closeness.map((each) => (each === closest ? '1' : '0')).join(''),
      // Items for docs are only current if no link is closer.
      closest,
    ].join('\n')
  }
}
