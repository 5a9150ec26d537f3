import * as ELEMENT_IDS from '../element-ids.js'
import { findPlace } from './find-place.js'
import { showPageError } from './page-error.js'
import type { LoadedPage, PageLoader } from './page-loader.js'
import { patchChildren } from './patch-element.js'
import { problemText } from './problem.js'
import { createLinkWatch } from './watch-links.js'
import { whenIdle } from './when-idle.js'

/** A page on its way to the reader. */
export interface Arrival {
  readonly page: LoadedPage
  readonly event: NavigateEvent
  /** Where the reader is led: the top or a place in the page, or nowhere where only the query changed. */
  readonly isScrolled: boolean
}

/** Shows pages in this window. */
export interface Shower {
  /** Hears which page is likely to be the next, and parses it while nothing else is to do: a click does not wait for that. */
  readonly expect: (page: LoadedPage) => void
  /** Puts a page in place of the one that is shown. Gives back false, and changes nothing, where only a full load can do that. */
  readonly show: (arrival: Arrival) => Promise<boolean>
}

/** What shows pages works with what the bootstrap has. */
export interface ShowerOptions {
  readonly loader: PageLoader
  readonly parse: (html: string) => Document
  /** Gets a new page's content ready, as the bootstrap does on the first. */
  readonly prepare: () => void
}

/** For how long a view transition may hold the next page back, in milliseconds. */
const PATIENCE = 40

/** Makes what shows pages, with none expected yet. */
export function createShower({ loader, parse, prepare }: ShowerOptions): Shower {
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

  /** Showing a page takes its nodes away: a document serves once. */
  const takeDocument = (page: LoadedPage): Document => {
    const next = page === likely ? parsed : undefined
    likely = parsed = undefined
    return next ?? parse(page.html)
  }

  /**
   * Runs the change in a view transition where the browser has them and the reader does not mind motion. The browser paints
   * what is there before it lets the change through: where that takes long, later pages come without.
   */
  const inTransition = async (event: NavigateEvent, change: () => void): Promise<void> => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || event.hasUAVisualTransition
    if (isStill || !isQuick || typeof document.startViewTransition !== 'function') return change()
    const start = performance.now()
    const arrival = arrivals
    const transition = document.startViewTransition(() => {
      isQuick = performance.now() - start < PATIENCE
      // A page that was chosen after this one may be there already, or on its way.
      if (arrival === arrivals && !event.signal.aborted) change()
    })
    // A transition that the next one cuts short is no mistake.
    transition.ready.catch(() => {})
    transition.finished.catch(() => {})
    await transition.updateCallbackDone
  }

  const show = async ({ page, event, isScrolled }: Arrival): Promise<boolean> => {
    const next = takeDocument(page)
    if (!isSameBuild(next)) return false
    arrivals++
    await inTransition(event, () => {
      // Scrolling to a place takes the focus away from where it is.
      const field = findWrittenField()
      const isReturn = event.navigationType === 'traverse'
      const release = isReturn ? holdHeight() : undefined
      putInPlace(next, prepare)
      watchLinks()
      if (isScrolled || isReturn) scrollToPlace(event)
      release?.()
      focusContent(new URL(event.destination.url).hash, field)
      document.dispatchEvent(new Event('docgen:page'))
    })
    return true
  }

  return { expect, show }
}

/** Another deployment has other files: its pages need its own style sheet and script, and so a full load. */
function isSameBuild(next: Document): boolean {
  const [mine, theirs] = [document, next].map((page) =>
    ['link[rel="stylesheet"]', 'script[type="module"]'].map((selector) => {
      const file = page.head.querySelector(selector)
      return file?.getAttribute('href') ?? file?.getAttribute('src')
    }),
  )
  return next.querySelector('main') !== null && String(mine) === String(theirs)
}

function putInPlace(next: Document, prepare: () => void): void {
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

/** Takes over what the document's element says of the page, and leaves what scripts have set there for the reader. */
function showRoot(next: HTMLElement): void {
  const root = document.documentElement
  const isOfPage = ({ name }: Attr): boolean => /^(?:lang|dir|class|data-docs.*)$/.test(name)
  for (const { name } of [...root.attributes].filter(isOfPage)) if (!next.hasAttribute(name)) root.removeAttribute(name)
  // Browsers style the whole document anew where its direction or language is set, even to what it was.
  for (const { name, value } of [...next.attributes].filter(isOfPage))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
}

function showHead(next: Document): void {
  document.title = next.title
  // A browser that finds a refresh among them follows it.
  const own =
    'meta[name]:not([name="viewport"]), meta[property], meta[http-equiv="refresh"], link[rel="canonical"], link[rel="alternate"]'
  for (const element of document.head.querySelectorAll(`${own}, script[type="application/ld+json"]`)) element.remove()
  document.head.append(...next.head.querySelectorAll(own))
}

/**
 * Keeps the page at least as high as it is until what this gives back is called. On a page that ends above where the last one
 * was left, browsers scroll to its end, and take that for the place at which the reader was on it.
 */
function holdHeight(): () => void {
  const { style } = document.body
  style.minHeight = `${scrollY + innerHeight}px`
  return () => {
    style.minHeight = ''
  }
}

/** Back and forward lead to where the reader was, all else to the place that the address names or to the top. */
function scrollToPlace(event: NavigateEvent): void {
  // Browsers do this for traversals and name the `:target`; not all of them scroll for what has just come.
  event.scroll()
  if (event.navigationType === 'traverse') return
  const place = findPlace(new URL(event.destination.url).hash)
  if (place) place.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** The field that the reader has turned to while the page was on its way. */
function findWrittenField(): HTMLElement | undefined {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches('input, select, textarea')
    ? activeElement
    : undefined
}

/** Moves focus to what was asked for, or back to the field that the reader writes in, and says to those who do not see it what page this is. */
function focusContent(hash: string, field?: HTMLElement): void {
  // Come back to, a field is one of the new page.
  field?.blur()
  const target = field?.isConnected ? field : (findPlace(hash) ?? document.querySelector<HTMLElement>('h1'))
  if (target) {
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }
  const status = document.getElementById(ELEMENT_IDS.status)
  if (status) status.textContent = document.title
}
