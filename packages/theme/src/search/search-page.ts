import type { Text } from '@docgen/renderer/contract'
import * as ELEMENT_IDS from '../element-ids.js'
import { NO_HITS } from './create-search-client.js'
import { element } from './element.js'
import { groupHits } from './group-hits.js'
import { readSearchSetup } from './read-search-setup.js'
import { renderResultPage } from './render-pages.js'
import { renderFailure, renderNothing } from './render-panel.js'
import { createSearchHref, readSearchUrl, type SearchAddress, trimSlashes } from './search-href.js'
import type { SiteSearch } from './site-search.js'
import { createSnippets, type Snippets } from './snippets.js'

const ANSWER_SIZE = { limit: 100, snippetLength: 100 }
/** Number of pages initially shown, and added each time the reader reaches the last. */
const PAGES_AT_ONCE = 10
/** Delay before a pending answer shows as loading, in milliseconds. */
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
 * Fills the search page with the answer to the query in its URL, and updates the URL as the reader types. Does nothing
 * on other pages.
 */
export function showSearchPage(search: SiteSearch): void {
  const parts = findParts()
  if (!parts) return
  const { results, count, heading, form, input, contexts } = parts
  const setup = readSearchSetup(document)
  const { text } = setup
  const emptyTitle = heading.textContent ?? ''
  const title = document.title
  let parameters = readSearchUrl(location.search)
  let turn = 0
  const snippets: Snippets[] = []
  // Typing without a pause is one history entry.
  let isSettled = true

  const findContext = () => setup.contexts.find(({ path }) => trimSlashes(path) === parameters.context)
  const show = async (): Promise<void> => {
    turn += 1
    const mine = turn
    const query = parameters.text.trim()
    const shownTitle = query === '' ? emptyTitle : text('theme.SearchPage.existingResultsTitle', { query })
    heading.textContent = shownTitle
    document.title = title.replace(emptyTitle, () => shownTitle)
    const timer = setTimeout(() => results.setAttribute('aria-busy', 'true'), LOADING_DELAY)
    const place = { setup, version: parameters.version, context: findContext() }
    const list = element('ol', { class: 'search-pages' })
    const add = async (): Promise<void> => {
      const shown = list.children.length
      const size = { ...ANSWER_SIZE, pages: shown + PAGES_AT_ONCE }
      const found = query === '' ? NO_HITS : await search.ask(query, place, size)
      if (mine !== turn || !found) return
      const groups = groupHits(found.hits)
      if (shown === 0) {
        for (const { end } of snippets.splice(0)) end()
        results.replaceChildren(groups.length > 0 ? list : renderNothing(query, text))
      }
      count.textContent = found.pages === undefined ? '' : countOf(query, found.pages)
      // The visible message below is still announced to screen readers.
      count.classList.toggle('visually-hidden', groups.length === 0)
      const own = createSnippets(found, () => {
        if (list.children.length === 0) results.replaceChildren(renderNothing(query, text))
      })
      snippets.push(own)
      list.append(...groups.slice(shown).map((group) => renderResultPage(group, { text, snippets: own })))
      if (groups.length > shown && found.pages !== groups.length) whenSeen(list.lastElementChild, add)
    }
    try {
      await add()
    } catch {
      if (mine !== turn) return
      count.textContent = ''
      results.replaceChildren(renderFailure(text, () => void show()))
    } finally {
      clearTimeout(timer)
      if (mine === turn) results.removeAttribute('aria-busy')
    }
  }
  const countOf = (query: string, pages: number): string => {
    if (query === '') return ''
    if (pages === 0) return text('theme.SearchPage.noResultsText')
    return text('theme.SearchPage.documentsFound.plurals', { count: pages })
  }
  const change = (next: SearchAddress, isStep: boolean): void => {
    parameters = next
    const href = createSearchHref(location.pathname, parameters)
    if (href !== location.pathname + location.search) {
      if (isStep) history.pushState(null, '', href)
      else history.replaceState(null, '', href)
    }
    void show()
  }

  input.value = parameters.text
  if (contexts) {
    contexts.value = findContext()?.path ?? ''
    contexts.hidden = false
  }
  input.addEventListener('input', () => {
    change({ ...parameters, text: input.value }, isSettled)
    isSettled = false
  })
  input.addEventListener('change', () => {
    isSettled = true
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    isSettled = true
    change({ ...parameters, text: input.value }, true)
  })
  contexts?.addEventListener('change', () => change({ ...parameters, context: trimSlashes(contexts.value) }, true))
  let version: HTMLElement | undefined
  const nameVersion = (): void => {
    version?.remove()
    version = undefined
    if (parameters.version === '') return
    const versionLabel = setup.versionLabels[parameters.version] ?? parameters.version.slice(0, -1)
    // Pages without a version, such as posts, are indexed with the latest.
    const searchLatest = (): void => {
      change({ ...parameters, version: '' }, true)
      nameVersion()
      input.focus()
    }
    version = renderVersion(text, versionLabel, searchLatest)
    form.after(version)
  }
  nameVersion()
  // Elsewhere the router loads the page again.
  if (!('navigation' in window))
    addEventListener('popstate', () => {
      parameters = readSearchUrl(location.search)
      input.value = parameters.text
      nameVersion()
      void show()
    })
  if (parameters.text === '' && matchMedia('(hover: hover)').matches) input.focus()
  void show()
  // A URL with a query names its version; without a query, use the reader's preferred version.
  if (parameters.text === '' && parameters.version === '')
    search.open().then(
      ({ version }) => {
        if (version === '' || !input.isConnected) return
        parameters = { ...parameters, version }
        nameVersion()
        if (parameters.text !== '') change(parameters, false)
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

function renderVersion(text: Text, versionLabel: string, searchLatest: () => void): HTMLElement {
  const badge = element('span', { class: 'version-badge' }, text('theme.docs.versionBadge.label', { versionLabel }))
  const latest = element('button', { type: 'button' }, text('theme.SearchPage.latestVersion'))
  latest.addEventListener('click', searchLatest)
  return element('p', { class: 'search-version' }, badge, latest)
}
