import type { CardView } from '@docgen/renderer/contract'
import { listCards } from '../graph/sidebar/create-category-index.js'
import type { SiteGraph } from '../graph/site-graph.js'

/** Maximum number of sections: the 404 page offers a way back, not a table of contents. */
const MAX_SECTIONS = 8

/**
 * The main sections of an edition: the categories at the top of its sidebars, or all items there if at most one of
 * them is a category.
 */
export function listSections(
  edition: { readonly version: string; readonly locale: string },
  { sidebars }: Pick<SiteGraph, 'sidebars'>,
): readonly CardView[] {
  const sidebarsOfEdition = sidebars.filter(
    ({ version, locale }) => version === edition.version && locale === edition.locale,
  )
  const cards = sidebarsOfEdition.flatMap(({ items }) => listCards(items))
  const categories = cards.filter(({ kind }) => kind === 'category')
  return (categories.length > 1 ? categories : cards).slice(0, MAX_SECTIONS)
}
