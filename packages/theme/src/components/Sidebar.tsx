import type { SidebarProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { SidebarItems } from './SidebarItems.js'

/** The documentation's page tree. */
export function Sidebar({ text, sidebar }: SidebarProps): ReactElement {
  return (
    <nav className="sidebar" aria-label={text('theme.docs.sidebar.navAriaLabel')} data-sidebar={sidebar.id}>
      <SidebarItems text={text} items={sidebar.items} />
    </nav>
  )
}
