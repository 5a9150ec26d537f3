import type { Text } from '@docgen/renderer/contract'
import type { SearchHit } from '@docgen/renderer/search'

import { element, icon, renderParts } from './element.js'
import { fullNameOf, isPageHit } from './group-hits.js'
import type { Snippets } from './snippets.js'

/** Hits as options of a list box, best first: the name of the page and its section, the match, the path to the page. */
export function renderHitOptions(hits: readonly SearchHit[], text: Text, snippets: Snippets): HTMLElement {
  const options = hits.map((hit) => renderOption(hit, text, snippets))
  return element(
    'div',
    { class: 'search-group', role: 'group', 'aria-label': text('theme.SearchBar.label') },
    ...options,
  )
}

function renderOption(hit: SearchHit, text: Text, snippets: Snippets): HTMLElement {
  const kind = kindOf(hit)
  const option = element('a', {
    class: 'search-option search-hit',
    role: 'option',
    href: hit.href,
    tabindex: '-1',
    'data-hit': hit.type,
  })
  const label = element('span', { class: 'search-name' }, ...renderParts(fullNameOf(hit)))
  const lines = element(
    'span',
    { class: 'search-lines' },
    label,
    element('span', { class: 'visually-hidden' }, `, ${text(`theme.SearchBar.type.${kind}`)}`),
    snippets.render('span', hit, { link: option, label, nameOf: fullNameOf, whole: option }),
    ...(hit.breadcrumbs.length > 0 ? [element('span', { class: 'search-path' }, hit.breadcrumbs.join(' › '))] : []),
  )
  option.append(icon(KIND_ICONS[kind]), lines, element('span', { class: 'search-enter', 'aria-hidden': 'true' }, '↵'))
  return option
}

const KIND_ICONS = { page: 'document', section: 'section', text: 'note' } as const

function kindOf(hit: SearchHit): keyof typeof KIND_ICONS {
  if (isPageHit(hit)) return 'page'
  return hit.type === 'Heading' ? 'section' : 'text'
}
