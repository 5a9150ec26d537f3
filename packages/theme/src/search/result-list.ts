import type { Text } from '@docgen/renderer/contract'
import type { HitList } from '@docgen/renderer/search'
import { element } from './element.js'
import { groupHits, type HitGroup } from './group-hits.js'
import { renderResultPage } from './render-pages.js'
import { renderFailure } from './render-panel.js'
import type { ReaderScope, SiteSearch } from './site-search.js'
import { createSnippets, createTypingPause, type Snippets } from './snippets.js'

const RESULT_SIZE = { limit: 100, snippetLength: 100 }
/** Number of pages initially shown, and added each time the reader reaches the last. */
const PAGES_AT_ONCE = 10
/** Delay before a pending query shows as loading, in milliseconds. */
const LOADING_DELAY = 200

/** Inputs of the list of results. */
export interface ResultListOptions {
  readonly results: HTMLElement
  /** Live region with the number of found pages. */
  readonly count: HTMLElement
  readonly search: SiteSearch
  readonly text: Text
  /** Runs when the first results of a query arrive. */
  readonly onFound: (found: HitList) => void
  /** Renders the content of the page if a query has no results. */
  readonly renderNone: (query: string) => readonly HTMLElement[]
}

/** A query of the search page. */
export interface PageQuery {
  /** As typed. */
  readonly text: string
  readonly scope: ReaderScope
  /** Breadcrumbs of the part of the site that the hits must be in. */
  readonly section?: readonly string[] | undefined
}

/** The results on the search page. */
export interface ResultList {
  /** Shows the results of a query, and more of them as the reader scrolls, until a later query or `clear`. */
  readonly show: (query: PageQuery) => Promise<void>
  /** Ends the previous query, because the field now contains `text`, which is empty or only spaces. */
  readonly clear: (text: string) => void
}

/** Creates the list of results, which contains nothing before a query. */
export function createResultList(options: ResultListOptions): ResultList {
  const { results, count, search, text, onFound, renderNone } = options
  const findPause = createTypingPause()
  const snippets: Snippets[] = []
  let turn = 0
  const endSnippets = (): void => {
    for (const { end } of snippets.splice(0)) end()
  }
  const showFirst = (found: HitList, list: HTMLElement, query: string): void => {
    endSnippets()
    onFound(found)
    results.replaceChildren(...(found.hits.length > 0 ? [list] : renderNone(query)))
  }
  const show = async (query: PageQuery): Promise<void> => {
    turn += 1
    const thisTurn = turn
    const pause = findPause(query.text, performance.now())
    const timer = setTimeout(() => results.setAttribute('aria-busy', 'true'), LOADING_DELAY)
    const list = element('ol', { class: 'search-pages' })
    const add = async (): Promise<void> => {
      const shown = list.children.length
      const found = await findPages(search, query, shown + PAGES_AT_ONCE)
      if (thisTurn !== turn || !found) return
      const groups = groupHits(found.hits)
      if (shown === 0) showFirst(found, list, query.text.trim())
      showCount(count, found, groups, text)
      const onLost = (): void => {
        if (list.children.length === 0) results.replaceChildren(...renderNone(query.text.trim()))
      }
      const created = createSnippets({ found, pause, onLost })
      snippets.push(created)
      list.append(...groups.slice(shown).map((group) => renderResultPage(group, { text, snippets: created })))
      if (groups.length > shown && found.pages !== groups.length) whenSeen(list.lastElementChild, add)
    }
    try {
      await add()
    } catch {
      if (thisTurn !== turn) return
      count.textContent = ''
      results.replaceChildren(renderFailure(text, () => void show(query)))
    } finally {
      clearTimeout(timer)
      if (thisTurn === turn) results.removeAttribute('aria-busy')
    }
  }
  const clear = (typed: string): void => {
    turn += 1
    findPause(typed, performance.now())
    endSnippets()
    results.removeAttribute('aria-busy')
    count.textContent = ''
  }
  return { show, clear }
}

function findPages(search: SiteSearch, { text, scope, section }: PageQuery, pages: number) {
  return search.query(text.trim(), scope, { ...RESULT_SIZE, pages, ...(section && { section }) })
}

function showCount(count: HTMLElement, { pages }: HitList, groups: readonly HitGroup[], text: Text): void {
  if (pages === undefined) count.textContent = ''
  else if (pages === 0) count.textContent = text('theme.SearchPage.noResultsText')
  else count.textContent = text('theme.SearchPage.documentsFound.plurals', { count: pages })
  // The message below says the same, but screen readers announce only the count.
  count.classList.toggle('visually-hidden', groups.length === 0)
}

/** Runs a function once, shortly before the element comes into view. Ignores a failure; the next query retries. */
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
