import type { BaseProps, LayoutProps, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import * as ELEMENT_IDS from '../element-ids.js'
import { CodeActions } from './CodeActions.js'
import { joinClassNames } from './join-class-names.js'
import { layoutScript, SHARE } from './layout-script.js'

/** The frame around a page's main part. */
export function Layout({ components, site, text, shell, sidebar, hidesNavbar, children }: LayoutProps): ReactElement {
  const { AnnouncementBar, Drawer, Footer, Navbar, Sidebar } = components
  const { announcement, navbar, footer } = shell
  const hasSidebar = sidebar !== undefined
  return (
    <>
      {!hidesNavbar && <SkipLink text={text} />}
      <BaseUrlBanner site={site} text={text} />
      {announcement && <AnnouncementBar site={site} text={text} announcement={announcement} />}
      <Stop />
      {!hidesNavbar && (
        <Navbar components={components} site={site} text={text} navbar={navbar} hasSidebar={hasSidebar} />
      )}
      <Stop />
      <div className={joinClassNames('frame', hasSidebar && 'has-sidebar')}>
        {!hidesNavbar && (
          <Drawer text={text} navbar={navbar}>
            {sidebar && <Sidebar site={site} text={text} sidebar={sidebar} />}
          </Drawer>
        )}
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
      {!hidesNavbar && (
        <button
          type="button"
          className="back-to-top"
          data-action="back-to-top"
          aria-label={text('theme.BackToTopButton.buttonAriaLabel')}
          hidden
        />
      )}
      <ShortcutsDialog text={text} hasActions={site.pageActions !== undefined} />
      {/* Scripts contain no UI texts, so the error messages are in attributes. */}
      <div
        id={ELEMENT_IDS.status}
        className="visually-hidden"
        role="status"
        data-crashed={text('theme.ErrorPageContent.title')}
        data-try-again={text('theme.ErrorPageContent.tryAgain')}
        data-retry={text('theme.ErrorPageContent.retry')}
        data-page-error={text('theme.ErrorPageContent.pageTitle')}
        data-not-loaded={text('theme.ErrorPageContent.notLoaded')}
        data-offline={text('theme.ErrorPageContent.offline')}
        data-kept={text('theme.ErrorPageContent.kept')}
      />
    </>
  )
}

/** The first tab stop: a link that skips the navigation. */
export function SkipLink({ text }: { readonly text: Text }): ReactElement {
  return (
    <a className="skip-link" href={`#${ELEMENT_IDS.main}`}>
      {text('theme.common.skipToMainContent')}
    </a>
  )
}

/**
 * Explains why a page does not look or work as it should, if its style sheet or script was not found. The inline script
 * shows the banner, because the other scripts may be missing, too.
 */
function BaseUrlBanner({ site, text }: BaseProps): ReactElement {
  return (
    <div id={ELEMENT_IDS.baseUrlBanner} className="banner" role="alert" hidden>
      <div>
        <strong>{text('theme.baseUrlIssueBanner.title')}</strong>
        <p>{text('theme.baseUrlIssueBanner.message', { baseUrl: site.baseUrl })}</p>
      </div>
    </div>
  )
}

/** Props of a `Stop`. */
export interface StopProps {
  /** Share of the text laid out at this position, from 0 to 1; later stops lay out the rest. */
  readonly share?: number
}

/**
 * A position at which browsers lay out what they have parsed so far. Chromium yields to other tasks after a script that
 * took ten milliseconds. After it has yielded often, it yields only if another script, even an empty one, precedes the
 * slow script.
 */
function Stop({ share }: StopProps): ReactElement {
  const mark = share === undefined ? {} : { [SHARE]: share }
  return (
    <>
      <script />
      <script {...mark} dangerouslySetInnerHTML={{ __html: layoutScript }} />
    </>
  )
}

/** Keys, and the UI texts that describe them. */
const SHORTCUTS = [
  ['/', 'theme.SearchBar.label'],
  ['n', 'theme.docs.paginator.next'],
  ['p', 'theme.docs.paginator.previous'],
  ['c', 'theme.PageActions.copy'],
  ['d', 'theme.Shortcuts.colorMode'],
  ['?', 'theme.Shortcuts.title'],
] as const

/**
 * The list of keyboard shortcuts, and the switch that disables them, because single-key shortcuts interfere with speech
 * input.
 */
function ShortcutsDialog({ text, hasActions }: { readonly text: Text; readonly hasActions: boolean }): ReactElement {
  const shortcuts = SHORTCUTS.filter(([key]) => key !== 'c' || hasActions)
  return (
    <dialog id={ELEMENT_IDS.shortcuts} className="shortcuts" aria-label={text('theme.Shortcuts.title')}>
      <h2>{text('theme.Shortcuts.title')}</h2>
      <dl>
        {shortcuts.map(([key, label]) => (
          <div key={key}>
            <dt>{text(label)}</dt>
            <dd>
              <kbd>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" defaultChecked />
        <span>{text('theme.Shortcuts.enabled')}</span>
      </label>
      <button type="button">{text('theme.AnnouncementBar.closeButtonAriaLabel')}</button>
    </dialog>
  )
}
