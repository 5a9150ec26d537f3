import type { Text } from '@docgen/renderer/contract'
import type { SearchContext } from './create-search-client.js'
import { element, icon } from './element.js'
import type { ReaderScope } from './site-search.js'

/** Inputs of the links to the search page. */
export interface LinkOptions {
  readonly scope: ReaderScope
  /** Whether there are hits: a context without hits has nothing more to show. */
  readonly hasHits: boolean
  readonly hrefOf: (context: SearchContext | undefined) => string
}

/**
 * The links to the search page, as the last options of the search field's list. A URL of the search page can name one
 * context, but cannot exclude one. So the link to results outside of a context searches the whole site. It appears only
 * if the context has no hits.
 */
export function renderSearchLinks({ scope: { context, setup }, hasHits, hrefOf }: LinkOptions): HTMLElement[] {
  const { text } = setup
  const renderLink = (key: string, target: SearchContext | undefined): HTMLElement =>
    element(
      'a',
      { class: 'search-option search-all', role: 'option', tabindex: '-1', href: hrefOf(target) },
      icon('search'),
      text(key, { context: context?.label ?? '' }),
    )
  const links = [
    ...(hasHits && context ? [renderLink('theme.SearchBar.searchInContext', context)] : []),
    ...(hasHits ? [renderLink('theme.SearchBar.seeAll', undefined)] : []),
    ...(!hasHits && context ? [renderLink('theme.SearchBar.seeAllOutsideContext', undefined)] : []),
  ]
  return links.length === 0 ? [] : [renderGroup(text('theme.SearchBar.seeAll'), links)]
}

/** The header above the recent searches: their name, and the button that clears them. */
export function renderRecentHead(text: Text, onClear: () => void): HTMLElement {
  const clear = element('button', { type: 'button' }, text('theme.SearchBar.clear'))
  clear.onclick = onClear
  return element('div', { class: 'search-head' }, text('theme.SearchBar.recent'), clear)
}

/** Recent or suggested searches as options; choosing one repeats the search. */
export function renderSearches(searches: readonly string[], kind: 'recent' | 'suggested', text: Text): HTMLElement {
  const label = text(`theme.SearchBar.${kind}`)
  const options = searches.map((search) =>
    element(
      'a',
      { class: 'search-option', role: 'option', tabindex: '-1', href: '#', 'data-query': search },
      icon(kind === 'recent' ? 'recent' : 'search'),
      element('span', { class: 'search-name' }, search),
    ),
  )
  // The header of recent searches is outside the list, because it contains a button.
  const head = kind === 'recent' ? [] : [element('div', { class: 'search-head', 'aria-hidden': 'true' }, label)]
  return renderGroup(label, [...head, ...options])
}

function renderGroup(label: string, options: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'search-group', role: 'group', 'aria-label': label }, ...options)
}
