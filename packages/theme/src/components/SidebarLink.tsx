import type { SidebarLinkView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { asCurrent } from './as-current.js'
import { Icon } from './Icon.js'
import { joinClassNames } from './join-class-names.js'

/** A page or an outside address in the sidebar. */
export function SidebarLink({ text, link }: { readonly text: Text; readonly link: SidebarLinkView }): ReactElement {
  const { label, href, isExternal, current, method, isDeprecated, className } = link
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <li className={className}>
      <a
        className={joinClassNames('menu-link', isDeprecated && 'is-deprecated')}
        href={href}
        aria-current={asCurrent(current)}
        {...external}
      >
        {method !== undefined && <span className={`method method-${method}`}>{method}</span>}
        <span>{label}</span>
        {isExternal && <Icon name="external" label={text('theme.IconExternalLink.ariaLabel')} />}
      </a>
    </li>
  )
}
