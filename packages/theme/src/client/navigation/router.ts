import { showLoadError } from './page-error.js'
import type { PageLoader } from './page-loader.js'
import type { PageSwitcher } from './show-page.js'
import { isPageOfSite } from './site-link.js'

/** Delay before the main part is marked as busy, in milliseconds. */
const LOADING_DELAY = 200

/** Dependencies of the router. */
export interface RouterOptions {
  readonly loader: PageLoader
  /** Loads the module that shows pages: needed only for navigation. */
  readonly loadPageSwitcher: () => Promise<PageSwitcher>
  /** Runs before a navigation, to close everything that is open over the page, such as a dialog. */
  readonly leave: () => void
}

/**
 * Navigates to other pages of the site without a full load. Browsers without the Navigation API load pages in full. So
 * does every browser for other origins, downloads, `target` and modified clicks.
 */
export function installRouter({ loader, loadPageSwitcher, leave }: RouterOptions): void {
  if (!('navigation' in window)) return
  // The path of the page that is shown: during a navigation, `location` already has the URL of the next page.
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
    // An aborted request may still be running long after the next page has arrived.
    signal.onabort = end
    try {
      const [page, { show }] = await Promise.all([loader.load(url), loadPageSwitcher()])
      if (signal.aborted) return
      if (!(await show({ page, event, isScrolled }))) return location.reload()
      if (signal.aborted) return
      path = page.url.pathname
      if (path !== url.pathname) history.replaceState(null, '', path + url.search + url.hash)
    } catch {
      if (signal.aborted) return
      // Offline, a full load would replace the page with the browser's error page.
      if (navigator.onLine) location.reload()
      else loadPageSwitcher().then(({ showOffline }) => showOffline(), showLoadError)
    } finally {
      if (!signal.aborted) end()
    }
  }

  navigation.addEventListener('navigate', (event) => {
    const { destination, hashChange, navigationType } = event
    const url = new URL(destination.url)
    const isOtherPath = url.pathname !== path
    // A push or replacement within the document belongs to a script, such as the search.
    const isByScript = destination.sameDocument && !hashChange && !event.info && navigationType !== 'traverse'
    // The browser handles a navigation within the page, but an open menu or dialog would hide the target.
    if (hashChange && !event.info && !isOtherPath) return leave()
    if (!event.canIntercept || event.downloadRequest !== null || event.formData) return
    if (isByScript || navigationType === 'reload' || !isPageOfSite(url)) return
    leave()
    // Keep the scroll position if only the query changes.
    const isScrolled = isOtherPath || url.hash !== '' || url.search === location.search
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => visit(url, event, isScrolled) })
  })
}

/** Delay before a navigation shows its progress, in milliseconds. */
const START_DELAY = 200
/** Interval at which the bar advances while the page loads, in milliseconds. */
const TRICKLE_TIME = 800
/** Initial width of the bar, as a share of the window from 0 to 1. */
const MINIMUM = 0.08
const MAXIMUM = 0.994
/** Maximum advance per step. */
const STEP = 0.02
const FADE_TIME = 200

/** Shows progress unless loading ends within `START_DELAY`; returns a function that completes the bar. */
function startProgress(): () => void {
  const bar = document.createElement('div')
  let value = MINIMUM
  let trickle: ReturnType<typeof setInterval> | undefined
  const show = (): void => {
    bar.style.transform = `scaleX(${value})`
  }
  const start = setTimeout(() => {
    bar.className = 'progress'
    bar.ariaHidden = 'true'
    document.body.append(bar)
    show()
    trickle = setInterval(() => {
      value = Math.min(MAXIMUM, value + Math.random() * STEP)
      show()
    }, TRICKLE_TIME)
  }, START_DELAY)
  return () => {
    clearTimeout(start)
    clearInterval(trickle)
    value = 1
    show()
    bar.classList.add('is-done')
    setTimeout(() => bar.remove(), FADE_TIME)
  }
}
