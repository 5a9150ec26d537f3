import { addStyles } from '../search/element.js'
import { createRecentSearches } from '../search/recent-searches.js'
import { showSearchPage } from '../search/search-page.js'
import { installSearchThread } from '../search/search-worker.js'
import { createSiteSearch, type SearchDependencies } from '../search/site-search.js'
import styles from '../styles/later/search.css'
import type { SafeStorage } from './create-storage.js'
import { isPlainClick } from './is-plain-click.js'

/** Values that the bootstrap passes to the search. */
export interface SearchOptions extends SearchDependencies {
  readonly storage: SafeStorage
}

/** The search, once loaded. */
export interface Search {
  /**
   * Responds to an event on a search form or on the link that replaces it; `typed` is the text since a click on the
   * link. Rejects if the bar does not load.
   */
  readonly attend: (searchField: HTMLElement, event: Event, typed: () => string) => Promise<void>
  /** Fills the search page, if that is the current page. */
  readonly showPage: () => void
}

/** Events that mean that the reader uses a search form. */
const STEPS: readonly string[] = ['click', 'input', 'compositionend']

/** Matches windows that show the search over the page; the style sheet has the same width. */
const NARROW = '(max-width: 62.25em)'

// The search thread runs this file, too, because the page has already loaded it.
if (typeof document === 'undefined') installSearchThread()

/** Loads the bar, which is a separate file because the search page shows results without it. */
const loadBar = () => import('./search-bar.js')

/** Whether a reader clicks or types, not only points or focuses. Text being composed must stay in its field. */
function isStepInForm(event: Event): boolean {
  return STEPS.includes(event.type) && !(event instanceof InputEvent && event.isComposing)
}

/** Prepares the search of a page, and starts its thread. */
export function installSearch({ storage, ...outside }: SearchOptions): Search {
  const search = createSiteSearch(outside)
  // The search page has a separate search: a query in the bar must not supersede the query of the page.
  const searchOfPage = createSiteSearch(outside)
  if (document.querySelector('.page-search')) searchOfPage.start()
  else {
    search.open().catch(() => {})
    loadBar().catch(() => {})
  }
  addStyles(styles)
  const recent = createRecentSearches(storage)
  let field: HTMLInputElement | undefined

  const attendLink = async (link: HTMLAnchorElement, isStep: boolean, typed: () => string): Promise<void> => {
    const label = link.getAttribute('aria-label') ?? ''
    if (!isStep) {
      preload(link)
      return
    }
    search.renew()
    const { openSheet } = await loadBar()
    openSheet({ search, recent, action: link.href, label, value: typed() })
  }
  const attendForm = async (form: HTMLFormElement, isStep: boolean): Promise<void> => {
    const input = form.querySelector<HTMLInputElement>('.search-input')
    if (!input || input === field || form.closest('dialog')) return
    // The search page shows results in the page itself.
    const isNarrow = matchMedia(NARROW).matches
    // In narrow windows, focus does not open the search over the page, so that Tab can move on to the next element.
    if (document.activeElement !== input || form.closest('.page-search') || (isNarrow && !isStep)) {
      preload(form)
      return
    }
    search.renew()
    if (isNarrow) {
      const label = input.getAttribute('aria-label') ?? ''
      const { openSheet } = await loadBar()
      // Closing a dialog restores focus, which on a phone would open the keyboard again. Not blurred earlier, because
      // the reader may type while the bar loads.
      if (matchMedia('(hover: none)').matches) input.blur()
      openSheet({ search, recent, action: form.action, label, value: input.value })
    } else {
      const { openField } = await loadBar()
      // Meanwhile, the reader may have left the field, or typed: another call then opened it.
      if (document.activeElement !== input || input === field) return
      field = input
      openField({ form, input, search, recent, isSheet: false, onEnd: () => (field = undefined) })
    }
  }
  /** Loads the index before anything is typed; an error is shown in the field. */
  const preload = (searchField: HTMLElement): void => {
    if (!searchField.closest('.page-search')) loadBar().catch(() => {})
    searchField.dataset['searchState'] ??= 'loading'
    search.open().then(
      () => (searchField.dataset['searchState'] = 'done'),
      () => (searchField.dataset['searchState'] = 'failed'),
    )
  }
  return {
    attend: async (searchField, event, typed) => {
      if (searchField instanceof HTMLAnchorElement)
        await attendLink(searchField, event.type === 'click' && isPlainClick(event), typed)
      else if (searchField instanceof HTMLFormElement) await attendForm(searchField, isStepInForm(event))
    },
    showPage: () => showSearchPage(searchOfPage, recent),
  }
}
