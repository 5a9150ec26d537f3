import type { Config } from '../config/config.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import { planSearchFacts, type SearchFacts, searchBase } from '../plan/plan-search-facts.js'
import type { PlannedPage, SitePlan } from '../plan/site-plan.js'
import type { RenderSetup } from '../workers/render-setup.js'

/** What search is told about the pages of a site. */
export interface SearchFactsSource {
  readonly config: Config
  readonly graph: SiteGraph
  readonly plan: SitePlan
  readonly setup: RenderSetup
}

/** Answers what search is to know of a page; nothing for a page that it leaves out. */
export function createSearchFacts({
  config,
  graph,
  plan,
  setup,
}: SearchFactsSource): (planned: PlannedPage) => SearchFacts | undefined {
  const bases = new Map(graph.editions.map((edition) => [editionKey(edition), searchBase(edition, config.baseUrl)]))
  return (planned) => {
    const { page, locale } = planned
    const shell = plan.shells.get(page.shell)?.view
    const base = bases.get(editionKey(planned))
    if (!shell || base === undefined) return undefined
    return planSearchFacts(page, { shell, config, language: setup.locales[locale]?.site.language ?? locale, base })
  }
}
