import type { LayoutProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { CodeActions } from '../content/CodeActions.js'
import * as ELEMENT_IDS from '../element-ids.js'
import { BaseUrlBanner } from './BaseUrlBanner.js'
import { joinClassNames } from './join-class-names.js'
import { ShortcutsDialog } from './ShortcutsDialog.js'
import { SkipLink } from './SkipLink.js'
import { Stop } from './Stop.js'

/** The frame around a page's main part. */
export function Layout({ components, site, text, shell, sidebar, children }: LayoutProps): ReactElement {
  const { AnnouncementBar, Drawer, Footer, Navbar, Sidebar } = components
  const { announcement, navbar, footer } = shell
  const hasSidebar = sidebar !== undefined
  return (
    <>
      <SkipLink text={text} />
      <BaseUrlBanner site={site} text={text} />
      {announcement && <AnnouncementBar site={site} text={text} announcement={announcement} />}
      <Stop />
      <Navbar components={components} site={site} text={text} navbar={navbar} hasSidebar={hasSidebar} />
      <Stop />
      <div className={joinClassNames('frame', hasSidebar && 'has-sidebar')}>
        <Drawer text={text} navbar={navbar}>
          {sidebar && <Sidebar site={site} text={text} sidebar={sidebar} />}
        </Drawer>
        <Stop />
        <main id={ELEMENT_IDS.main} className="main" tabIndex={-1}>
          {children}
        </main>
        <Stop share={0.25} />
        <Stop share={0.5} />
        <Stop share={0.75} />
        <Stop />
      </div>
      {footer && <Footer site={site} text={text} footer={footer} />}
      <template id={ELEMENT_IDS.codeActions}>
        <CodeActions text={text} />
      </template>
      <button
        type="button"
        className="back-to-top"
        data-action="back-to-top"
        aria-label={text('theme.BackToTopButton.buttonAriaLabel')}
        hidden
      />
      <ShortcutsDialog text={text} />
      {/* Scripts contain no text: error messages are here. */}
      <div
        id={ELEMENT_IDS.status}
        className="visually-hidden"
        role="status"
        data-crashed={text('theme.ErrorPageContent.title')}
        data-try-again={text('theme.ErrorPageContent.tryAgain')}
        data-retry={text('theme.ErrorPageContent.retry')}
        data-page-error={text('theme.ErrorPageContent.pageTitle')}
        data-not-loaded={text('theme.ErrorPageContent.notLoaded')}
      />
    </>
  )
}
