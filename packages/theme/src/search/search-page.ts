import type { HitList } from '@docgen/renderer/search'
import * as ELEMENT_IDS from '../element-ids.js'
import { element } from './element.js'
import { groupHits } from './group-hits.js'
import { readSearchSetup } from './read-search-setup.js'
import type { RecentSearches } from './recent-searches.js'
import { renderResultPage } from './render-pages.js'
import { renderFailure, renderNothing } from './render-panel.js'
import { renderStart, renderSuggestions } from './render-start.js'
import { renderSectionFilter, renderVersionFilter } from './search-filters.js'
import { createSearchHref, readSearchUrl, type SearchParameters, trimSlashes } from './search-href.js'
import type { SiteSearch } from './site-search.js'
import { createSnippets, createTypingPause, type Snippets } from './snippets.js'

const RESULT_SIZE = { limit: 100, snippetLength: 100 }
/** Number of pages initially shown, and added each time the reader reaches the last. */
const PAGES_AT_ONCE = 10
/** Delay before a pending query shows as loading, in milliseconds. */
const LOADING_DELAY = 200

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

/**
 * Fills the search page with the results of the query in its URL, and updates the URL as the reader types. Without a
 * query, it offers searches. Does nothing on other pages.
 */
export function showSearchPage(search: SiteSearch, recent: RecentSearches): void {
  const parts = findParts()
  if (!parts) return
  const { results, count, heading, form, input, contexts } = parts
  const setup = readSearchSetup(document)
  const { text, suggestions } = setup
  const emptyTitle = heading.textContent ?? ''
  const title = document.title
  const versionFilter = element('div', { class: 'search-filters' })
  const sectionFilter = element('div', { class: 'search-filters' })
  form.after(versionFilter)
  count.after(sectionFilter)
  let parameters = readSearchUrl(location.search)
  let turn = 0
  const snippets: Snippets[] = []
  const findPause = createTypingPause()
  // Typing without a pause is one history entry.
  let isSettled = true

  const findContext = () => setup.contexts.find(({ path }) => trimSlashes(path) === parameters.context)
  const hrefOf = (query: string): string =>
    createSearchHref(location.pathname, { text: query, version: parameters.version })
  const showStart = (): void => {
    const onClear = (): void => {
      recent.clear()
      showStart()
      input.focus()
    }
    results.replaceChildren(renderStart({ text, recent: recent.list(), suggestions, hrefOf, onClear }))
  }
  const showNothing = (query: string): void => {
    const isLimited = findContext() !== undefined || parameters.section !== undefined
    const everywhere = element('a', { class: 'search-all', href: hrefOf(query) }, text('theme.SearchPage.everywhere'))
    results.replaceChildren(
      renderNothing(query, text, isLimited ? [everywhere] : []),
      ...(suggestions.length > 0 ? [renderSuggestions(text, suggestions, hrefOf)] : []),
    )
  }
  /** Number of found pages without a filter, which the query before a filter found. */
  let allPages: number | undefined
  const showSections = ({ sections = [], pages }: Pick<HitList, 'sections' | 'pages'>): void => {
    if (!parameters.section) allPages = pages
    const onChoose = (section: readonly string[]): void => {
      const { section: _, ...rest } = parameters
      change(section.length > 0 ? { ...rest, section } : rest, true)
      sectionFilter.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    }
    sectionFilter.replaceChildren(
      ...renderSectionFilter({ sections, pages: allPages, chosen: parameters.section ?? [], onChoose }, text),
    )
  }
  const showVersions = async (): Promise<void> => {
    const onChoose = (version: string): void => change({ ...parameters, version }, true)
    const versions = await search.versions(setup)
    versionFilter.replaceChildren(...renderVersionFilter({ versions, chosen: parameters.version, onChoose }, setup))
  }
  const show = async (): Promise<void> => {
    turn += 1
    const ownTurn = turn
    const query = parameters.text.trim()
    const pause = findPause(parameters.text, performance.now())
    const shownTitle = query === '' ? emptyTitle : text('theme.SearchPage.existingResultsTitle', { query })
    heading.textContent = shownTitle
    document.title = title.replace(emptyTitle, () => shownTitle)
    if (query === '') {
      for (const { end } of snippets.splice(0)) end()
      results.removeAttribute('aria-busy')
      count.textContent = ''
      showSections({})
      showStart()
      return
    }
    const timer = setTimeout(() => results.setAttribute('aria-busy', 'true'), LOADING_DELAY)
    const scope = { setup, version: parameters.version, context: findContext() }
    const { section } = parameters
    const list = element('ol', { class: 'search-pages' })
    const add = async (): Promise<void> => {
      const shown = list.children.length
      const size = { ...RESULT_SIZE, pages: shown + PAGES_AT_ONCE, ...(section && { section }) }
      const result = await search.query(query, scope, size)
      if (ownTurn !== turn || !result) return
      const groups = groupHits(result.hits)
      if (shown === 0) {
        for (const { end } of snippets.splice(0)) end()
        showSections(result)
        if (groups.length > 0) results.replaceChildren(list)
        else showNothing(query)
      }
      count.textContent = result.pages === undefined ? '' : countOf(result.pages)
      // The message below says the same, but screen readers announce only the count.
      count.classList.toggle('visually-hidden', groups.length === 0)
      const onLost = (): void => {
        if (list.children.length === 0) showNothing(query)
      }
      const created = createSnippets({ found: result, pause, onLost })
      snippets.push(created)
      list.append(...groups.slice(shown).map((group) => renderResultPage(group, { text, snippets: created })))
      if (groups.length > shown && result.pages !== groups.length) whenSeen(list.lastElementChild, add)
    }
    try {
      await add()
    } catch {
      if (ownTurn !== turn) return
      count.textContent = ''
      results.replaceChildren(renderFailure(text, () => void show()))
    } finally {
      clearTimeout(timer)
      if (ownTurn === turn) results.removeAttribute('aria-busy')
    }
  }
  const countOf = (pages: number): string =>
    pages === 0
      ? text('theme.SearchPage.noResultsText')
      : text('theme.SearchPage.documentsFound.plurals', { count: pages })
  const change = (next: SearchParameters, isStep: boolean): void => {
    parameters = next
    const href = createSearchHref(location.pathname, parameters)
    if (href !== location.pathname + location.search) {
      if (isStep) history.pushState(null, '', href)
      else history.replaceState(null, '', href)
    }
    void show()
  }
  /** Another query has results in other parts of the site. */
  const query = (isStep: boolean): void => {
    const { section: _, ...rest } = parameters
    change({ ...rest, text: input.value }, isStep)
  }

  input.value = parameters.text
  if (contexts) {
    contexts.value = findContext()?.path ?? ''
    contexts.hidden = false
  }
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
    if (target instanceof Element && target.closest('.search-page a')) recent.add(parameters.text)
  })
  contexts?.addEventListener('change', () => {
    const { section: _, ...rest } = parameters
    change({ ...rest, context: trimSlashes(contexts.value) }, true)
  })
  // With the Navigation API, the router loads the page again instead.
  if (!('navigation' in window))
    addEventListener('popstate', () => {
      parameters = readSearchUrl(location.search)
      input.value = parameters.text
      showVersions().catch(() => {})
      void show()
    })
  if (parameters.text === '' && matchMedia('(hover: hover)').matches) input.focus()
  void show()
  if (parameters.text !== '' || parameters.version !== '') {
    showVersions().catch(() => {})
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
      return showVersions()
    },
    () => {},
  )
}

/** Runs a function once, shortly before the element comes into view. A failure is retried with the next query. */
function whenSeen(target: Element | null, act: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      act().catch(() => {})
    },
    { rootMargin: '300px' },
  )
  if (target) observer.observe(target)
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
