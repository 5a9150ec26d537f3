import type { Text } from '@docgen/renderer/contract'
import type { SearchHit } from '@docgen/renderer/search'

import { element, renderParts } from './element.js'
import { fullNameOf, type HitGroup, isAtTop, nameOf } from './group-hits.js'
import type { Snippets } from './snippets.js'

/** Number of hits of a page that are initially visible. */
const SHOWN_HITS = 3

/** Dependencies of rendering the pages of a result. */
export interface RenderTools {
  readonly text: Text
  readonly snippets: Snippets
}

/**
 * A found page with its best hits, as an entry of the list on the search page. The link points to the best hit at the
 * top of the page, or else to the best section, and then has the names of the page and the section.
 */
export function renderResultPage({ breadcrumbs, hits }: HitGroup, tools: RenderTools): HTMLElement {
  const best = hits.find(isAtTop) ?? hits[0]
  if (!best) return element('li')
  const link = element('a', { href: best.href }, ...renderParts(fullNameOf(best)))
  return element(
    'li',
    { class: 'search-page' },
    element('h2', {}, link),
    ...(breadcrumbs.length > 0 ? [element('p', { class: 'search-path' }, breadcrumbs.join(' › '))] : []),
    tools.snippets.render('p', best, { link, label: link, nameOf: fullNameOf }),
    ...renderSections(
      hits.filter((hit) => hit !== best),
      tools,
    ),
  )
}

/**
 * Renders the best hits of a page. All other hits are collapsed, so that one page does not push the next pages out of
 * view.
 */
function renderSections(sections: readonly SearchHit[], tools: RenderTools): HTMLElement[] {
  const list = (some: readonly SearchHit[]) => element('ul', {}, ...some.map((hit) => renderSection(hit, tools)))
  const hiddenSections = sections.slice(SHOWN_HITS)
  if (sections.length === 0) return []
  const summary = element('summary', {}, tools.text('theme.SearchPage.more.plurals', { count: hiddenSections.length }))
  return [
    list(sections.slice(0, SHOWN_HITS)),
    ...(hiddenSections.length > 0 ? [element('details', {}, summary, list(hiddenSections))] : []),
  ]
}

function renderSection(hit: SearchHit, { snippets }: RenderTools): HTMLElement {
  const link = element('a', { href: hit.href }, ...renderParts(nameOf(hit)))
  const whole = element('li', { 'data-hit': hit.type }, link)
  whole.append(snippets.render('p', hit, { link, label: link, whole }))
  return whole
}
