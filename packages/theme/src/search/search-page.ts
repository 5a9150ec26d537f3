import type { HitList } from '@docgen/renderer/search'
import * as ELEMENT_IDS from '../element-ids.js'
import type { SearchContext } from './create-search-client.js'
import { element } from './element.js'
import { readSearchSetup, type SearchSetup } from './read-search-setup.js'
import type { RecentSearches } from './recent-searches.js'
import { renderNothing } from './render-panel.js'
import { renderStart, renderSuggestions } from './render-start.js'
import { createResultList } from './result-list.js'
import { renderSectionFilter, renderVersionFilter } from './search-filters.js'
import { createSearchHref, readSearchUrl, type SearchParameters, trimSlashes } from './search-href.js'
import type { SiteSearch } from './site-search.js'

/** The elements of the search page that the server rendered. */
interface PageParts {
  readonly results: HTMLElement
  readonly count: HTMLElement
  readonly heading: HTMLElement
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  /** Absent on sites without contexts. */
  readonly contexts: HTMLSelectElement | null
}

/** The search page, with the data and functions that its parts share. */
interface SearchPage extends PageParts {
  readonly setup: SearchSetup
  readonly search: SiteSearch
  readonly recent: RecentSearches
  /** The parameters of the URL. */
  readonly parameters: () => SearchParameters
  /** Changes the URL and shows its results; with `isStep`, as a new history entry. */
  readonly change: (next: SearchParameters, isStep: boolean) => void
}

/**
 * Fills the search page with the results of the query in its URL, and updates the URL as the reader types. Without a
 * query, it offers searches. Does nothing on other pages.
 */
export function showSearchPage(search: SiteSearch, recent: RecentSearches): void {
  const parts = findParts()
  if (!parts) return
  const { input } = parts
  const setup = readSearchSetup(document)
  let parameters = readSearchUrl(location.search)
  const change = (next: SearchParameters, isStep: boolean): void => {
    parameters = next
    const href = createSearchHref(location.pathname, parameters)
    if (href !== location.pathname + location.search) history[isStep ? 'pushState' : 'replaceState'](null, '', href)
    show()
  }
  const page: SearchPage = { ...parts, setup, search, recent, parameters: () => parameters, change }
  const showTitle = createTitle(page)
  const { showSections, showVersions } = createFilters(page)
  const list = createResultList({
    ...page,
    text: setup.text,
    onFound: showSections,
    renderNone: (query) => renderNone(page, query),
  })
  const show = (): void => {
    const { text, version, section } = parameters
    showTitle(text.trim())
    if (text.trim() === '') {
      list.clear(text)
      showSections({})
      showStart(page)
    } else void list.show({ text, scope: { setup, version, context: findContext(page) }, section })
  }
  fillForm(page)
  listen(page)
  // With the Navigation API, the router loads the page again instead.
  if (!('navigation' in window))
    addEventListener('popstate', () => {
      parameters = readSearchUrl(location.search)
      input.value = parameters.text
      void showVersions()
      show()
    })
  if (parameters.text === '' && matchMedia('(hover: hover)').matches) input.focus()
  show()
  if (parameters.text !== '' || parameters.version !== '') {
    void showVersions()
    return
  }
  // A URL with a query names its version; without a query, use the reader's preferred version.
  search.open().then(
    ({ version }) => {
      if (!input.isConnected) return
      if (version !== '') {
        parameters = { ...parameters, version }
        if (parameters.text !== '') change(parameters, false)
      }
      void showVersions()
    },
    () => {},
  )
}

/** Returns a function that shows the query in the title of the page and of the document. */
function createTitle({ heading, setup: { text } }: SearchPage): (query: string) => void {
  const emptyTitle = heading.textContent ?? ''
  const title = document.title
  return (query) => {
    const shown = query === '' ? emptyTitle : text('theme.SearchPage.existingResultsTitle', { query })
    heading.textContent = shown
    document.title = title.replace(emptyTitle, () => shown)
  }
}

/** Adds the fields to choose a version and a part of the site, and returns functions that fill them. */
function createFilters({ form, count, setup, search, parameters, change }: SearchPage) {
  const versionFilter = element('div', { class: 'search-filters' })
  const sectionFilter = element('div', { class: 'search-filters' })
  form.after(versionFilter)
  count.after(sectionFilter)
  /** Number of pages that the last query without a section found. */
  let allPages: number | undefined
  return {
    showSections: ({ sections = [], pages }: Pick<HitList, 'sections' | 'pages'>): void => {
      const { section: chosen = [] } = parameters()
      if (chosen.length === 0) allPages = pages
      const onChoose = (section: readonly string[]): void => {
        const rest = withoutSection(parameters())
        change(section.length > 0 ? { ...rest, section } : rest, true)
        sectionFilter.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
      }
      sectionFilter.replaceChildren(...renderSectionFilter({ sections, pages: allPages, chosen, onChoose }, setup.text))
    },
    /** Fills the choice of a version. Readers can search without it, so a failure is ignored. */
    showVersions: async (): Promise<void> => {
      const onChoose = (version: string): void => change({ ...parameters(), version }, true)
      const versions = await search.versions(setup).catch(() => undefined)
      if (!versions) return
      versionFilter.replaceChildren(...renderVersionFilter({ versions, chosen: parameters().version, onChoose }, setup))
    },
  }
}

function fillForm(page: SearchPage): void {
  const { input, contexts, parameters } = page
  input.value = parameters().text
  if (!contexts) return
  contexts.value = findContext(page)?.path ?? ''
  contexts.hidden = false
}

/** Applies the input and the choices of the reader. */
function listen({ input, form, results, contexts, recent, parameters, change }: SearchPage): void {
  // Everything typed until the field loses focus or the form is submitted is one history entry.
  let isSettled = true
  const query = (isStep: boolean): void => change({ ...withoutSection(parameters()), text: input.value }, isStep)
  input.addEventListener('input', () => {
    query(isSettled)
    isSettled = false
  })
  input.addEventListener('change', () => {
    isSettled = true
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    isSettled = true
    recent.add(input.value)
    query(true)
  })
  results.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.search-page a')) recent.add(parameters().text)
  })
  contexts?.addEventListener('change', () => {
    change({ ...withoutSection(parameters()), context: trimSlashes(contexts.value) }, true)
  })
}

/** The parameters for another query or context, which has results in other parts of the site. */
function withoutSection({ section: _, ...parameters }: SearchParameters): SearchParameters {
  return parameters
}

function showStart(page: SearchPage): void {
  const { results, input, recent, setup } = page
  const onClear = (): void => {
    recent.clear()
    showStart(page)
    input.focus()
  }
  const hrefOf = (query: string): string => hrefOfQuery(page, query)
  results.replaceChildren(renderStart({ ...setup, recent: recent.list(), hrefOf, onClear }))
}

/** The message that nothing was found, with other searches. */
function renderNone(page: SearchPage, query: string): readonly HTMLElement[] {
  const { text, suggestions } = page.setup
  const isLimited = findContext(page) !== undefined || page.parameters().section !== undefined
  const href = hrefOfQuery(page, query)
  const everywhere = element('a', { class: 'search-all', href }, text('theme.SearchPage.everywhere'))
  return [
    renderNothing(query, text, isLimited ? [everywhere] : []),
    ...(suggestions.length > 0 ? [renderSuggestions(text, suggestions, (each) => hrefOfQuery(page, each))] : []),
  ]
}

/** The URL of a query in the whole site, in the current version. */
function hrefOfQuery({ parameters }: SearchPage, text: string): string {
  return createSearchHref(location.pathname, { text, version: parameters().version })
}

function findContext({ setup, parameters }: SearchPage): SearchContext | undefined {
  const { context } = parameters()
  return setup.contexts.find(({ path }) => trimSlashes(path) === context)
}

function findParts(): PageParts | undefined {
  const results = document.getElementById(ELEMENT_IDS.searchResults)
  const page = results?.closest('main')
  const heading = page?.querySelector('h1')
  const form = page?.querySelector<HTMLFormElement>('.search-form')
  const input = form?.querySelector<HTMLInputElement>('.search-input')
  const count = page?.querySelector<HTMLElement>('.search-count')
  if (!results || !heading || !form || !input || !count) return undefined
  return { results, heading, form, input, count, contexts: form.querySelector('select') }
}
