import { API_HEADINGS, API_WORDS } from '@docgen/renderer/openapi'
import type { Config } from '../../config/config.js'
import { editionKey, type SiteGraph } from '../../graph/site-graph.js'
import { planSearchFacts, type SearchFacts, searchBase } from '../../plan/plan-search-facts.js'
import type { PlannedPage, SitePlan } from '../../plan/site-plan.js'
import type { LocaleSetup, RenderSetup } from '../../workers/render-setup.js'

/** Sources of the search facts of a site's pages. */
export interface SearchFactsSource {
  readonly config: Config
  readonly graph: SiteGraph
  readonly plan: SitePlan
  readonly setup: RenderSetup
  /** Output file → compiler input of an API page. */
  readonly apiInputs: ReadonlyMap<string, unknown>
}

/** Creates a function that returns a page's search facts; `undefined` for a page that search skips. */
export function createSearchFacts({
  config,
  graph,
  plan,
  setup,
  apiInputs,
}: SearchFactsSource): (planned: PlannedPage) => SearchFacts | undefined {
  const bases = new Map(graph.editions.map((edition) => [editionKey(edition), searchBase(edition, config.baseUrl)]))
  const apiTexts = new Map(Object.entries(setup.locales).map(([locale, shared]) => [locale, listApiTexts(shared)]))
  return (planned) => {
    const { page, locale } = planned
    const shell = plan.shells.get(page.shell)?.view
    const base = bases.get(editionKey(planned))
    if (!shell || base === undefined) return undefined
    const language = setup.locales[locale]?.site.language ?? locale
    const facts = planSearchFacts(page, { shell, config, language, base })
    const uiTexts = apiInputs.has(page.file) ? apiTexts.get(locale) : undefined
    return facts && { ...facts, ...(uiTexts && { uiTexts }) }
  }
}

/**
 * Lists the UI texts of API pages in a language; `undefined` if they equal the English texts, which the compiler
 * writes.
 */
function listApiTexts({ texts, fallbackTexts }: LocaleSetup): SearchFacts['uiTexts'] {
  const templates = Object.entries({ ...API_HEADINGS, ...API_WORDS }).map(([key, english]) => {
    const template = texts[key] ?? fallbackTexts[key] ?? english
    return { key, template, isOther: template !== english }
  })
  if (!templates.some(({ isOther }) => isOther)) return undefined
  return Object.fromEntries(templates.map(({ key, template }) => [key, template]))
}
