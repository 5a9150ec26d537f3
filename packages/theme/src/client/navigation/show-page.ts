import * as ELEMENT_IDS from '../../element-ids.js'
import { findHashTarget } from '../find-hash-target.js'
import { listCachedPages } from './list-cached-pages.js'
import { showPageError } from './page-error.js'
import type { LoadedPage, PageLoader } from './page-loader.js'
import { patchChildren } from './patch-element.js'
import { problemText } from './problem.js'
import { createLinkWatch } from './watch-links.js'
import { whenIdle } from './when-idle.js'

/** A page to be shown. */
export interface PageChange {
  readonly page: LoadedPage
  readonly event: NavigateEvent
  /** Whether to scroll to the top or to a target; false if only the query changed. */
  readonly isScrolled: boolean
}

/** Shows pages in this window. */
export interface PageSwitcher {
  /**
   * Receives the page that is likely to be next, and parses it when idle, so that a click does not wait for the parser.
   */
  readonly expect: (page: LoadedPage) => void
  /** Replaces the current page. Returns false, and changes nothing, if only a full load can show the page. */
  readonly show: (arrival: PageChange) => Promise<boolean>
  /** Reports that the page cannot be loaded without a connection, and lists the pages that can be shown. */
  readonly showOffline: () => Promise<void>
}

/** Values that the bootstrap passes to `createPageSwitcher`. */
export interface PageSwitcherOptions {
  readonly loader: PageLoader
  readonly parse: (html: string) => Document
  /** Prepares a new page's content, as the bootstrap does for the first page. */
  readonly prepare: () => void
}

/** How long a view transition may delay the next page, in milliseconds. */
const TRANSITION_TIMEOUT = 40

/** Creates a switcher that expects no page yet. */
export function createPageSwitcher({ loader, parse, prepare }: PageSwitcherOptions): PageSwitcher {
  const watchLinks = createLinkWatch(loader)
  let isQuick = true
  let arrivals = 0
  let likely: LoadedPage | undefined
  let parsed: Document | undefined

  const expect = (page: LoadedPage): void => {
    if (page === likely) return
    likely = page
    parsed = undefined
    whenIdle(() => {
      if (page === likely) parsed ??= parse(page.html)
    })
  }

  /** Showing a page moves its nodes, so each parsed document is used once. */
  const takeDocument = (page: LoadedPage): Document => {
    const next = page === likely ? parsed : undefined
    likely = parsed = undefined
    return next ?? parse(page.html)
  }

  /**
   * Runs the change in a view transition if the browser supports it and the reader allows motion. Browsers paint the
   * old state before the change: if that takes long, later pages skip the transition.
   */
  const inTransition = async (event: NavigateEvent, change: () => void): Promise<void> => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || event.hasUAVisualTransition
    if (isStill || !isQuick || typeof document.startViewTransition !== 'function') return change()
    const start = performance.now()
    const arrival = arrivals
    const transition = document.startViewTransition(() => {
      isQuick = performance.now() - start < TRANSITION_TIMEOUT
      // A page that was requested after this one may have arrived already, or be loading.
      if (arrival === arrivals && !event.signal.aborted) change()
    })
    // A transition that the next transition cuts short is not an error.
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    await transition.updateCallbackDone
  }

  const show = async ({ page, event, isScrolled }: PageChange): Promise<boolean> => {
    const next = takeDocument(page)
    if (!canReplacePage(next)) return false
    const arrival = ++arrivals
    await loadStyles(next)
    // A later page may have arrived in the meantime.
    if (arrival !== arrivals || event.signal.aborted) return true
    await inTransition(event, () => {
      // Scrolling to a target removes the focus from its element.
      const field = findFocusedField()
      const isReturn = event.navigationType === 'traverse'
      const release = isReturn ? holdHeight() : undefined
      replacePage(next, prepare)
      watchLinks()
      if (isScrolled || isReturn) scrollToTarget(event)
      release?.()
      focusContent(new URL(event.destination.url).hash, field)
      document.dispatchEvent(new Event('docgen:page'))
    })
    return true
  }

  return { expect, show, showOffline: () => listCachedPages(loader, parse) }
}

/**
 * Whether the next page can replace this one without a full load. It needs a main part, the same style sheet and script
 * (other URLs mean that the site was deployed again), the same policy, and a navbar and footer if this page has them.
 */
function canReplacePage(next: Document): boolean {
  const [current, coming] = [document, next].map((page) => [
    page.head.querySelector('link[rel="stylesheet"]')?.getAttribute('href'),
    // The search page has another script, which names the script of other pages.
    ...[page.head.querySelector<HTMLElement>('script[type="module"]')].map(
      (script) => script?.dataset['of'] ?? script?.getAttribute('src'),
    ),
    // A document keeps the policy that it began with: a page that connects to other sites has another policy.
    page.head.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content,
    ...['.navbar', '.footer'].map((part) => page.body.querySelector(`:scope > ${part}`) !== null),
  ])
  return next.querySelector('main') !== null && String(current) === String(coming)
}

/** How long style sheets of a page may delay it, in milliseconds. */
const STYLE_TIMEOUT = 3000

/** Loads the style sheets that only the next page has, so that nothing moves once it is shown. */
async function loadStyles(next: Document): Promise<void> {
  const loadedHrefs = new Set([...document.styleSheets].map(({ href }) => href))
  const links = [...next.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  const loads = links
    .filter(({ href }) => !loadedHrefs.has(href))
    .map((link) => {
      const copy = document.importNode(link)
      const load = new Promise((done) => {
        copy.onload = copy.onerror = done
      })
      document.head.append(copy)
      return load
    })
  if (loads.length > 0) await Promise.race([Promise.all(loads), new Promise((done) => setTimeout(done, STYLE_TIMEOUT))])
}

function replacePage(next: Document, prepare: () => void): void {
  showHead(next)
  showRoot(next.documentElement)
  for (const link of document.querySelectorAll('.sidebar [aria-current]')) link.removeAttribute('aria-current')
  try {
    patchChildren(document.body, next.body, true)
    prepare()
  } catch (error) {
    console.error(error)
    showPageError({ title: problemText('crashed'), error, action: problemText('tryAgain') })
  }
}

/**
 * Copies the document element's attributes that belong to the page, and keeps attributes that scripts have set for the
 * reader.
 */
function showRoot(next: HTMLElement): void {
  const root = document.documentElement
  const isOfPage = ({ name }: Attr): boolean => /^(?:lang|dir|class|data-docs.*)$/.test(name)
  for (const { name } of [...root.attributes].filter(isOfPage)) if (!next.hasAttribute(name)) root.removeAttribute(name)
  // Setting the document's direction or language restyles all of it, even if unchanged.
  for (const { name, value } of [...next.attributes].filter(isOfPage))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
}

/** Replaces the elements of the head that belong to the page. Removes structured data, which only crawlers need. */
function showHead(next: Document): void {
  document.title = next.title
  // If there is a `refresh` meta tag, the browser redirects as soon as it is inserted.
  const pageElements =
    'meta[name]:not([name="viewport"]), meta[property], meta[http-equiv="refresh"], link[rel="canonical"], link[rel="alternate"]'
  for (const element of document.head.querySelectorAll(`${pageElements}, script[type="application/ld+json"]`))
    element.remove()
  document.head.append(...next.head.querySelectorAll(pageElements))
}

/**
 * Keeps the page tall enough for the current scroll position until the returned function is called. On a shorter page,
 * browsers scroll to its end and store that as the reader's position.
 */
function holdHeight(): () => void {
  const { style } = document.body
  style.minHeight = `${scrollY + innerHeight}px`
  return () => {
    style.minHeight = ''
  }
}

/** Back and forward restore the scroll position; other navigations scroll to the target or to the top. */
function scrollToTarget(event: NavigateEvent): void {
  // This restores the position of traversals and sets `:target`. Not all browsers scroll to content just inserted.
  event.scroll()
  if (event.navigationType === 'traverse') return
  const anchor = findHashTarget(new URL(event.destination.url).hash)
  if (anchor) anchor.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** The field that the reader focused while the page was loading. */
function findFocusedField(): HTMLElement | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea')
    ? activeElement
    : undefined
}

/**
 * Moves focus to the target or the title, or back to the field in which the reader types, and announces the page to
 * screen readers.
 */
function focusContent(hash: string, field?: HTMLElement): void {
  // The events `blur` and `focus` make the search of the field start again for the new page.
  field?.blur()
  const target = field?.isConnected ? field : (findHashTarget(hash) ?? document.querySelector<HTMLElement>('h1'))
  if (target) {
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  const status = document.getElementById(ELEMENT_IDS.status)
  if (status) status.textContent = document.title
}
