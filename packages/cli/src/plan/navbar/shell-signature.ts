import type { Config } from '../../config/config.js'
import { findNavbarPath, listNavbarItems, measureCloseness, ruleOf } from './current-items.js'
import type { NavbarPage } from './navbar-planner.js'

/** A short text that identifies a page's shell: pages with the same signature have the same current items. */
export type ShellSignature = (position: NavbarPage) => string

/** Creates the function that computes signatures, so that docgen plans a navbar per signature instead of per page. */
export function createShellSignature(config: Config): ShellSignature {
  const items = listNavbarItems(config.navbar.items)
  const rules = items.flatMap((item) => ruleOf(item) ?? [])
  const docIds = new Set(items.flatMap((item) => (item.type === 'doc' ? [item.docId] : [])))
  return (position) => {
    const { locale, version, docId, sidebarId, isVersionless } = position
    const path = findNavbarPath(position, config)
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
