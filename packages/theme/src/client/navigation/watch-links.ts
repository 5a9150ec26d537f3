import type { PageLoader } from './page-loader.js'
import { pageOfLink, savesData } from './site-link.js'
import { whenIdle } from './when-idle.js'

/** Maximum number of pages that are prefetched because a page shows links to them. */
const SEEN_LIMIT = 12

/**
 * Returns a function to call on each new page: it prefetches a page when a link to it becomes visible in the main part.
 */
export function createLinkWatch(loader: PageLoader): () => void {
  let observer: IntersectionObserver | undefined
  const fetchFrom = (link: Element): void => {
    const url = link instanceof HTMLAnchorElement && pageOfLink(link)
    if (url && !savesData()) loader.load(url).catch(() => {})
  }
  return () => {
    observer?.disconnect()
    let seen = 0
    observer = new IntersectionObserver((entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        self.unobserve(target)
        if (++seen <= SEEN_LIMIT) whenIdle(() => fetchFrom(target))
      }
    })
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (pageOfLink(link)) observer.observe(link)
  }
}
