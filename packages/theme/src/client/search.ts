import { openSheet } from '../search/open-sheet.js'
import { createRecentSearches } from '../search/recent-searches.js'
import { openField } from '../search/search-field.js'
import { showSearchPage } from '../search/search-page.js'
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
   * not focus alone.
   */
  readonly attend: (searchField: HTMLElement, isStep: boolean) => void
  /** Fills the search page, if that is the current page. */
  readonly showPage: () => void
}

/** Narrower windows show the search over the page; the style sheet has the same width. */
const NARROW = '(max-width: 62.25em)'

/** Loads the search. Its styles are loaded when this resolves, so nothing appears unstyled. */
export async function installSearch({ storage, ...outside }: SearchOptions): Promise<Search> {
  const search = createSiteSearch(outside)
  // The page has a separate search: a query in the bar must not supersede its query.
  const searchOfPage = createSiteSearch(outside)
  if (document.querySelector('.page-search')) searchOfPage.start()
  else search.open().catch(() => {})
  await loadStyles()
  const recent = createRecentSearches(storage)
  let field: HTMLInputElement | undefined

  const attendLink = (link: HTMLAnchorElement, isStep: boolean): void => {
    const label = link.getAttribute('aria-label') ?? ''
    if (!isStep) {
      preload(link)
      return
    }
    search.renew()
    openSheet({ search, recent, action: link.href, label, value: '' })
  }
  const attendForm = (form: HTMLFormElement, isStep: boolean): void => {
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
      openSheet({ search, recent, action: form.action, label, value: input.value })
    } else {
      field = input
      openField({ form, input, search, recent, isSheet: false, onEnd: () => (field = undefined) })
    }
  }
  /** Loads the index before anything is typed; an error is shown in the field. */
  const preload = (searchField: HTMLElement): void => {
    searchField.dataset['searchState'] ??= 'loading'
    search.open().then(
      () => (searchField.dataset['searchState'] = 'done'),
      () => (searchField.dataset['searchState'] = 'failed'),
    )
  }
  return {
    attend: (searchField, isStep) => {
      if (searchField instanceof HTMLAnchorElement) attendLink(searchField, isStep)
      else if (searchField instanceof HTMLFormElement) attendForm(searchField, isStep)
    },
    showPage: () => showSearchPage(searchOfPage, recent),
  }
}

function loadStyles(): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = new URL(styles, import.meta.url).href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(link.href))
    }
    document.head.append(link)
  })
}
