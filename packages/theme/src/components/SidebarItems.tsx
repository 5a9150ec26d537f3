import type { SidebarItemView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { SidebarCategory } from './SidebarCategory.js'
import { SidebarLink } from './SidebarLink.js'

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
