import type { Text } from '@docgen/renderer/contract'
import type { SearchContext } from './create-search-client.js'
import { element, icon } from './element.js'
import type { ReaderPlace } from './site-search.js'

/** What the ways to the search page depend on. */
export interface LinkOptions {
  readonly here: ReaderPlace
  /** Whether there are hits: within a context without any there is nothing more to see. */
  readonly found: boolean
  readonly hrefOf: (context: SearchContext | undefined) => string
}

/**
 * The ways from the bar to all results, as options of its list. The address of the search page names a context to stay within and
 * none to leave out. So what is outside is offered where nothing is inside: there it is the same as everywhere.
 */
export function drawSearchLinks({ here: { context, setup }, found, hrefOf }: LinkOptions): HTMLElement[] {
  const { text } = setup
  const draw = (key: string, target: SearchContext | undefined): HTMLElement =>
    element(
      'a',
      { class: 'search-option search-all', role: 'option', tabindex: '-1', href: hrefOf(target) },
      icon('search'),
      text(key, { context: context?.label ?? '' }),
    )
  const links = [
    ...(found && context ? [draw('theme.SearchBar.searchInContext', context)] : []),
    ...(found ? [draw('theme.SearchBar.seeAll', undefined)] : []),
    ...(!found && context ? [draw('theme.SearchBar.seeAllOutsideContext', undefined)] : []),
  ]
  return links.length === 0 ? [] : [drawGroup(text('theme.SearchBar.seeAll'), links)]
}

/** What stands above the recent searches: their name, and the button that forgets them. */
export function drawRecentHead(text: Text, onClear: () => void): HTMLElement {
  const clear = element('button', { type: 'button' }, text('theme.SearchBar.clear'))
  clear.onclick = onClear
  return element('div', { class: 'search-head' }, text('theme.SearchBar.recent'), clear)
}

/** Recent searches as options; choosing one searches again. */
export function drawRecentSearches(searches: readonly string[], text: Text): HTMLElement {
  const options = searches.map((search) =>
    element(
      'a',
      { class: 'search-option', role: 'option', tabindex: '-1', href: '#', 'data-recent': search },
      icon('recent'),
      element('span', { class: 'search-name' }, search),
    ),
  )
  return drawGroup(text('theme.SearchBar.recent'), options)
}

function drawGroup(label: string, options: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'search-group', role: 'group', 'aria-label': label }, ...options)
}
