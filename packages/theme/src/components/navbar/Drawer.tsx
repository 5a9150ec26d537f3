import type { DrawerProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../../element-ids.js'
import { Icon } from '../Icon.js'
import { joinClassNames } from '../join-class-names.js'
import { Brand } from './Brand.js'
import { MainMenu } from './MainMenu.js'

/**
 * One element with two roles: a column next to the text in wide windows, a popover that the browser opens and closes in
 * narrow windows. The sidebar is in the HTML once and needs no script.
 */
export function Drawer({ text, navbar, children }: DrawerProps): ReactElement {
  const menu = <MainMenu text={text} navbar={navbar} />
  const hasMenu = [...navbar.start, ...navbar.end, ...(navbar.tabs ?? [])].some((item) => item.kind !== 'search')
  const hasSidebar = children !== undefined
  return (
    <div
      id={ELEMENT_IDS.drawer}
      className={joinClassNames('drawer', hasSidebar && 'has-sidebar')}
      popover="auto"
      data-label={text('theme.Drawer.ariaLabel')}
    >
      <div className="drawer-top">
        <Brand navbar={navbar} />
        <button
          type="button"
          className="icon-button drawer-close"
          popoverTarget={ELEMENT_IDS.drawer}
          popoverTargetAction="hide"
          aria-label={text('theme.docs.sidebar.closeSidebarButtonAriaLabel')}
        >
          <Icon name="close" />
        </button>
      </div>
      {hasMenu && hasSidebar && (
        <details className="drawer-panels">
          <summary className="drawer-back">
            <span className="when-closed">{text('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')}</span>
            <span className="when-open">{text('theme.docs.sidebar.navAriaLabel')}</span>
            <span className="when-open">
              <Icon name="arrow-end" />
            </span>
          </summary>
          {menu}
        </details>
      )}
      {hasMenu && !hasSidebar && menu}
      {children}
    </div>
  )
}
