import type { Text } from '@docgen/renderer/contract'
import type { SearchHit } from '@docgen/renderer/search'

import { element, renderParts } from './element.js'
import { type HitGroup, isAtTop, nameOf } from './group-hits.js'
import type { Snippets } from './snippets.js'

/** Number of hits of a page that are initially visible. */
const SHOWN_PLACES = 3

/** Dependencies of rendering the pages of an answer. */
export interface RenderTools {
  readonly text: Text
  readonly snippets: Snippets
}

/** A found page with its best hits, as an entry of the list on the search page. */
export function renderResultPage({ title, trail, hits }: HitGroup, tools: RenderTools): HTMLElement {
  const [first] = hits
  const own = hits.find(isAtTop)
  const sections = hits.filter((hit) => !isAtTop(hit))
  // If only hits further down matched, the page's name links to its top, with the same words marked.
  const href = own?.href ?? (first?.href ?? '').replace(/#.*/s, '')
  const link = element('a', { href }, ...renderParts(title))
  return element(
    'li',
    { class: 'search-page' },
    ...(trail.length > 0 ? [element('p', { class: 'search-path' }, trail.join(' › '))] : []),
    element('h2', {}, link),
    ...(own ? [tools.snippets.render('p', own, { link, label: link })] : []),
    ...renderSections(sections, tools),
  )
}

/** The best hits of a page; the rest can be expanded, so one page does not hide all that follow. */
function renderSections(sections: readonly SearchHit[], tools: RenderTools): HTMLElement[] {
  const list = (some: readonly SearchHit[]) => element('ul', {}, ...some.map((hit) => renderSection(hit, tools)))
  const rest = sections.slice(SHOWN_PLACES)
  if (sections.length === 0) return []
  const summary = element('summary', {}, tools.text('theme.SearchPage.more.plurals', { count: rest.length }))
  return [
    list(sections.slice(0, SHOWN_PLACES)),
    ...(rest.length > 0 ? [element('details', {}, summary, list(rest))] : []),
  ]
}

function renderSection(hit: SearchHit, { snippets }: RenderTools): HTMLElement {
  const link = element('a', { href: hit.href }, ...renderParts(nameOf(hit)))
  const whole = element('li', { 'data-hit': hit.type }, link)
  whole.append(snippets.render('p', hit, { link, label: link, whole }))
  return whole
}
