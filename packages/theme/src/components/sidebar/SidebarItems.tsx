import type { SidebarItemView, SidebarLinkView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { asCurrent } from '../as-current.js'
import { Icon } from '../Icon.js'
import { IconSlot } from '../IconSlot.js'
import { MethodBadge } from '../MethodBadge.js'
import { SidebarCategory } from './SidebarCategory.js'

/** One level of the sidebar. */
export function SidebarItems({
  text,
  items,
}: {
  readonly text: Text
  readonly items: readonly SidebarItemView[]
}): ReactElement {
  return (
    <ul className="menu">
      {items.map((item, index) => {
        if (item.kind === 'category')
          return (
            <SidebarCategory key={index} text={text} category={item}>
              <SidebarItems text={text} items={item.items} />
            </SidebarCategory>
          )
        if (item.kind === 'link') return <SidebarLink key={index} text={text} link={item} />
        const content = { __html: item.html }
        if (!item.hasDefaultStyle)
          return <li key={index} className={item.className} dangerouslySetInnerHTML={content} />
        return (
          <li key={index} className={item.className}>
            <div className="menu-text" dangerouslySetInnerHTML={content} />
          </li>
        )
      })}
    </ul>
  )
}

/** A page or an external URL in the sidebar. */
function SidebarLink({ text, link }: { readonly text: Text; readonly link: SidebarLinkView }): ReactElement {
  const { label, href, isExternal, current, method, isDeprecated, className, icon } = link
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  // Large sidebars repeat this item on every page, so it has no avoidable element or class.
  return (
    <li className={className}>
      <a href={href} aria-current={asCurrent(current)} {...external}>
        <IconSlot icon={icon} className="menu-icon" />
        {method !== undefined && <MethodBadge method={method} />}
        {isDeprecated ? <s>{label}</s> : label}
        {isExternal && <Icon name="external" label={text('theme.IconExternalLink.ariaLabel')} />}
      </a>
    </li>
  )
}
