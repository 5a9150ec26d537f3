import type { SidebarItemConfig } from '../../config/config.js'
import type { DeepReadonly } from '../../config/deep-readonly.js'
import { isExternalUrl } from '../../config/is-external-url.js'
import { decodePath } from '../../read/files/decode-path.js'
import { uncheckedUrl } from '../links/resolve-link.js'
import { createUrl, encodePath } from '../routes/create-url.js'
import { joinRoute } from '../routes/resolve-slug.js'
import { iconOf } from './icon-of.js'
import type { SidebarLinkItem } from './sidebar.js'
import type { ItemPosition, SidebarScope } from './sidebar-scope.js'

type LinkConfig = Extract<DeepReadonly<SidebarItemConfig>, { type: 'link' }>

/** A link by URL; a path of this site gets the base URL and trailing-slash rule unless it opts out. */
export function resolveSidebarLink(scope: SidebarScope, item: LinkConfig, position: ItemPosition): SidebarLinkItem {
  const { description, className, customProps, icon } = item
  const label = scope.translate(
    `sidebar.${position.sidebar}.link.${item.key ?? item.label}`,
    item.label,
    `The label of the link ${item.label} in the sidebar ${position.sidebar}`,
  )
  return {
    kind: 'link',
    label,
    rawHref: item.href,
    ...resolveHref(scope, item),
    ...(description !== undefined && { description }),
    ...iconOf(scope, icon, position),
    ...(className !== undefined && { className }),
    ...(customProps && { customProps }),
  }
}

function resolveHref(
  { config, hasStatic }: SidebarScope,
  item: LinkConfig,
): Pick<SidebarLinkItem, 'href' | 'isExternal' | 'route'> {
  const { href } = item
  const unchecked = uncheckedUrl(href, item.autoAddBaseUrl ? config.baseUrl : '/')
  if (unchecked !== undefined) return { href: unchecked, isExternal: true }
  if (isExternalUrl(href)) return { href, isExternal: true }
  if (!item.autoAddBaseUrl) return { href, isExternal: false }
  const end = href.search(/[?#]/)
  const path = decodePath(end === -1 ? href : href.slice(0, end))
  const suffix = end === -1 ? '' : href.slice(end)
  const route = joinRoute(path)
  if (hasStatic(route)) return { href: config.baseUrl + encodePath(route.slice(1)) + suffix, isExternal: false }
  return { href: createUrl(route, config, path.endsWith('/')).href + suffix, isExternal: false, route }
}
