import type { Config } from '../config/config.js'
import type { SiteGraph } from '../graph/site-graph.js'
import { planSite } from './plan-site.js'
import type { GeneratedTitles, SitePlan } from './site-plan.js'

/** Titles of generated pages, for tests. */
export const TEST_TITLES: GeneratedTitles = {
  search: 'Search',
  notFound: 'Not found',
  allTopics: 'All topics',
  contents: 'Contents',
  tags: 'Tags',
  authors: 'Authors',
  archive: 'Archive',
  tagged: (tag, count) => `${count} with ${tag}`,
  postsTagged: (tag, count) => `${count} posts with ${tag}`,
}

/** The plan of a graph for tests; with a card key, its pages have social cards. */
export function createTestPlan(graph: SiteGraph, config: Config, cardKey?: string): SitePlan {
  const locales = new Map(config.i18n.locales.map((locale) => [locale, { config, titles: TEST_TITLES }]))
  return planSite(graph, config, { locales, locateInConfig: () => ({ file: 'site.config.ts' }), cardKey })
}
