import type { LayoutProps, ThemeComponents } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { ELEMENT_IDS } from '../element-ids.js'
import { AnnouncementBar as OwnAnnouncementBar } from './AnnouncementBar.js'
import { Drawer } from './Drawer.js'
import { Footer as OwnFooter } from './Footer.js'
import { joinClassNames } from './join-class-names.js'
import { Navbar as OwnNavbar } from './Navbar.js'
import { Sidebar as OwnSidebar } from './Sidebar.js'
import { SkipLink } from './SkipLink.js'

/** The parts of the frame that a config may replace. */
export type FrameComponents = Pick<ThemeComponents, 'AnnouncementBar' | 'Navbar' | 'Sidebar' | 'Footer'>

/** The frame around a page's main part. Replaced parts are handed in; the theme's own stand in for the rest. */
export function Layout({
  site,
  text,
  shell,
  sidebar,
  children,
  components = {},
}: LayoutProps & { readonly components?: Partial<FrameComponents> }): ReactElement {
  const {
    AnnouncementBar = OwnAnnouncementBar,
    Navbar = OwnNavbar,
    Sidebar = OwnSidebar,
    Footer = OwnFooter,
  } = components
  const { announcement, navbar, footer } = shell
  const hasSidebar = sidebar !== undefined
  return (
    <>
      <SkipLink text={text} />
      {announcement && <AnnouncementBar site={site} text={text} announcement={announcement} />}
      <Navbar site={site} text={text} navbar={navbar} hasSidebar={hasSidebar} />
      <div className={joinClassNames('frame', hasSidebar && 'has-sidebar')}>
        <Drawer text={text} navbar={navbar}>
          {sidebar && <Sidebar site={site} text={text} sidebar={sidebar} />}
        </Drawer>
        <main id={ELEMENT_IDS.main} className="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer && <Footer site={site} text={text} footer={footer} />}
      <div id={ELEMENT_IDS.status} className="visually-hidden" role="status" />
    </>
  )
}
