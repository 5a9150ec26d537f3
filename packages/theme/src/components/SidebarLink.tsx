import type { SidebarLinkView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { MethodBadge } from '../api/MethodBadge.js'
import { asCurrent } from './as-current.js'
import { Icon } from './Icon.js'

/** A page or an external URL in the sidebar. */
export function SidebarLink({ text, link }: { readonly text: Text; readonly link: SidebarLinkView }): ReactElement {
  const { label, href, isExternal, current, method, isDeprecated, className } = link
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  // Large sidebars repeat this line in every page, so it has no avoidable element or class.
  return (
    <li className={className}>
      <a href={href} aria-current={asCurrent(current)} {...external}>
        {method !== undefined && <MethodBadge method={method} />}
        {isDeprecated ? <s>{label}</s> : label}
        {isExternal && <Icon name="external" label={text('theme.IconExternalLink.ariaLabel')} />}
      </a>
    </li>
  )
}
