import { showLoadError } from './page-error.js'
import type { PageLoader } from './page-loader.js'
import { startProgress } from './progress-bar.js'
import type { Shower } from './show-page.js'
import { isPageOfSite } from './site-link.js'

/** After how long the main part says that it waits for its next content, in milliseconds. */
const LOADING_DELAY = 200

/** What the router works with. */
export interface RouterOptions {
  readonly loader: PageLoader
  /** Loads what shows pages: only those need it who go to another one. */
  readonly loadShower: () => Promise<Shower>
  /** Runs before the reader is led elsewhere: what is open over the page closes. */
  readonly leave: () => void
}

/**
 * Leads to other pages of the site without loading them in full. Browsers without the Navigation API load pages as ever.
 * The API leaves alone what is no navigation in this window: other origins, downloads, `target`, modified clicks.
 */
export function installRouter({ loader, loadShower, leave }: RouterOptions): void {
  if (!('navigation' in window)) return
  // Of the page that is shown: the address is that of the next one while that is still on its way.
  let path = location.pathname

  const visit = async (url: URL, event: NavigateEvent, isScrolled: boolean): Promise<void> => {
    const { signal } = event
    const endProgress = url.pathname === path ? () => {} : startProgress()
    const main = document.querySelector('main') ?? document.body
    const busy = setTimeout(() => (main.ariaBusy = 'true'), LOADING_DELAY)
    const end = (): void => {
      clearTimeout(busy)
      main.ariaBusy = null
      endProgress()
    }
    // A page that is given up may still be on its way when the one after it is long there.
    signal.onabort = end
    try {
      const [page, { show }] = await Promise.all([loader.load(url), loadShower()])
      if (signal.aborted) return
      if (!(await show({ page, event, isScrolled }))) return location.reload()
      if (signal.aborted) return
      path = page.url.pathname
      if (path !== url.pathname) history.replaceState(null, '', path + url.search + url.hash)
    } catch {
      if (signal.aborted) return
      // Without a connection a full load would take away what is still here.
      if (navigator.onLine) location.reload()
      else showLoadError()
    } finally {
      if (!signal.aborted) end()
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const { destination, hashChange, navigationType } = event
    const url = new URL(destination.url)
    const isOtherPath = url.pathname !== path
    // A push or replacement inside of the document is a script's own affair, such as the search's.
    const isOwnAffair = destination.sameDocument && !hashChange && !event.info && navigationType !== 'traverse'
    // A step to a place in this page is the browser's affair, but what lies over the page would hide the place.
    if (hashChange && !event.info && !isOtherPath) return leave()
    if (!event.canIntercept || event.downloadRequest !== null || event.formData) return
    if (isOwnAffair || navigationType === 'reload' || !isPageOfSite(url)) return
    leave()
    // Only another query of the same page leaves readers where they are.
    const isScrolled = isOtherPath || url.hash !== '' || url.search === location.search
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => visit(url, event, isScrolled) })
  })
}
