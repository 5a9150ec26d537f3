import type { Text } from '@docgen/renderer/contract'
import type { SearchHit } from '@docgen/renderer/search'

import { element, icon, renderParts } from './element.js'
import { groupHits, type HitGroup, isAtTop, isPageHit, nameOf } from './group-hits.js'
import type { Snippets } from './snippets.js'

/** The position of a page, such as `API Reference › Orders`; includes the page's name if its hits do not show it. */
export function pathOf({ trail, title, hits }: HitGroup): string {
  const names = hits[0] && isAtTop(hits[0]) ? trail : [...trail, title.map(({ text }) => text).join('')]
  return names.join(' › ')
}

/** Hits as groups and options of a list box, best page first. */
export function renderHitOptions(hits: readonly SearchHit[], text: Text, snippets: Snippets): HTMLElement[] {
  const groups: { readonly path: string; readonly hits: SearchHit[] }[] = []
  for (const group of groupHits(hits)) {
    const path = pathOf(group)
    const last = groups.at(-1)
    // Adjacent pages with the same path share a label.
    if (last && last.path === path) last.hits.push(...group.hits)
    else groups.push({ path, hits: [...group.hits] })
  }
  return groups.map((group) => {
    const { path } = group
    const name = path || text('theme.SearchBar.label')
    const label = element('div', { class: 'search-path', 'aria-hidden': 'true' }, path)
    return element(
      'div',
      { class: 'search-group', role: 'group', 'aria-label': name },
      ...(path === '' ? [] : [label]),
      ...group.hits.map((hit) => renderOption(hit, text, snippets)),
    )
  })
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
  const label = element('span', { class: 'search-name' }, ...renderParts(nameOf(hit)))
  const lines = element(
    'span',
    { class: 'search-lines' },
    label,
    element('span', { class: 'visually-hidden' }, `, ${text(`theme.SearchBar.type.${kind}`)}`),
    snippets.render('span', hit, { link: option, label, whole: option }),
  )
  option.append(icon(KIND_ICONS[kind]), lines, element('span', { class: 'search-enter', 'aria-hidden': 'true' }, '↵'))
  return option
}

const KIND_ICONS = { page: 'document', section: 'section', text: 'note' } as const

function kindOf(hit: SearchHit): keyof typeof KIND_ICONS {
  if (isPageHit(hit)) return 'page'
  return hit.type === 'Heading' ? 'section' : 'text'
}
