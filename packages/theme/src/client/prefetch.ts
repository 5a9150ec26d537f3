import type { PageLoader } from './page-loader.js'
import { pageOfLink } from './site-link.js'

/** How long a pointer rests on a link before its page is fetched, in milliseconds: passing over is no intent. */
const HOVER_TIME = 50
/** How many pages that are only seen are fetched for one page read. */
const SEEN_LIMIT = 12

/** Fetches pages ahead: those that the reader points at, touches or focuses, and after `watch` those whose links are seen. */
export interface Prefetcher {
  /** Fetches pages from now on when their links in the main part and beside it are seen. */
  readonly watch: () => void
}

/**
 * Attaches prefetching to the document; `onIntent` hears that a page will be wanted. Nothing is fetched ahead on slow
 * connections or where data is to be saved.
 */
export function installPrefetch(loader: PageLoader, onIntent: () => void): Prefetcher {
  let resting: ReturnType<typeof setTimeout> | undefined
  let observer: IntersectionObserver | undefined
  const fetchFrom = (target: EventTarget | null): void => {
    const link = target instanceof Element && target.closest('a')
    const url = link && pageOfLink(link)
    if (!url || isDataPrecious()) return
    loader.prefetch(url)
    onIntent()
  }
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting)
    resting = setTimeout(() => fetchFrom(target), HOVER_TIME)
  })
  document.addEventListener('focusin', ({ target }) => fetchFrom(target))
  document.addEventListener('touchstart', ({ target }) => fetchFrom(target), { passive: true })

  const watch = (): void => {
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
  return { watch }
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run)
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function isDataPrecious(): boolean {
  const { connection }: Navigator & { readonly connection?: Connection } = navigator
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}
