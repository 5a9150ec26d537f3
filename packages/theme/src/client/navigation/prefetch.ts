import type { PageLoader } from './page-loader.js'
import type { PageSwitcher } from './show-page.js'
import { pageOfLink, savesData } from './site-link.js'

/** How long a pointer rests on a link before its page is fetched, in milliseconds. */
const HOVER_TIME = 50

/**
 * Prefetches pages that the reader points at, touches or focuses, and passes them to the switcher, which loads with the
 * first page. Prefetches nothing on slow connections or when the reader saves data.
 */
export function installPrefetch(loader: PageLoader, loadPageSwitcher: () => Promise<PageSwitcher>): void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  const fetchFrom = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a')
    const url = link && pageOfLink(link)
    if (!url || savesData()) return
    Promise.all([loader.load(url), loadPageSwitcher()]).then(
      ([page, { expect }]) => expect(page),
      () => {},
    )
  }
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hoverTimer)
    hoverTimer = setTimeout(fetchFrom, HOVER_TIME, event)
  })
  document.addEventListener('focusin', fetchFrom)
  document.addEventListener('touchstart', fetchFrom, { passive: true })
}
