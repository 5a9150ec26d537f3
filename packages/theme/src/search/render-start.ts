import type { Text } from '@docgen/renderer/contract'
import { element, icon } from './element.js'

/** Inputs of the search page before a query: the reader's recent searches, and the searches that the site suggests. */
export interface StartOptions {
  readonly text: Text
  readonly recent: readonly string[]
  readonly suggestions: readonly string[]
  readonly hrefOf: (query: string) => string
  readonly onClear: () => void
}

/** The content of the search page before a query. */
export function renderStart({ text, recent, suggestions, hrefOf, onClear }: StartOptions): HTMLElement {
  const clear = element('button', { type: 'button' }, text('theme.SearchBar.clear'))
  clear.addEventListener('click', onClear)
  const start = element('div', { class: 'search-invitation' })
  if (recent.length > 0) start.append(renderQueries(text('theme.SearchBar.recent'), recent, { hrefOf, button: clear }))
  if (suggestions.length > 0) start.append(renderSuggestions(text, suggestions, hrefOf))
  if (start.children.length === 0) start.append(element('p', {}, text('theme.SearchBar.start')))
  return start
}

/** The suggested searches as links. */
export function renderSuggestions(
  text: Text,
  suggestions: readonly string[],
  hrefOf: (query: string) => string,
): HTMLElement {
  return renderQueries(text('theme.SearchBar.suggested'), suggestions, { hrefOf })
}

interface QueryTools {
  readonly hrefOf: (query: string) => string
  readonly button?: HTMLElement
}

function renderQueries(title: string, queries: readonly string[], { hrefOf, button }: QueryTools): HTMLElement {
  const links = queries.map((query) => element('a', { href: hrefOf(query) }, query))
  return element(
    'section',
    { class: 'search-queries' },
    element('h2', {}, title, ...(button ? [button] : [])),
    element('ul', {}, ...links.map((link) => element('li', {}, icon(button ? 'recent' : 'search'), link))),
  )
}
