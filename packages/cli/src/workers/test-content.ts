import type { Content } from '@docgen/renderer/contract'
import type { SearchFacts } from '../plan/plan-search-facts.js'

/** Content with one section, for tests of the search. */
export const TEST_CONTENT: Content = {
  parts: [''],
  holes: [],
  description: 'About plans.',
  toc: [],
  links: [],
  anchors: [],
  sections: [{ id: '', title: '', level: 1, text: 'The zebra pays yearly.' }],
  diagnostics: [],
}

/** Search facts of a page with this content; for tests. */
export const TEST_FACTS: SearchFacts = {
  language: 'en',
  title: 'Plans',
  url: '/plans',
  breadcrumbs: ['Basics'],
  keywords: [],
}
