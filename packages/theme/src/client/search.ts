import { addStyles } from '../search/element.js'
import { createRecentSearches } from '../search/recent-searches.js'
import { showSearchPage } from '../search/search-page.js'
import { installSearchThread } from '../search/search-worker.js'
import { createSiteSearch, type SearchDependencies } from '../search/site-search.js'
import styles from '../styles/later/search.css'
import type { SafeStorage } from './create-storage.js'

/** What the bootstrap passes to the search. */
export interface SearchOptions extends SearchDependencies {
  readonly storage: SafeStorage
}

/** The search, once loaded. */
export interface Search {
  /**
   * Responds to a reader who turns to a search form or to the link that replaces it. A step is a click or a character,
   * not focus alone. Rejects if the bar does not load.
   */
  readonly attend: (searchField: HTMLElement, isStep: boolean) => Promise<void>
  /** Fills the search page, if that is the current page. */
  readonly showPage: () => void
}

/** Narrower windows show the search over the page; the style sheet has the same width. */
const NARROW = '(max-width: 62.25em)'

// The search thread runs this same file, which the page has then loaded already.
if (typeof document === 'undefined') installSearchThread()

/** Separate, because the search page shows results without it. */
const loadBar = () => import('./search-bar.js')

/** Prepares the search of a page, and starts its thread. */
export function installSearch({ storage, ...outside }: SearchOptions): Search {
  const search = createSiteSearch(outside)
  // The page has a separate search: a query in the bar must not supersede its query.
  const searchOfPage = createSiteSearch(outside)
  if (document.querySelector('.page-search')) searchOfPage.start()
  else {
    search.open().catch(() => {})
    loadBar().catch(() => {})
  }
  addStyles(styles)
  const recent = createRecentSearches(storage)
  let field: HTMLInputElement | undefined

  const attendLink = async (link: HTMLAnchorElement, isStep: boolean): Promise<void> => {
    const label = link.getAttribute('aria-label') ?? ''
    if (!isStep) {
      preload(link)
      return
    }
    search.renew()
    const { openSheet } = await loadBar()
    openSheet({ search, recent, action: link.href, label, value: '' })
  }
  const attendForm = async (form: HTMLFormElement, isStep: boolean): Promise<void> => {
    const input = form.querySelector<HTMLInputElement>('.search-input')
    if (!input || input === field || form.closest('dialog')) return
    // The search page shows results in the page itself.
    const isNarrow = matchMedia(NARROW).matches
    // Focus alone opens nothing over the page: Tab moves on to what follows the field.
    if (document.activeElement !== input || form.closest('.page-search') || (isNarrow && !isStep)) {
      preload(form)
      return
    }
    search.renew()
    if (isNarrow) {
      const label = input.getAttribute('aria-label') ?? ''
      // Closing a dialog restores focus, which on a phone would open the keyboard again.
      if (matchMedia('(hover: none)').matches) input.blur()
      const { openSheet } = await loadBar()
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
    attend: async (searchField, isStep) => {
      if (searchField instanceof HTMLAnchorElement) await attendLink(searchField, isStep)
      else if (searchField instanceof HTMLFormElement) await attendForm(searchField, isStep)
    },
    showPage: () => showSearchPage(searchOfPage, recent),
  }
}
